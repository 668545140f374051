-- Insertion sort: order, length, elements. A law and, where there is one, its false neighbour; the comment above says which is which.
module Sorting where

import Functions
import Prelude (Bool (..))

{-# RULES
-- expect: verified
-- selfsame: "sorts" finite xs
"sorts" forall xs . sorted (isort xs) = True
-- false for xs = [S Z, Z]
-- expect: refuted
-- selfsame: "is sorted" finite xs
"is sorted" forall xs . sorted xs = True
-- expect: verified
-- selfsame: "insertion keeps order" finite x xs
"insertion keeps order" forall x xs . sorted xs ==> sorted (insert x xs) = True
-- false for x = Z, xs = [S Z, Z]
-- expect: refuted
-- selfsame: "insertion makes order" finite x xs
"insertion makes order" forall x xs . sorted (insert x xs) = True
-- expect: verified
-- selfsame: "sorting keeps the length" finite xs
"sorting keeps the length" forall xs . length (isort xs) = length xs
-- false for xs = []
-- expect: refuted
-- selfsame: "insertion keeps the length" finite x xs
"insertion keeps the length" forall x xs . length (insert x xs) = length xs
-- expect: verified
-- selfsame: "sorting keeps counts" finite x xs
"sorting keeps counts" forall x xs . count x (isort xs) = count x xs
-- false for x = y, xs = []
-- expect: refuted
-- selfsame: "insertion keeps counts" finite x y xs
"insertion keeps counts" forall x y xs . count x (insert y xs) = count x xs
-- expect: verified
-- selfsame: "sorting keeps elements" finite x xs
"sorting keeps elements" forall x xs . elem x (isort xs) = elem x xs
-- false for xs = []
-- expect: refuted
-- selfsame: "sorting finds elements" finite x xs
"sorting finds elements" forall x xs . elem x (isort xs) = True
-- expect: verified
-- selfsame: "sorting keeps sums" finite xs
"sorting keeps sums" forall xs . sum (isort xs) = sum xs
-- expect: verified
-- selfsame: "sorting twice" finite xs
"sorting twice" forall xs . isort (isort xs) = isort xs
-- false for xs = [S Z, Z]
-- expect: refuted
-- selfsame: "sorting is nothing" finite xs
"sorting is nothing" forall xs . isort xs = xs
-- expect: verified
-- selfsame: "sorting the sorted" finite xs
"sorting the sorted" forall xs . sorted xs ==> same (isort xs) xs = True
-- false for xs = [S Z, Z]
-- expect: refuted
-- selfsame: "sorting the unsorted" finite xs
"sorting the unsorted" forall xs . not (sorted xs) ==> same (isort xs) xs = True
-- expect: verified
-- selfsame: "insertions commute" finite x y xs
"insertions commute" forall x y xs . insert x (insert y xs) = insert y (insert x xs)
-- false for x = Z, y = S Z
-- expect: refuted
-- selfsame: "inserting and consing" finite x y xs
"inserting and consing" forall x y xs . insert x (y : xs) = y : insert x xs
-- expect: verified
-- selfsame: "sorting with accumulator" finite xs
"sorting with accumulator" forall xs . isortAcc xs [] = isort xs
-- false for xs = [], ys = [S Z, Z]
-- expect: refuted
-- selfsame: "sorting with accumulator, anything" finite xs ys
"sorting with accumulator, anything" forall xs ys . isortAcc xs ys = isort (xs ++ ys)
-- expect: verified
-- selfsame: "sorting a reverse" finite xs
"sorting a reverse" forall xs . isort (rev xs) = isort xs
-- false for xs = [Z, S Z]
-- expect: refuted
-- selfsame: "reversing a sort" finite xs
"reversing a sort" forall xs . rev (isort xs) = isort xs
-- expect: verified
-- selfsame: "sorting appends" finite xs ys
"sorting appends" forall xs ys . isort (xs ++ ys) = isort (ys ++ xs)
-- false for xs = [S Z], ys = [Z]
-- expect: refuted
-- selfsame: "sorting appends, apart" finite xs ys
"sorting appends, apart" forall xs ys . isort (xs ++ ys) = isort xs ++ isort ys
  #-}
