-- Functions that keep what they do not know.
module Parametric where

{-@ type Pos = {v:Int | v > 0} @-}
{-@ type Neg = {v:Int | v < 0} @-}

-- expect: verified
{-@ least :: forall <p :: Int -> Bool>. Int<p> -> Int<p> -> Int<p> @-}
least :: Int -> Int -> Int
least x y
  | x < y = x
  | otherwise = y

-- because: let p n = n == 2 in p 2 && not (p (middle 2 2 2))
-- expect: concrete
{-@ middle :: forall <p :: Int -> Bool>. Int<p> -> Int<p> -> Int<p> -> Int<p> @-}
middle :: Int -> Int -> Int -> Int
middle x y z = if x == y then x + y - z + 1 else z

-- expect: verified
{-@ leastNeg :: Neg -> Neg -> Neg @-}
leastNeg :: Int -> Int -> Int
leastNeg x y = least x y

-- because: leastPos 1 0 <= 0
-- expect: concrete
{-@ leastPos :: Pos -> Int -> Pos @-}
leastPos :: Int -> Int -> Int
leastPos x y = least x y

-- expect: verified
{-@ choose :: forall <p :: a -> Bool>. Bool -> a<p> -> a<p> -> a<p> @-}
choose :: Bool -> a -> a -> a
choose b x y = if b then x else y

-- expect: verified
{-@ chooseThree :: Bool -> {v:Int | v = 3} @-}
chooseThree :: Bool -> Int
chooseThree b = choose b 3 3

-- because: chooseFour True /= 4
-- expect: concrete
{-@ chooseFour :: Bool -> {v:Int | v = 4} @-}
chooseFour :: Bool -> Int
chooseFour b = choose b 3 4

-- expect: verified
{-@ elementOr :: forall <p :: a -> Bool>. a<p> -> [a<p>] -> Int -> a<p> @-}
elementOr :: a -> [a] -> Int -> a
elementOr d [] _ = d
elementOr d (x : xs) n = if n <= 0 then x else elementOr d xs (n - 1)

-- expect: verified
{-@ positiveAt :: [Pos] -> Int -> Pos @-}
positiveAt :: [Int] -> Int -> Int
positiveAt xs n = elementOr 1 xs n

-- because: positiveOrZero [] 0 <= 0
-- expect: concrete
{-@ positiveOrZero :: [Pos] -> Int -> Pos @-}
positiveOrZero :: [Int] -> Int -> Int
positiveOrZero xs n = elementOr 0 xs n

-- expect: verified
{-@ twoTimes :: forall <p :: Int -> Bool>. (Int<p> -> Int<p>) -> Int<p> -> Int<p> @-}
twoTimes :: (Int -> Int) -> Int -> Int
twoTimes f x = f (f x)

-- expect: verified
{-@ largerPos :: Pos -> Pos @-}
largerPos :: Int -> Int
largerPos n = twoTimes (\x -> x + 1) n

-- because: smallerPos 1 <= 0
-- expect: concrete
{-@ smallerPos :: Pos -> Pos @-}
smallerPos :: Int -> Int
smallerPos n = twoTimes (\x -> x - 1) n

-- expect: verified
{-@ every :: forall <p :: a -> Bool, q :: b -> Bool>. (a<p> -> b<q>) -> [a<p>] -> [b<q>] @-}
every :: (a -> b) -> [a] -> [b]
every _ [] = []
every f (x : xs) = f x : every f xs

-- expect: verified
{-@ increased :: [Pos] -> [{v:Int | v > 1}] @-}
increased :: [Int] -> [Int]
increased xs = every (\x -> x + 1) xs

-- because: head (decreased [1]) <= 0
-- expect: concrete
{-@ decreased :: [Pos] -> [Pos] @-}
decreased :: [Int] -> [Int]
decreased xs = every (\x -> x - 1) xs

-- expect: verified
{-@ composed :: forall <p :: Int -> Int -> Bool>. f:(x:Int -> Int<p x>) -> x:Int -> Int<p x> @-}
composed :: (Int -> Int) -> Int -> Int
composed f x = f x

-- expect: concrete
{-@ composedZero :: forall <p :: Int -> Int -> Bool>. f:(x:Int -> Int<p x>) -> x:Int -> Int<p x> @-}
composedZero :: (Int -> Int) -> Int -> Int
composedZero f _ = f 0

-- expect: verified
{-@ swap :: forall <p :: a -> Bool, q :: b -> Bool>. (a<p>, b<q>) -> (b<q>, a<p>) @-}
swap :: (a, b) -> (b, a)
swap (x, y) = (y, x)
