-- Bounds by name and in place.
module Bounded where

{-@ bound above @-}
above :: (Int -> Bool) -> (Int -> Bool) -> Int -> Int -> Bool
above p q = \x y -> p x ==> x <= y ==> q y

infixr 1 ==>
(==>) :: Bool -> Bool -> Bool
True ==> b = b
False ==> _ = True

-- expect: verified
{-@ raised :: forall <p :: Int -> Bool, q :: Int -> Bool>. (Above p q) => Int<p> -> Int<q> @-}
raised :: Int -> Int
raised x = x + 5

-- expect: verified
{-@ raisedNat :: {v:Int | v >= 0} -> {v:Int | v >= 5} @-}
raisedNat :: Int -> Int
raisedNat x = raised x

-- because: raisedTooFar 0 < 6
-- expect: concrete
{-@ raisedTooFar :: {v:Int | v >= 0} -> {v:Int | v >= 6} @-}
raisedTooFar :: Int -> Int
raisedTooFar x = raised x

-- expect: verified
{-@ step :: forall <p :: Int -> Bool>.
            {x::Int<p> |- {v:Int | v = x + 2} <: Int<p>}
            Int<p> -> Int<p> @-}
step :: Int -> Int
step x = x + 2

-- expect: verified
{-@ oddStep :: {v:Int | v mod 2 = 1} -> {v:Int | v mod 2 = 1} @-}
oddStep :: Int -> Int
oddStep x = step x

-- because: smallStep 9 >= 10
-- expect: concrete
{-@ smallStep :: {v:Int | v < 10} -> {v:Int | v < 10} @-}
smallStep :: Int -> Int
smallStep x = step x

-- expect: verified
{-@ pipe :: forall <q :: a -> b -> Bool, p :: b -> c -> Bool, r :: a -> c -> Bool>.
            {x::a, w::b<q x> |- c<p w> <: c<r x>}
            (z:a -> b<q z>) -> (y:b -> c<p y>) -> x:a -> c<r x> @-}
pipe :: (a -> b) -> (b -> c) -> a -> c
pipe g f x = f (g x)

-- expect: verified
{-@ doubledPlus :: x:Int -> {v:Int | v = x + x + 1} @-}
doubledPlus :: Int -> Int
doubledPlus x = pipe (\n -> n + n) (\n -> n + 1) x
