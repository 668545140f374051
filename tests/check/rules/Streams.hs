-- Rules about lists and trees without an end that are made of themselves. The comment above a rule says what is right.
module Streams where

import Prelude (const, id)

data Nat = Z | S Nat

data Tree a = Node (Tree a) a (Tree a)

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

zipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
zipWith f (x : xs) (y : ys) = f x y : zipWith f xs ys
zipWith _ _ _ = []

tail :: [a] -> [a]
tail (_ : xs) = xs
tail [] = []

repeat :: a -> [a]
repeat x = x : repeat x

iterate :: (a -> a) -> a -> [a]
iterate f x = x : iterate f (f x)

-- Made of itself.
powers :: (a -> a) -> a -> [a]
powers f x = x : map f (powers f x)

-- Its second element is its third.
shifted :: (a -> a) -> a -> [a]
shifted f x = x : map f (tail (shifted f x))

-- Has no first element.
hollow :: a -> [a]
hollow x = map (const x) (hollow x)

nats :: [Nat]
nats = Z : map S nats

from :: Nat -> [Nat]
from n = n : from (S n)

interleave :: [a] -> [a] -> [a]
interleave (x : xs) ys = x : interleave ys xs
interleave [] ys = ys

evens, odds :: [a] -> [a]
evens (x : xs) = x : odds xs
evens [] = []
odds (_ : xs) = evens xs
odds [] = []

mapTree :: (a -> b) -> Tree a -> Tree b
mapTree f (Node l x r) = Node (mapTree f l) (f x) (mapTree f r)

unfold :: (a -> a) -> a -> Tree a
unfold f x = Node (unfold f (f x)) x (unfold f (f x))

-- Made of itself.
grow :: (a -> a) -> a -> Tree a
grow f x = Node t x t where t = mapTree f (grow f x)

left :: Tree a -> Tree a
left (Node l _ _) = l

-- Its subtrees are made of each other.
withered :: (a -> a) -> a -> Tree a
withered f x = Node t x t where t = mapTree f (left (withered f x))

data Rose = Rose Nat [Rose]

chain, other, short :: Rose
chain = Rose Z [chain]
other = Rose Z [other]
short = Rose Z [Rose Z []]

{-# RULES
-- expect: verified: the hypothesis is used below map, whatever f does to the elements
"powers are iterations" forall f x . powers f x = iterate f x
-- expect: refuted: the first element of the one is the second of the other
"powers begin later" forall f x . powers f x = iterate f (f x)
-- expect: refuted: after one element it asks for itself
"shifted powers" forall f x . shifted f x = iterate f x
-- expect: verified: element by element
"map after iterate" forall f x . map f (iterate f x) = iterate f (f x)
-- expect: verified: of a sequence that begins anywhere
"numbers" nats = from Z
-- expect: refuted: they begin with Z
"numbers from one" nats = from (S Z)
-- expect: verified: id of an element is the element
"iterations of nothing" forall x . iterate id x = repeat x
-- expect: refuted: no element is ever found
"hollow" forall x . hollow x = repeat x
-- expect: verified: also of a list that ends, or ends in a bottom
"evens and odds" forall xs . interleave (evens xs) (odds xs) = xs
-- expect: refuted: the elements of xs come first
"interleaving commutes" forall xs ys . interleave xs ys = interleave ys xs
-- expect: verified: zipWith with one constant list is map
"zip with the same" forall f x ys . zipWith f (repeat x) ys = map (f x) ys
-- expect: verified: trees that are made of themselves
"trees that grow" forall f x . grow f x = unfold f x
-- expect: refuted: the subtrees ask for themselves
"trees that wither" forall f x . withered f x = unfold f x
-- expect: verified: both are the same knot
"chains" chain = other
-- expect: refuted: one of them ends
"short chains" chain = short
  #-}
