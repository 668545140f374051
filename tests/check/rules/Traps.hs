-- Rules that look false, or true, and are not. The comment above each argues what is right.
module Traps where

import Prelude (Bool (..), Int, const, div, fst, mod, not, quot, rem, seq, snd, undefined, (&&), (+), (-), (<), (<=), (==), (||))

data Nat = Z | S Nat

data List = Nil | Cons Nat List

data Tree = Leaf | Node Tree Nat Tree

data Tight = Loose | Tight !Nat !Tight

newtype New = New Nat

data Old = Old Nat

add, max, minus :: Nat -> Nat -> Nat
add Z m = m
add (S n) m = S (add n m)
max Z m = m
max n Z = n
max (S n) (S m) = S (max n m)
minus n Z = n
minus Z (S _) = Z
minus (S n) (S m) = minus n m

equal, atMost :: Nat -> Nat -> Bool
equal Z Z = True
equal (S n) (S m) = equal n m
equal _ _ = False
atMost Z _ = True
atMost (S _) Z = False
atMost (S n) (S m) = atMost n m

endless :: Nat
endless = S endless

append :: List -> List -> List
append Nil ys = ys
append (Cons x xs) ys = Cons x (append xs ys)

reverse :: List -> List
reverse Nil = Nil
reverse (Cons x xs) = append (reverse xs) (Cons x Nil)

length :: List -> Nat
length Nil = Z
length (Cons _ xs) = S (length xs)

-- The same as a number that has a value only as a whole.
number :: List -> Int
number Nil = 0
number (Cons _ xs) = 1 + number xs

-- As length, with what was counted so far.
count :: List -> Nat -> Nat
count Nil n = n
count (Cons _ xs) n = count xs (S n)

take :: Nat -> List -> List
take Z _ = Nil
take (S _) Nil = Nil
take (S n) (Cons x xs) = Cons x (take n xs)

pairs :: List -> List -> List
pairs (Cons x xs) (Cons y ys) = Cons (max x y) (pairs xs ys)
pairs _ _ = Nil

size, leaves :: Tree -> Nat
size Leaf = Z
size (Node l _ r) = S (add (size l) (size r))
leaves Leaf = S Z
leaves (Node l _ r) = add (leaves l) (leaves r)

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

tighten :: List -> Tight
tighten Nil = Loose
tighten (Cons x xs) = Tight x (tighten xs)

loosen :: Tight -> List
loosen Loose = Nil
loosen (Tight x t) = Cons x (loosen t)

ping, pong :: Nat -> Bool
ping Z = True
ping (S n) = pong n
pong Z = False
pong (S n) = ping n

{-# RULES
-- expect: verified: a list without an end has no length, and a list with a bottom at its end has none but that bottom
"to the end" forall xs . seq (reverse xs) True = seq (number xs) True
-- expect: refuted: an element that is a bottom is not looked at by the left side alone
"to the end, with elements" forall xs . seq (reverse xs) True = seq (tighten xs) True
-- expect: verified: both give a bottom, or have no end, where the list has none
"counting" forall xs . count xs Z = count xs Z
-- expect: refuted: where the list has no end, `length` gives more and more, and `count` nothing
"counting lazily" forall xs . length xs = count xs Z
-- expect: verified: for finite lists there is no difference
-- selfsame: "counting finite lists" finite xs
"counting finite lists" forall xs . length xs = count xs Z
-- expect: verified: the first argument is looked at first in both, and the second is not needed where it is Nil
"cut to the same length" forall xs ys . pairs xs ys = pairs xs (take (length xs) ys)
-- expect: refuted: the second argument is not needed where the first is Nil
"cut the first" forall xs ys . pairs xs ys = pairs (take (length ys) xs) ys
-- expect: verified: the same bottoms in the same order
"the largest of three" forall n m k . max (max n m) k = max n (max m k)
-- expect: refuted: by two bottoms, of which the first is found
"the larger of two" forall n m . max n m = max m n
-- expect: verified: numbers without an end included, for both sides go on for ever then
-- selfsame: "the larger of two, total" total n m
"the larger of two, total" forall n m . max n m = max m n
-- expect: refuted: both have no end, and `atMost` does not find one
-- selfsame: "at most itself" total n
"at most itself" forall n . atMost n n = True
-- expect: verified
-- selfsame: "at most itself, finite" finite n
"at most itself, finite" forall n . atMost n n = True
-- expect: verified: whatever is added to infinity, and however far one gets
-- selfsame: "beyond the end" total n
"beyond the end" forall n . add n endless = endless
-- expect: refuted: by a bottom
"beyond a bottom" forall n . add n endless = endless
-- expect: verified: what is left of infinity is infinity
-- selfsame: "from the end" finite n
"from the end" forall n . minus endless n = endless
-- expect: refuted: infinity minus infinity has no end, and no constructor either
-- selfsame: "from the end, total" total n
"from the end, total" forall n . minus endless n = endless
-- expect: verified: n is finite, so it ends before infinity does
-- selfsame: "not infinite" finite n
"not infinite" forall n . equal n endless = False
-- expect: refuted: by infinity itself
-- selfsame: "not infinite, total" total n
"not infinite, total" forall n . equal n endless = False
-- expect: refuted: sizes are found from the left, and a mirror has another left
"a mirror's size" forall t . size (mirror t) = size t
-- expect: verified
-- selfsame: "a mirror's size, finite" finite t
"a mirror's size, finite" forall t . size (mirror t) = size t
-- expect: verified: one leaf more than there are nodes
-- selfsame: "one leaf more" finite t
"one leaf more" forall t . leaves t = S (size t)
-- expect: refuted: a bottom at the right end of a tree lets the right side begin
"one leaf more, lazily" forall t . leaves t = S (size t)
-- expect: verified: a value of strict fields has no bottoms along its spine, so it is as good as what it was made of
-- selfsame: "there and back" finite xs
"there and back" forall xs . loosen (tighten xs) = xs
-- expect: refuted: a list with a bottom at its end is wholly a bottom there
"there and back, lazily" forall xs . loosen (tighten xs) = xs
-- expect: verified
-- selfsame: "back and there" finite t
"back and there" forall t . tighten (loosen t) = t
-- expect: verified: a newtype is not there
"a newtype" forall n . seq (New n) True = seq n True
-- expect: refuted: a constructor is
"a constructor" forall n . seq (Old n) True = seq n True
-- expect: verified: by way of each other, down to where both end
-- selfsame: "one of both" finite n
"one of both" forall n . (ping n || pong n) = True
-- expect: refuted: by a number without an end
-- selfsame: "one of both, total" total n
"one of both, total" forall n . (ping n || pong n) = True
-- expect: verified: a function is evaluated where it is written down
"a function" forall n . seq (\m -> add n m) True = True
-- expect: refuted: what a function gives of a bottom is its own affair
"through a function" forall f . f (undefined :: Nat) = (undefined :: Nat)
-- expect: verified: total functions may be evaluated early
-- selfsame: "a total function" total f n
"a total function" forall f n . seq (f (n :: Nat)) (f n) = (f n :: Nat)
-- expect: verified: the remainder has the sign of the divisor, or of the dividend, and both divisions agree on the rest
-- selfsame: "quotients" total x
"quotients" forall x . (x `div` 3) + (x `div` 3) + (x `div` 3) + (x `mod` 3) = (x :: Int)
-- expect: refuted: for negative numbers
-- selfsame: "quotients mixed" total x
"quotients mixed" forall x . (x `quot` 3) + (x `quot` 3) + (x `quot` 3) + (x `mod` 3) = (x :: Int)
  #-}
