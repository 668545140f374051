-- Abstract refinements of functions: what holds of what is given holds of what comes back.
module AbstractFunctions where

-- expect: verified
{-@ larger :: forall <p :: Int -> Bool>. Int<p> -> Int<p> -> Int<p> @-}
larger :: Int -> Int -> Int
larger x y = if x <= y then y else x

-- The sum of two numbers need not be like them.
-- because: let p n = n == 1 in p 1 && not (p (summed 1 1))
-- expect: concrete
{-@ summed :: forall <p :: Int -> Bool>. Int<p> -> Int<p> -> Int<p> @-}
summed :: Int -> Int -> Int
summed x y = x + y

-- expect: verified
{-@ largerOdd :: {v:Int | v mod 2 = 1} -> {v:Int | v mod 2 = 1} -> {v:Int | v mod 2 = 1} @-}
largerOdd :: Int -> Int -> Int
largerOdd x y = larger x y

-- expect: verified
{-@ largestOf :: forall <p :: Int -> Bool>. Int<p> -> [Int<p>] -> Int<p> @-}
largestOf :: Int -> [Int] -> Int
largestOf x [] = x
largestOf x (y : ys) = largestOf (larger x y) ys

-- expect: verified
{-@ largestNat :: [{v:Int | v >= 0}] -> {v:Int | v >= 0} @-}
largestNat :: [Int] -> Int
largestNat xs = largestOf 0 xs

-- Zero is not positive, and comes back from an empty list.
-- because: largestPositive [] <= 0
-- expect: concrete
{-@ largestPositive :: [{v:Int | v > 0}] -> {v:Int | v > 0} @-}
largestPositive :: [Int] -> Int
largestPositive xs = largestOf 0 xs

-- expect: verified
{-@ keep :: forall <p :: a -> Bool>. x:a<p> -> {v:a<p> | v == x} @-}
keep :: a -> a
keep x = x

-- expect: verified
{-@ keepPositive :: x:{v:Int | v > 0} -> {v:Int | v > 0 && v = x} @-}
keepPositive :: Int -> Int
keepPositive x = keep x

-- expect: verified
{-@ orElse :: forall <p :: a -> Bool>. a<p> -> Maybe (a<p>) -> a<p> @-}
orElse :: a -> Maybe a -> a
orElse x Nothing = x
orElse _ (Just y) = y

-- The default is zero, which nobody promised anything of.
-- because: let p n = n == 1 in p 1 && not (p (orZero 1 Nothing))
-- expect: concrete
{-@ orZero :: forall <p :: Int -> Bool>. Int<p> -> Maybe (Int<p>) -> Int<p> @-}
orZero :: Int -> Maybe Int -> Int
orZero _ Nothing = 0
orZero _ (Just y) = y

-- expect: verified
{-@ positives :: {v:Int | v > 0} -> Maybe {v:Int | v > 3} -> {v:Int | v > 0} @-}
positives :: Int -> Maybe Int -> Int
positives d m = orElse d m

-- because: positivesThree 1 Nothing <= 3
-- expect: concrete
{-@ positivesThree :: {v:Int | v > 0} -> Maybe {v:Int | v > 3} -> {v:Int | v > 3} @-}
positivesThree :: Int -> Maybe Int -> Int
positivesThree d m = orElse d m

-- expect: verified
{-@ applied :: forall <p :: Int -> Bool, q :: Int -> Bool>. (Int<p> -> Int<q>) -> Int<p> -> Int<q> @-}
applied :: (Int -> Int) -> Int -> Int
applied f x = f x

-- The function is asked for what it gives, but its argument comes back.
-- because: let { p n = n == 0; q n = n == 1 } in p 0 && q ((\_ -> 1) 0) && not (q (appliedNot (\_ -> 1) 0))
-- expect: concrete
{-@ appliedNot :: forall <p :: Int -> Bool, q :: Int -> Bool>. (Int<p> -> Int<q>) -> Int<p> -> Int<q> @-}
appliedNot :: (Int -> Int) -> Int -> Int
appliedNot f x = if x == 0 then x else f x

-- expect: verified
{-@ step :: forall <q :: Int -> Int -> Bool>. f:(x:Int -> Int<q x>) -> y:Int -> Int<q y> @-}
step :: (Int -> Int) -> Int -> Int
step f y = f y

-- The function is called with another number.
-- expect: concrete
{-@ stepNext :: forall <q :: Int -> Int -> Bool>. f:(x:Int -> Int<q x>) -> y:Int -> Int<q y> @-}
stepNext :: (Int -> Int) -> Int -> Int
stepNext f y = f (y + 1)

-- expect: verified
{-@ firstOf :: forall <p :: a -> Bool>. xs:{v:[a<p>] | len v > 0} -> a<p> @-}
firstOf :: [a] -> a
firstOf (x : _) = x

-- expect: verified
{-@ pairUp :: forall <p :: a -> Bool, q :: b -> Bool>. a<p> -> b<q> -> (a<p>, b<q>) @-}
pairUp :: a -> b -> (a, b)
pairUp x y = (x, y)

-- expect: verified
{-@ smallAndLarge :: {v:Int | v < 3} -> {v:Int | v > 7} -> ({v:Int | v < 3}, {v:Int | v > 7}) @-}
smallAndLarge :: Int -> Int -> (Int, Int)
smallAndLarge x y = pairUp x y

-- because: fst (largeAndSmall 0 8) <= 7
-- expect: concrete
{-@ largeAndSmall :: {v:Int | v < 3} -> {v:Int | v > 7} -> ({v:Int | v > 7}, {v:Int | v < 3}) @-}
largeAndSmall :: Int -> Int -> (Int, Int)
largeAndSmall x y = pairUp x y
