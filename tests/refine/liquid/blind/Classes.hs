-- Specifications of classes and their instances.
module Classes where

class Sized s where
  {-@ class Sized s where
        size :: forall a. x:s a -> {v:Int | v >= 0}
    @-}
  size :: s a -> Int

data Stack a = Bottom | Push a (Stack a)

-- expect: verified
{-@ height :: Stack a -> {v:Int | v >= 0} @-}
height :: Stack a -> Int
height Bottom = 0
height (Push _ s) = 1 + height s

instance Sized Stack where
  size s = height s

instance Sized [] where
  size xs = length xs

instance Sized Maybe where
  size Nothing = 0
  size (Just _) = 1

-- expect: verified
{-@ bigger :: Sized s => s a -> {v:Int | v > 0} @-}
bigger :: Sized s => s a -> Int
bigger s = size s + 1

-- because: sizeOf (Bottom :: Stack Int) < 2
-- expect: concrete
{-@ sizeOf :: Stack a -> {v:Int | v >= 2} @-}
sizeOf :: Stack a -> Int
sizeOf s = size s

class Shape a where
  {-@ class Shape a where
        area :: a -> {v:Int | v >= 0}
        scaled :: {k:Int | k > 0} -> a -> a
    @-}
  area :: a -> Int
  scaled :: Int -> a -> a

data Square = Square Int

{-@ data Square = Square { side :: {v:Int | v >= 0} } @-}

instance Shape Square where
  area (Square n) = n * n
  scaled k (Square n) = Square (k * n)

-- expect: verified
{-@ both :: Square -> Square -> {v:Int | v >= 0} @-}
both :: Square -> Square -> Int
both a b = area a + area b

-- expect: verified
{-@ doubled :: Square -> Square @-}
doubled :: Square -> Square
doubled s = scaled 2 s

-- The scale must not be zero.
-- because: case gone (Square 1) of Square n -> n == 0
-- expect: concrete
{-@ gone :: Square -> Square @-}
gone :: Square -> Square
gone s = scaled 0 s

class Bag b where
  {-@ class Bag b where
        none :: {v:b | true}
        amount :: b -> {v:Int | v >= 0}
        more :: {n:Int | n >= 0} -> b -> b
    @-}
  none :: b
  amount :: b -> Int
  more :: Int -> b -> b

-- expect: verified
{-@ filled :: Bag b => {n:Int | n >= 0} -> b @-}
filled :: Bag b => Int -> b
filled n = more n none

newtype Count = Count Int

instance Bag Count where
  none = Count 0
  amount (Count n) = if n < 0 then 0 else n
  more n (Count m) = Count (n + m)

-- because: let Count n = negative in n < 0
-- expect: concrete
{-@ negative :: Count @-}
negative :: Count
negative = more (-1) (Count 0)

-- expect: verified
{-@ counted :: Count -> {v:Int | v >= 0} @-}
counted :: Count -> Int
counted c = amount c

-- because: countedWrong (Count 0) <= 0
-- expect: concrete
{-@ countedWrong :: Count -> {v:Int | v > 0} @-}
countedWrong :: Count -> Int
countedWrong c = amount c
