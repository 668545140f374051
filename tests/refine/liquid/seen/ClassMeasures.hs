-- Measures of classes, measures that nothing defines, measures of several types.
module ClassMeasures where

{-@ class measure size :: forall a. a -> Int @-}

data Box = Box Int | Nested Box

{-@ measure depth :: Box -> Int
      depth (Box n) = 0
      depth (Nested b) = 1 + depth b
  @-}

{-@ measure isNested :: Box -> Bool
      isNested (Box n) = false
      isNested (Nested b) = true
  @-}

-- expect: verified
{-@ nest :: b:Box -> {v:Box | depth v = depth b + 1 && isNested v} @-}
nest :: Box -> Box
nest b = Nested b

-- expect: verified
{-@ open :: {b:Box | isNested b} -> Box @-}
open :: Box -> Box
open (Nested b) = b

-- because: raises (case openAny (Box 0) of { Box n -> n; Nested _ -> 0 })
-- expect: concrete
{-@ openAny :: b:Box -> Box @-}
openAny :: Box -> Box
openAny (Nested b) = b

-- expect: verified
{-@ depthOf :: b:Box -> {v:Int | v = depth b} @-}
depthOf :: Box -> Int
depthOf (Box _) = 0
depthOf (Nested b) = 1 + depthOf b

-- because: depthWrong (Box 0) /= 0
-- expect: concrete
{-@ depthWrong :: b:Box -> {v:Int | v = depth b} @-}
depthWrong :: Box -> Int
depthWrong (Box _) = 1
depthWrong (Nested b) = 1 + depthWrong b

-- expect: verified
{-@ openTwice :: {b:Box | depth b > 1} -> Box @-}
openTwice :: Box -> Box
openTwice (Nested (Nested b)) = b

-- because: raises (case openTwiceWrong (Nested (Box 0)) of { Box n -> n; Nested _ -> 0 })
-- expect: concrete
{-@ openTwiceWrong :: {b:Box | depth b > 0} -> Box @-}
openTwiceWrong :: Box -> Box
openTwiceWrong (Nested (Nested b)) = b

{-@ measure color :: Int -> Int @-}

{-@ assume paint :: c:Int -> x:Int -> {v:Int | color v = c} @-}
paint :: Int -> Int -> Int
paint _ x = x

-- Whatever `color` is, the same is the same.
-- expect: verified
{-@ red :: Int -> {v:Int | color v = 1} @-}
red :: Int -> Int
red x = paint 1 x

-- expect: abstract paint
{-@ blue :: Int -> {v:Int | color v = 2} @-}
blue :: Int -> Int
blue x = paint 1 x

-- expect: verified
{-@ keepColor :: x:Int -> {v:Int | color v = color x} @-}
keepColor :: Int -> Int
keepColor x = x

data Shape = Dot | Square Int | Oblong Int Int

{-@ measure area @-}
area :: Shape -> Int
area Dot = 0
area (Square a) = a * a
area (Oblong a b) = a * b

-- expect: verified
{-@ square :: a:Int -> {v:Shape | area v = a * a} @-}
square :: Int -> Shape
square a = Oblong a a

-- because: area (squareWrong 2) /= 4
-- expect: concrete
{-@ squareWrong :: a:Int -> {v:Shape | area v = a * a} @-}
squareWrong :: Int -> Shape
squareWrong a = Oblong a 1

-- expect: verified
{-@ grow :: s:Shape -> {v:Shape | area v >= area s} @-}
grow :: Shape -> Shape
grow Dot = Square 1
grow s = s
