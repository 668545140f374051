-- Abstract refinements of data: what holds between parts.
module AbstractData where

{-@ data Chain a <p :: a -> a -> Bool> = End | Link { front :: a, back :: Chain <p> (a<p front>) } @-}
data Chain a = End | Link { front :: a, back :: Chain a }

{-@ type Rising a = Chain <{\x y -> x <= y}> a @-}
{-@ type Distinct a = Chain <{\x y -> x /= y}> a @-}

-- expect: verified
{-@ rising :: Rising Int @-}
rising :: Chain Int
rising = Link 1 (Link 2 (Link 3 End))

-- because: case notRising of { Link x (Link y _) -> x > y; _ -> False }
-- expect: concrete
{-@ notRising :: Rising Int @-}
notRising :: Chain Int
notRising = Link 2 (Link 1 End)

-- expect: verified
{-@ different :: Distinct Int @-}
different :: Chain Int
different = Link 2 (Link 1 End)

-- because: case notDifferent 0 of { Link x (Link y _) -> x == y; _ -> False }
-- expect: concrete
{-@ notDifferent :: Int -> Distinct Int @-}
notDifferent :: Int -> Chain Int
notDifferent x = Link x (Link 0 End)

-- expect: verified
{-@ insertInto :: Ord a => a -> Rising a -> Rising a @-}
insertInto :: Ord a => a -> Chain a -> Chain a
insertInto x End = Link x End
insertInto x (Link y ys)
  | x <= y = Link x (Link y ys)
  | otherwise = Link y (insertInto x ys)

-- because: case insertWrong 2 (Link 1 End) of { Link x (Link y _) -> x > y; _ -> False }
-- expect: concrete
{-@ insertWrong :: Int -> Rising Int -> Rising Int @-}
insertWrong :: Int -> Chain Int -> Chain Int
insertWrong x End = Link x End
insertWrong x (Link y ys)
  | x <= y = Link y (Link x ys)
  | otherwise = Link x (Link y ys)

-- expect: verified
{-@ sortChain :: Ord a => [a] -> Rising a @-}
sortChain :: Ord a => [a] -> Chain a
sortChain [] = End
sortChain (x : xs) = insertInto x (sortChain xs)

-- expect: verified
{-@ behind :: Rising Int -> Rising Int @-}
behind :: Chain Int -> Chain Int
behind End = End
behind (Link _ xs) = xs

-- expect: verified
{-@ doubled :: n:Int -> Rising Int @-}
doubled :: Int -> Chain Int
doubled n = Link n (Link n End)

-- because: case doubledStrictly 0 of { Link x (Link y _) -> x == y; _ -> False }
-- expect: concrete
{-@ doubledStrictly :: n:Int -> Distinct Int @-}
doubledStrictly :: Int -> Chain Int
doubledStrictly n = Link n (Link n End)

{-@ data Range <p :: Int -> Int -> Bool> = Range { low :: Int, high :: Int<p low> } @-}
data Range = Range { low :: Int, high :: Int }

-- expect: verified
{-@ ordered :: Int -> Int -> Range <{\l h -> l <= h}> @-}
ordered :: Int -> Int -> Range
ordered x y = if x <= y then Range x y else Range y x

-- because: low (swapped 0 1) > high (swapped 0 1)
-- expect: concrete
{-@ swapped :: Int -> Int -> Range <{\l h -> l <= h}> @-}
swapped :: Int -> Int -> Range
swapped x y = if x <= y then Range y x else Range x y

-- expect: verified
{-@ width :: Range <{\l h -> l <= h}> -> {v:Int | v >= 0} @-}
width :: Range -> Int
width (Range l h) = h - l

-- because: widthOfAny (Range 1 0) < 0
-- expect: concrete
{-@ widthOfAny :: Range -> {v:Int | v >= 0} @-}
widthOfAny :: Range -> Int
widthOfAny (Range l h) = h - l

-- expect: verified
{-@ strict :: Int -> Range <{\l h -> l < h}> @-}
strict :: Int -> Range
strict x = Range x (x + 1)

-- expect: verified
{-@ weaker :: Range <{\l h -> l < h}> -> Range <{\l h -> l <= h}> @-}
weaker :: Range -> Range
weaker r = r

-- because: low (stronger (Range 0 0)) >= high (stronger (Range 0 0))
-- expect: concrete
{-@ stronger :: Range <{\l h -> l <= h}> -> Range <{\l h -> l < h}> @-}
stronger :: Range -> Range
stronger r = r
