-- False neighbours of the theorems: a hypothesis dropped, arguments exchanged, off by one. None holds even for finite values.
module False where

import Base
import Prelude (Bool (..))

{-# RULES
"p01, false" forall n xs . drop n xs ++ take n xs = xs
"p02, false" forall n xs ys . count n xs + count n ys = S (count n (xs ++ ys))
"p03, false" forall n xs ys . (count n (xs ++ ys) <= count n xs) = True
"p04, false" forall n xs . count n xs = count n (n : xs)
"p05, false" forall n x xs . S (count n xs) = count n (x : xs)
"p06, false" forall n m . (n + m) - n = Z
"p07, false" forall n m . (n + m) - n = n
"p08, false" forall k m n . (k + m) - (k + n) = n - m
"p09, false" forall i j k . (i - j) - k = i - (j + S k)
"p10, false" forall m . m - m = m
"p11, false" forall xs . drop (S Z) xs = xs
"p12, false" forall n f xs . drop n (map f xs) = map f xs
"p13, false" forall n x xs . drop (S n) (x : xs) = drop (S n) xs
"p14, false" forall p xs ys . filter p (xs ++ ys) = filter p ys ++ filter p xs
"p15, false" forall x xs . len (ins x xs) = len xs
"p16, false" forall x xs . last (x : xs) = x
"p17, false" forall n . (n <= Z) = (Z === S n)
"p18, false" forall i m . (i < (i + m)) = True
"p19, false" forall n xs . len (drop n xs) = len xs + n
"p20, false" forall xs . len (sort xs) = S (len xs)
"p21, false" forall n m . ((n + m) <= n) = True
"p22, false" forall a b c . max (max a b) c = max a b
"p23, false" forall a b . max a b = a
"p24, false" forall a b . (max a b === a) = (a <= b)
"p25, false" forall a b . (max a b === b) = (b <= a)
"p26, false" forall x xs ys . elem x (xs ++ ys) = True
"p28, false" forall x y xs . elem x (xs ++ [y]) = True
"p29, false" forall x y xs . elem x (ins1 y xs) = True
"p30, false" forall x y xs . elem x (ins y xs) = True
"p31, false" forall a b c . min (min a b) c = max a (min b c)
"p32, false" forall a b . min a b = a
"p33, false" forall a b . (min a b === a) = (b <= a)
"p34, false" forall a b . (min a b === b) = (a <= b)
"p37, false" forall x y xs . elem x (delete y xs) = False
"p38, false" forall n xs . count n (xs ++ [n]) = count n xs
"p39, false" forall n x xs . count n [x] + count n xs = S (count n (x : xs))
"p40, false" forall xs . take Z xs = xs
"p41, false" forall n f xs . take n (map f xs) = map f xs
"p42, false" forall n x xs . take (S n) (x : xs) = x : take (S n) xs
"p43, false" forall p xs . takeWhile p xs ++ takeWhile p xs = xs
"p44, false" forall x xs ys . zip (x : xs) ys = zip xs ys
"p47, false" forall a . height (mirror a) = S (height a)
"p48, false" forall xs . butlast xs ++ [last xs] = xs
"p49, false" forall xs ys . butlast (xs ++ ys) = butlast xs ++ butlast ys
"p50, false" forall xs . butlast xs = take (len xs) xs
"p51, false" forall x xs . butlast (xs ++ [x]) = butlast xs
"p52, false" forall n xs . count n xs = S (count n (rev xs))
"p53, false" forall n x xs . count n (x : sort xs) = count n (sort xs)
"p54, false" forall m n . (m + n) - n = n
"p55, false" forall n xs ys . drop n (xs ++ ys) = drop n xs ++ drop n ys
"p56, false" forall n m xs . drop n (drop m xs) = drop n xs
"p57, false" forall n m xs . drop n (take m xs) = take m (drop n xs)
"p58, false" forall n xs ys . drop n (zip xs ys) = zip (drop n xs) ys
"p59, false" forall xs ys . last (xs ++ ys) = last xs
"p60, false" forall xs ys . last (xs ++ ys) = last ys
"p61, false" forall xs ys . last (xs ++ ys) = lastOfTwo ys xs
"p62, false" forall x xs . last (x : xs) = last xs
"p63, false" forall n xs . last (drop n xs) = last xs
"p64, false" forall x xs . last (xs ++ [x]) = last xs
"p65, false" forall i m . (i < (m + i)) = True
"p66, false" forall p xs . (len xs <= len (filter p xs)) = True
"p67, false" forall xs . len (butlast xs) = len xs
"p68, false" forall n xs . (len xs <= len (delete n xs)) = True
"p69, false" forall m n . ((m + n) <= n) = True
"p70, false" forall m n . (m <= S n) = True
"p71, false" forall x y xs . elem x (ins y xs) = elem x xs
"p72, false" forall i xs . rev (drop i xs) = take i (rev xs)
"p73, false" forall p xs . rev (filter p xs) = filter p xs
"p74, false" forall i xs . rev (take i xs) = drop i (rev xs)
"p75, false" forall n m xs . count n xs + count n [m] = count n xs
"p76, false" forall n m xs . count n (xs ++ [m]) = count n xs
"p77, false" forall x xs . sorted (insort x xs) = True
"p78, false" forall xs . sorted xs = True
"p79, false" forall k m n . (S m - n) - S k = m - n
"p80, false" forall n xs ys . take n (xs ++ ys) = take n xs ++ take n ys
"p81, false" forall n m xs . take n (drop m xs) = drop m (take n xs)
"p82, false" forall n xs ys . take n (zip xs ys) = zip (take n xs) (drop n ys)
"p83, false" forall xs ys zs . zip (xs ++ ys) zs = zip xs zs ++ zip ys zs
"p84, false" forall xs ys zs . zip xs (ys ++ zs) = zip xs ys ++ zip xs zs
  #-}
