-- Rules about what needs the whole spine of a value, and about conditions that may be bottoms. The comment above a rule says what is right.
module Spines where

import Prelude (Bool (..))

data Nat = Z | S Nat

le :: Nat -> Nat -> Bool
le Z _ = True
le (S _) Z = False
le (S m) (S n) = le m n

eq :: Nat -> Nat -> Bool
eq Z Z = True
eq (S m) (S n) = eq m n
eq _ _ = False

size :: [a] -> Nat
size [] = Z
size (_ : xs) = S (size xs)

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

rev :: [a] -> [a]
rev [] = []
rev (x : xs) = append (rev xs) [x]

filter :: (a -> Bool) -> [a] -> [a]
filter _ [] = []
filter p (x : xs) = case p x of
  True -> x : filter p xs
  False -> filter p xs

drop :: Nat -> [a] -> [a]
drop Z xs = xs
drop (S _) [] = []
drop (S n) (_ : xs) = drop n xs

count :: Nat -> [Nat] -> Nat
count _ [] = Z
count n (x : xs) = case eq n x of
  True -> S (count n xs)
  False -> count n xs

walk :: [a] -> b -> b
walk [] y = y
walk (_ : xs) y = walk xs y

-- Never ends, whatever it is given.
spin :: [a] -> b
spin xs = spin xs


{-# RULES
-- expect: verified: where xs is infinite, neither side ends
-- selfsame: "filtered is shorter" total p xs
"filtered is shorter" forall p xs . le (size (filter p xs)) (size xs) = walk xs True
-- expect: refuted: p may have no value
-- selfsame: "filtered is shorter, any p" total xs
"filtered is shorter, any p" forall p xs . le (size (filter p xs)) (size xs) = walk xs True
-- expect: refuted: Z is at most anything, infinite or not
-- selfsame: "none is at most the length" total xs
"none is at most the length" forall xs . le Z (size xs) = walk xs True
-- expect: refuted: an infinite list has more than one element
-- selfsame: "one is at most the length" total xs
"one is at most the length" forall xs . le (S Z) (size xs) = walk xs (le (S Z) (size xs))
-- expect: verified: also where xs ends in a bottom, which both sides then are
"rev looks at all" forall xs . rev xs = walk xs (rev xs)
-- expect: refuted: for xs undefined, spin still never ends
"spin looks at nothing" forall xs . spin xs = walk xs (spin xs)
-- expect: refuted: both lists may be different bottoms
"which list is looked at first" forall xs ys . walk xs (walk ys True) = walk ys (walk xs True)
-- expect: verified: drop of an infinite number from a list of n elements looks at all of it
-- selfsame: "size of a rest" total n
"size of a rest" forall n xs . rev (drop n xs) = walk xs (rev (drop n xs))
-- expect: refuted: with n undefined the left side is that bottom, while the right one may be the bottom of xs
"size of a rest, any n" forall n xs . rev (drop n xs) = walk xs (rev (drop n xs))
-- expect: verified: a number that may be a bottom or infinite is the same bottom, or equal to neither, in either order
-- selfsame: "counts commute" finite x y
"counts commute" forall n x y . count n [x, y] = count n [y, x]
-- expect: refuted: it is a bottom when it is compared
-- selfsame: "count without looking" finite xs
"count without looking" forall n xs . le (count n xs) (size xs) = True
  #-}
