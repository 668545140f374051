-- Rules that hold for finite values, and rules that do not hold even for these. The comment above a rule says what is right.
module Finite where

import Prelude (Bool (..))

data Nat = Z | S Nat

data Tree = Leaf | Node Tree Nat Tree

plus :: Nat -> Nat -> Nat
plus Z n = n
plus (S m) n = S (plus m n)

minus :: Nat -> Nat -> Nat
minus Z _ = Z
minus m Z = m
minus (S m) (S n) = minus m n

eq :: Nat -> Nat -> Bool
eq Z Z = True
eq (S m) (S n) = eq m n
eq _ _ = False

le :: Nat -> Nat -> Bool
le Z _ = True
le (S _) Z = False
le (S m) (S n) = le m n

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

rev :: [a] -> [a]
rev [] = []
rev (x : xs) = append (rev xs) [x]

size :: [a] -> Nat
size [] = Z
size (_ : xs) = S (size xs)

count :: Nat -> [Nat] -> Nat
count _ [] = Z
count n (x : xs) = case eq n x of
  True -> S (count n xs)
  False -> count n xs

keep :: (a -> Bool) -> [a] -> [a]
keep _ [] = []
keep p (x : xs) = case p x of
  True -> x : keep p xs
  False -> keep p xs

delete :: Nat -> [Nat] -> [Nat]
delete _ [] = []
delete n (x : xs) = case eq n x of
  True -> delete n xs
  False -> x : delete n xs

mirror :: Tree -> Tree
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

{-# RULES
-- expect: verified: for an infinite n the left side would never end
-- selfsame: "a number is itself" finite n
"a number is itself" forall n . eq n n = True
-- expect: refuted: n = let n = S n in n
-- selfsame: "a number is itself, total" total n
"a number is itself, total" forall n . eq n n = True
-- expect: verified
-- selfsame: "minus itself" finite n
"minus itself" forall n . minus n n = Z
-- expect: refuted: n = S Z
-- selfsame: "minus itself, wrong" finite n
"minus itself, wrong" forall n . minus n n = n
-- expect: verified
-- selfsame: "plus commutes" finite m n
"plus commutes" forall m n . plus m n = plus n m
-- expect: verified: m is walked through on both sides, n is not needed
-- selfsame: "less or equal to a sum" finite m
"less or equal to a sum" forall m n . le m (plus m n) = True
-- expect: refuted: n = Z
-- selfsame: "a sum is larger" finite m n
"a sum is larger" forall m n . le (plus m n) m = True
-- expect: verified
-- selfsame: "reverse of append" finite xs ys
"reverse of append" forall xs ys . rev (append xs ys) = append (rev ys) (rev xs)
-- expect: verified: by induction for finite lists; for infinite ones both sides diverge
-- selfsame: "keep after reverse" total p xs
"keep after reverse" forall p xs . rev (keep p xs) = keep p (rev xs)
-- expect: refuted: where x is partial the error comes first on one side and not on the other
"keep after reverse, partial" forall p xs . rev (keep p xs) = keep p (rev xs)
-- expect: verified
-- selfsame: "count of append" total n, finite xs
"count of append" forall n xs ys . le (count n xs) (count n (append xs ys)) = True
-- expect: verified: no n is left
-- selfsame: "deleted" total n, finite xs
"deleted" forall n xs . count n (delete n xs) = Z
-- expect: refuted: xs = [n]
-- selfsame: "deleted, wrong" finite n xs
"deleted, wrong" forall n xs . count n (delete n xs) = count n xs
-- expect: verified: a finite tree twice mirrored; it holds for all trees, too
-- selfsame: "mirror twice" finite t
"mirror twice" forall t . mirror (mirror t) = t
-- expect: refuted: xs = [x, y]
-- selfsame: "reverse is nothing" finite xs
"reverse is nothing" forall xs . rev xs = xs
  #-}
