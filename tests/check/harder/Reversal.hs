-- Lists: length, reverse, rotate, with and without accumulators. A law and, where there is one, its false neighbour; the comment above says which is which.
module Reversal where

import Functions
import Prelude (Bool (..), flip)

{-# RULES
-- expect: verified
-- selfsame: "length of appends" finite xs ys
"length of appends" forall xs ys . length (xs ++ ys) = length (ys ++ xs)
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "appends" finite xs ys
"appends" forall xs ys . xs ++ ys = ys ++ xs
-- expect: verified
-- selfsame: "length is additive" finite xs ys
"length is additive" forall xs ys . length (xs ++ ys) = length ys + length xs
-- false for xs = [], ys = [y]
-- expect: refuted
-- selfsame: "length is of the first" finite xs ys
"length is of the first" forall xs ys . length (xs ++ ys) = length xs
-- expect: verified
-- selfsame: "length of twice" finite xs
"length of twice" forall xs . length (xs ++ xs) = double (length xs)
-- false for xs = [x]
-- expect: refuted
-- selfsame: "length of thrice" finite xs
"length of thrice" forall xs . length (xs ++ (xs ++ xs)) = double (length xs)
-- expect: verified
-- selfsame: "length of reverse" finite xs
"length of reverse" forall xs . length (rev xs) = length xs
-- expect: verified
-- selfsame: "length of a reversed append" finite xs ys
"length of a reversed append" forall xs ys . length (rev (xs ++ ys)) = length xs + length ys
-- false for xs = [], ys = [y]
-- expect: refuted
-- selfsame: "length of a reversed append, doubled" finite xs ys
"length of a reversed append, doubled" forall xs ys . length (rev (xs ++ ys)) = double (length xs)
-- expect: verified
-- selfsame: "length of quick reverse" finite xs ys
"length of quick reverse" forall xs ys . length (qrev xs ys) = length xs + length ys
-- false for xs = [], ys = [y]
-- expect: refuted
-- selfsame: "length of quick reverse, first" finite xs ys
"length of quick reverse, first" forall xs ys . length (qrev xs ys) = length xs
-- expect: verified
-- selfsame: "length with accumulator" finite xs
"length with accumulator" forall xs . lengthAcc xs Z = length xs
-- false for xs = []
-- expect: refuted
-- selfsame: "length with accumulator, from one" finite xs
"length with accumulator, from one" forall xs . lengthAcc xs (S Z) = length xs
-- expect: verified
-- selfsame: "drop twice" finite m n xs
"drop twice" forall m n xs . drop m (drop n xs) = drop n (drop m xs)
-- false for m = n = S Z, xs = [x, y]
-- expect: refuted
-- selfsame: "drop, then take" finite m n xs
"drop, then take" forall m n xs . drop m (take n xs) = take n (drop m xs)
-- expect: verified
-- selfsame: "drop thrice" finite k m n xs
"drop thrice" forall k m n xs . drop k (drop m (drop n xs)) = drop n (drop m (drop k xs))
-- false for m = n = Z, xs = [x]
-- expect: refuted
-- selfsame: "drop one more" finite m n xs
"drop one more" forall m n xs . drop m (drop n xs) = drop (S (m + n)) xs
-- expect: verified
-- selfsame: "take and drop" finite n xs
"take and drop" forall n xs . take n xs ++ drop n xs = xs
-- false for n = S Z, xs = [x, y]
-- expect: refuted
-- selfsame: "drop and take" finite n xs
"drop and take" forall n xs . drop n xs ++ take n xs = xs
-- expect: verified
-- selfsame: "reverse twice" finite xs
"reverse twice" forall xs . rev (rev xs) = xs
-- false for xs = [x, y]
-- expect: refuted
-- selfsame: "reverse thrice" finite xs
"reverse thrice" forall xs . rev (rev (rev xs)) = xs
-- expect: verified
-- selfsame: "reverse of reverses" finite xs ys
"reverse of reverses" forall xs ys . rev (rev xs ++ rev ys) = ys ++ xs
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "reverse of reverses, in order" finite xs ys
"reverse of reverses, in order" forall xs ys . rev (rev xs ++ rev ys) = xs ++ ys
-- expect: verified
-- selfsame: "quick reverse" finite xs ys
"quick reverse" forall xs ys . qrev xs ys = rev xs ++ ys
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "quick reverse, behind" finite xs ys
"quick reverse, behind" forall xs ys . qrev xs ys = ys ++ rev xs
-- expect: verified
-- selfsame: "quick reverse from nothing" finite xs
"quick reverse from nothing" forall xs . rev xs = qrev xs []
-- false for xs = [x]
-- expect: refuted
-- selfsame: "quick reverse from itself" finite xs
"quick reverse from itself" forall xs . rev xs = qrev xs xs
-- expect: verified
-- selfsame: "reverse of quick reverse" finite xs
"reverse of quick reverse" forall xs . rev (qrev xs []) = xs
-- expect: verified
-- selfsame: "quick reverse twice" finite xs
"quick reverse twice" forall xs . qrev (qrev xs []) [] = xs
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "quick reverse of two" finite xs ys
"quick reverse of two" forall xs ys . qrev (qrev xs ys) [] = xs ++ ys
-- expect: verified
-- selfsame: "reverse twice of an append" finite xs ys
"reverse twice of an append" forall xs ys . rev (rev (xs ++ ys)) = rev (rev xs) ++ rev (rev ys)
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "reverse of an append" finite xs ys
"reverse of an append" forall xs ys . rev (xs ++ ys) = rev xs ++ rev ys
-- expect: verified
-- selfsame: "reverse into the second" finite xs ys
"reverse into the second" forall xs ys . rev (rev xs ++ ys) = rev ys ++ xs
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "reverse into the first" finite xs ys
"reverse into the first" forall xs ys . rev (rev xs ++ ys) = xs ++ rev ys
-- expect: verified
-- selfsame: "reverse twice before" finite xs ys
"reverse twice before" forall xs ys . rev (rev xs) ++ ys = rev (rev (xs ++ ys))
-- expect: verified
-- selfsame: "reverse of one more" finite x xs
"reverse of one more" forall x xs . rev (xs ++ [x]) = x : rev xs
-- false for xs = [y]
-- expect: refuted
-- selfsame: "reverse of one more, last" finite x xs
"reverse of one more, last" forall x xs . rev (xs ++ [x]) = rev xs ++ [x]
-- expect: verified
-- selfsame: "even length of twice" finite xs
"even length of twice" forall xs . even2 (length (xs ++ xs)) = True
-- false for xs = [], ys = [y]
-- expect: refuted
-- selfsame: "even length of two" finite xs ys
"even length of two" forall xs ys . even2 (length (xs ++ ys)) = True
-- expect: verified
-- selfsame: "half length of appends" finite xs ys
"half length of appends" forall xs ys . half (length (xs ++ ys)) = half (length (ys ++ xs))
-- false for xs = [x], ys = [y]
-- expect: refuted
-- selfsame: "half length of appends, apart" finite xs ys
"half length of appends, apart" forall xs ys . half (length (xs ++ ys)) = half (length xs) + half (length ys)
-- expect: verified
-- selfsame: "rotate by the length" finite xs
"rotate by the length" forall xs . rotate (length xs) xs = xs
-- false for xs = [x, y]
-- expect: refuted
-- selfsame: "rotate by one more" finite xs
"rotate by one more" forall xs . rotate (S (length xs)) xs = xs
-- expect: verified
-- selfsame: "rotate an append" finite xs ys
"rotate an append" forall xs ys . rotate (length xs) (xs ++ ys) = ys ++ xs
-- false for xs = [x], ys = [y, z]
-- expect: refuted
-- selfsame: "rotate an append, by the second" finite xs ys
"rotate an append, by the second" forall xs ys . rotate (length ys) (xs ++ ys) = ys ++ xs
-- expect: verified
-- selfsame: "rotate twice" finite m n xs
"rotate twice" forall m n xs . rotate m (rotate n xs) = rotate (n + m) xs
-- false for m = Z, n = S Z, xs = [x, y]
-- expect: refuted
-- selfsame: "rotate back" finite m n xs
"rotate back" forall m n xs . rotate m (rotate n xs) = xs
-- expect: verified
-- selfsame: "map and reverse" total f, finite xs
"map and reverse" forall f xs . map f (rev xs) = rev (map f xs)
-- false for xs = [x, y]
-- expect: refuted
-- selfsame: "map without reverse" total f, finite xs
"map without reverse" forall f xs . map f (rev xs) = map f xs
-- expect: verified
-- selfsame: "folds of a reverse" total f z, finite xs
"folds of a reverse" forall f z xs . foldRight f z (rev xs) = foldLeft (flip f) z xs
-- expect: verified
-- selfsame: "concat of an append" finite xss yss
"concat of an append" forall xss yss . concat (xss ++ yss) = concat xss ++ concat yss
-- false for xss = [[x]], yss = [[y]]
-- expect: refuted
-- selfsame: "concat, swapped" finite xss yss
"concat, swapped" forall xss yss . concat (xss ++ yss) = concat yss ++ concat xss
-- expect: verified
-- selfsame: "sum with accumulator" finite xs n
"sum with accumulator" forall xs n . sumAcc xs n = sum xs + n
-- false for xs = [], n = S Z
-- expect: refuted
-- selfsame: "sum with accumulator, once more" finite xs n
"sum with accumulator, once more" forall xs n . sumAcc xs n = sum xs + (n + n)
-- expect: verified
-- selfsame: "sum of a reverse" finite xs
"sum of a reverse" forall xs . sum (rev xs) = sum xs
  #-}
