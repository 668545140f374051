-- Rules about total values that may have no end: what is asked of the parts of a value, and what is found in them. The comment above a rule
-- says what is right.
module Productive where

import Prelude (Bool (..))

data Nat = Z | S Nat

data Tree = Leaf | Node Tree Tree

data Stream = Cons Nat Stream

add :: Nat -> Nat -> Nat
add Z y = y
add (S x) y = S (add x y)

max :: Nat -> Nat -> Nat
max Z y = y
max (S x) Z = S x
max (S x) (S y) = S (max x y)

min :: Nat -> Nat -> Nat
min Z _ = Z
min (S _) Z = Z
min (S x) (S y) = S (min x y)

-- Looks at one level more than it gives.
pred :: Nat -> Nat
pred Z = Z
pred (S x) = x

height :: Tree -> Nat
height Leaf = Z
height (Node l r) = S (max (height l) (height r))

size :: Tree -> Nat
size Leaf = Z
size (Node l r) = S (add (size l) (size r))

lowest :: Tree -> Nat
lowest Leaf = Z
lowest (Node l r) = S (min (lowest l) (lowest r))

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l r) = Node (mirror r) (mirror l)

-- After its first level it asks for what it is.
stuck :: Nat -> Nat
stuck x = S (pred (stuck x))

copy :: Nat -> Nat
copy Z = Z
copy (S x) = S (copy x)

-- The same, seen through a copy.
veiled :: Nat -> Nat
veiled x = S (pred (copy (veiled x)))

endless :: Nat -> Nat
endless x = S (endless x)

-- Asks for one level fewer than it has given.
slow :: Nat -> Nat
slow x = S (S (pred (slow x)))

rest :: Stream -> Stream
rest (Cons _ s) = s

zip :: Stream -> Stream -> Stream
zip (Cons m s) (Cons n t) = Cons (add m n) (zip s t)

-- Looks at every second element, and so at more than it gives.
evens :: Stream -> Stream
evens (Cons n s) = Cons n (evens (rest s))

same :: Nat -> Stream
same n = Cons n (same n)

-- Made of every second element of itself.
echo :: Nat -> Stream
echo n = Cons n (evens (echo n))

half :: Nat -> Nat
half Z = Z
half (S Z) = Z
half (S (S n)) = S (half n)

{-# RULES
-- expect: verified: by coinduction below max, which is commutative for total numbers
-- selfsame: "height of a mirror" total t
"height of a mirror" forall t . height (mirror t) = height t
-- expect: refuted: max is a bottom of either subtree, whichever is looked at first
"height of a mirror, any tree" forall t . height (mirror t) = height t
-- expect: verified: the same for min
-- selfsame: "lowest leaf of a mirror" total t
"lowest leaf of a mirror" forall t . lowest (mirror t) = lowest t
-- expect: verified: infinite sums included
-- selfsame: "sums commute" total x y
"sums commute" forall x y . add x y = add y x
-- expect: verified: sizes of infinite trees are infinite whichever subtree comes first
-- selfsame: "size of a mirror" total t
"size of a mirror" forall t . size (mirror t) = size t
-- expect: refuted: y may be a bottom where x has a level to give
-- selfsame: "sums commute, any y" total x
"sums commute, any y" forall x y . add x y = add y x
-- expect: refuted: the second level of stuck never comes
-- selfsame: "stuck is endless" total x
"stuck is endless" forall x . stuck x = endless x
-- expect: refuted: nor that of what it copies
-- selfsame: "veiled is endless" total x
"veiled is endless" forall x . veiled x = endless x
-- expect: refuted: it is not total either
-- selfsame: "sums with what is veiled" total x y
"sums with what is veiled" forall x y . add (veiled x) y = add y (veiled x)
-- expect: verified: both go on
-- selfsame: "slow is endless" total x
"slow is endless" forall x . slow x = endless x
-- expect: refuted: what is stuck is not total, and add gives the other's levels first in one order only
-- selfsame: "sums with what is stuck" total x y
"sums with what is stuck" forall x y . add (stuck x) y = add y (stuck x)
-- expect: verified: what goes on is total
-- selfsame: "sums with what is endless" total x y
"sums with what is endless" forall x y . add (endless x) y = add y (endless x)
-- expect: verified: element by element
-- selfsame: "zip commutes" total s t
"zip commutes" forall s t . zip s t = zip t s
-- expect: refuted: the elements may be bottoms
"zip commutes, any streams" forall s t . zip s t = zip t s
-- expect: refuted: the third element of echo needs itself
-- selfsame: "echo is the same" total n
"echo is the same" forall n . echo n = same n
-- expect: verified: every second element of the same is the same
"evens of the same" forall n . evens (same n) = same n
-- expect: refuted: it is x itself
-- selfsame: "half of a double" total x
"half of a double" forall x . half (add x x) = pred x
-- expect: verified: also of an infinite number
-- selfsame: "maximum of equals" total x
"maximum of equals" forall x . max x x = x
-- expect: verified: absorption
-- selfsame: "absorption" total x y
"absorption" forall x y . max x (min x y) = x
-- expect: refuted: y may be the larger one
-- selfsame: "maximum is the first" total x y
"maximum is the first" forall x y . max x y = x
  #-}
