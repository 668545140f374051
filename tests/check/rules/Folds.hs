-- Laws of folds over lists and trees that may be partial or have no end, and of functions of which nothing is known: there is no
-- constructor to observe and no finite value to induct on. The comment above a rule says what is right.
module Folds where

import Prelude (Bool (..), Int, Integer, undefined, (+))

data Tree a = Leaf | Node (Tree a) a (Tree a)

fold :: (a -> b -> b) -> b -> [a] -> b
fold _ z [] = z
fold k z (x : xs) = k x (fold k z xs)

copy :: [a] -> [a]
copy [] = []
copy (x : xs) = x : copy xs

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

-- As long as the list is known.
both :: [a] -> [b] -> [a]
both (x : xs) (_ : ys) = x : both xs ys
both _ _ = []

foldTree :: (b -> a -> b -> b) -> b -> Tree a -> b
foldTree _ z Leaf = z
foldTree k z (Node l x r) = k (foldTree k z l) x (foldTree k z r)

mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

-- Has no end, and no first element.
drain :: [a] -> Bool
drain [] = True
drain (_ : xs) = drain xs

{-# RULES
-- expect: verified
"fold of a copy" forall k z xs . fold k z (copy xs) = fold k z xs
-- expect: verified
"fold of a map" forall k z f xs . fold k z (map f xs) = fold (\x r -> k (f x) r) z xs
-- expect: verified
"fold of appended lists" forall k z xs ys . fold k z (append xs ys) = fold k (fold k z ys) xs
-- expect: verified
"fold adds" forall (z :: Integer) xs . fold (+) z (copy xs) = fold (+) z xs
-- expect: verified
"fold of a mirrored tree" forall k z t . foldTree k z (mirror t) = foldTree (\l x r -> k r x l) z t
-- expect: verified
"drained copy" forall xs . drain (copy xs) = drain xs
-- expect: refuted: the sides do things in another order
"fold of lists appended the other way" forall k (z :: Int) xs ys . fold k z (append xs ys) = fold k (fold k z xs) ys
-- expect: refuted: where the list has no end, only the left side has none
"drained" forall xs . drain xs = True
-- expect: refuted: the second list may be shorter
"fold of both" forall k z xs (ys :: [Int]) . fold k z (both xs ys) = fold k z xs
-- expect: refuted: a list that ends in a bottom
"fold that looks at nothing" forall (z :: Int) (xs :: [Int]) . fold (\x r -> r) z xs = z
-- expect: refuted: an element more
"fold of one more" forall k (z :: Int) (x :: Int) xs . fold k z (x : copy xs) = fold k z xs
  #-}
