-- Rules that are false, each for a reason that a proof could overlook: none may be verified.
-- expect all: not verified
module Untrue where

import Prelude (Bool (..), Char, Double, Int, const, div, error, fst, mod, not, quot, rem, seq, snd, undefined, (&&), (*), (+), (-), (<), (<=), (==), (||))

data Nat = Z | S Nat

data Tree = Leaf | Node Tree Nat Tree

-- Z, if the argument has a value.
seen :: Nat -> Nat
seen Z = Z
seen (S _) = Z

walk :: Nat -> Nat
walk Z = Z
walk (S n) = walk n

endless :: Nat
endless = S endless

-- A type that holds functions of itself: a call goes on for ever without any recursive definition.
data Self = Self (Self -> Nat)

self :: Self -> Nat
self s = case s of Self f -> f s

newtype Same = Same (Same -> Nat)

same :: Same -> Nat
same s = case s of Same f -> f s

-- The same by way of a type that takes a parameter where functions take it.
data Op a = Op (a -> Nat)

data Way = Way (Op Way)

way :: Way -> Nat
way w = case w of Way (Op f) -> f w

-- And by way of one that is whatever its parameter makes of it.
data Mu f = Mu (f (Mu f))

mu :: Mu Op -> Nat
mu m = case m of Mu (Op f) -> f m

-- A function that is given one which ends only for finite numbers.
given :: ((Nat -> Nat) -> Nat) -> Nat
given k = k (\n -> walk n)

data Pair a b = Pair a b

newtype New a = New a

data Box = Box (Nat -> Nat)

unbox :: Box -> Nat -> Nat
unbox (Box f) = f

-- A box whose function ends only for finite numbers.
boxed :: Nat -> Box
boxed Z = Box walk
boxed (S n) = boxed n

lazily, strictly :: Pair a b -> Int
lazily ~(Pair _ _) = 1
strictly (Pair _ _) = 1

add :: Nat -> Nat -> Nat
add Z m = m
add (S n) m = S (add n m)

left, right :: Tree -> Nat
left Leaf = Z
left (Node l _ _) = left l
right Leaf = Z
right (Node _ _ r) = right r

size :: Tree -> Nat
size Leaf = Z
size (Node l _ r) = S (add (size l) (size r))

class Measured a where
  measure :: a -> Nat
  measure _ = Z
  twice :: a -> Nat
  twice x = add (measure x) (measure x)

instance Measured Bool where
  measure b = undefined

instance Measured Nat where
  twice n = S n

-- Of two lists the first is asked for its first element before the second is looked at.
heads :: [Int] -> [Int] -> Int
heads (x : _) (y : _) = x + y
heads _ _ = 0

{-# RULES
-- a function that is applied to itself inside a constructor
-- selfsame: "self" finite n
"self" forall n . seen (self (Self (\x -> case n of { Z -> self x ; S _ -> self x }))) = Z
"self without variables" seen (self (Self self)) = Z
-- selfsame: "any self" finite s
"any self" forall s . seen (self s) = Z
-- selfsame: "total self" total s
"total self" forall s . seen (self s) = Z
-- selfsame: "same" finite n
"same" forall n . seen (same (Same (\x -> case n of { Z -> same x ; S _ -> same x }))) = Z
-- selfsame: "any same" finite s
"any same" forall s . seen (same s) = Z
-- selfsame: "way" finite n
"way" forall n . seen (way (Way (Op (\x -> case n of { Z -> way x ; S _ -> way x })))) = Z
-- selfsame: "mu" finite n
"mu" forall n . seen (mu (Mu (Op (\x -> case n of { Z -> mu x ; S _ -> mu x })))) = Z
-- the function that is given has no value for a number without end
-- selfsame: "given" finite n
"given" forall n . seen (given (\g -> case n of { Z -> seen (g endless) ; S _ -> Z })) = Z
-- selfsame: "boxed" finite n
"boxed" forall n . seen (unbox (boxed n) endless) = Z
-- which of two bottoms comes first
"seq, swapped" forall a b . seq a (seq b True) = seq b (seq a True)
"sum, swapped" forall x y . x + y = y + (x :: Int)
"and, swapped" forall a b . (a && b) = (b && a)
"both errors" (error "red" + error "blue") = (error "blue" + error "red" :: Int)
"heads, swapped" forall xs ys . heads xs ys = heads ys xs
-- a bottom in an element, a bottom in the spine, and a spine without an end
"left is right" forall t . left t = right t
"size by the left" forall t . seq (size t) True = seq (left t) True
"length by the head" forall xs . seq (heads xs xs) True = seq xs True
-- functions: none is the same as one that has no results
"a function of nothing" seq (\x -> undefined :: Int) True = seq (undefined :: Int -> Int) True
"eta" forall f . (\x -> f (x :: Int)) = (f :: Int -> Int)
"eta in a box" forall b . Box (\x -> unbox b x) = b
-- patterns and what they evaluate
"a lazy pattern" forall p . lazily p = strictly p
"surjective pairs" forall p . (fst p, snd p) = (p :: (Int, Int))
"data is no newtype" forall x . (case New x of New _ -> True) = (case undefined of Pair _ _ -> True)
-- numbers: zero, signs, wrapping, and what is no number
"nothing times zero" forall x . x * 0 = (0 :: Int)
"zero" forall x y . (x `div` y) * y + (x `mod` y) = (x :: Int)
-- selfsame: "towards zero" total x
"towards zero" forall x . x `quot` 2 = (x `div` 2 :: Int)
-- selfsame: "signs" total x
"signs" forall x . x `rem` 2 = (x `mod` 2 :: Int)
-- selfsame: "a number is itself" total x
"a number is itself" forall x . (x == x) = (x == (x :: Double) || True)
-- selfsame: "not a number" total x
"not a number" forall x . ((x :: Double) == x) = True
-- selfsame: "less or not" total x y
"less or not" forall x y . ((x :: Double) < y) = not (y <= x)
-- selfsame: "nothing changes" total x
"nothing changes" forall x . (x :: Double) + 0 = x
-- selfsame: "anywhere" total x y z
"anywhere" forall x y z . (x + y) + z = (x :: Double) + (y + z)
-- a default that an instance overrides, and a method that has no value
-- selfsame: "overridden" finite n
"overridden" forall n . twice n = add (measure n) (measure (n :: Nat))
-- selfsame: "an instance" finite b
"an instance" forall b . seen (measure (b :: Bool)) = Z
-- selfsame: "off by one" finite n m
"off by one" forall n m . add n (S m) = add n m
-- selfsame: "grows" finite t
"grows" forall t . size (Node t Z t) = size t
  #-}
