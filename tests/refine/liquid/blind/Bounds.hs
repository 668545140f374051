-- Bounds: what abstract refinements have to do with each other.
module Bounds where

-- expect: verified
{-@ after :: forall <p :: Int -> Bool, q :: Int -> Bool>.
             {x::Int<p> |- {v:Int | v = x + 1} <: Int<q>}
             Int<p> -> Int<q> @-}
after :: Int -> Int
after x = x + 1

-- expect: verified
{-@ afterPositive :: {v:Int | v > 0} -> {v:Int | v > 1} @-}
afterPositive :: Int -> Int
afterPositive x = after x

-- because: afterWrong 1 <= 2
-- expect: concrete
{-@ afterWrong :: {v:Int | v > 0} -> {v:Int | v > 2} @-}
afterWrong :: Int -> Int
afterWrong x = after x

-- expect: verified
{-@ link :: forall <p :: b -> c -> Bool, q :: a -> b -> Bool, r :: a -> c -> Bool>.
            {x::a, w::b<q x> |- c<p w> <: c<r x>}
            (y:b -> c<p y>) -> (z:a -> b<q z>) -> x:a -> c<r x> @-}
link :: (b -> c) -> (a -> b) -> a -> c
link f g x = f (g x)

-- expect: verified
{-@ plusThree :: x:Int -> {v:Int | v = x + 3} @-}
plusThree :: Int -> Int
plusThree x = link (\y -> y + 1) (\z -> z + 2) x

-- because: plusFour 0 /= 4
-- expect: concrete
{-@ plusFour :: x:Int -> {v:Int | v = x + 4} @-}
plusFour :: Int -> Int
plusFour x = link (\y -> y + 1) (\z -> z + 2) x

-- expect: verified
{-@ atLeastOne :: {v:Int | v >= 0} -> {v:Int | v >= 1} @-}
atLeastOne :: Int -> Int
atLeastOne x = link (\y -> y + 1) (\z -> z) x

-- expect: verified
{-@ lower :: forall <p :: Int -> Bool, q :: Int -> Bool>.
             {y::Int<q> |- {v:Int | v <= y} <: Int<p>}
             Int<q> -> Int<p> @-}
lower :: Int -> Int
lower y = y - 1

-- because: notLower 1 /= (-1)
-- expect: concrete
{-@ notLower :: x:{v:Int | v > 0} -> {v:Int | v = x - 2} @-}
notLower :: Int -> Int
notLower y = lower y

-- expect: verified
{-@ belowTen :: {v:Int | v < 10} -> {v:Int | v < 9} @-}
belowTen :: Int -> Int
belowTen y = lower y
