-- Functions with loops of their own inside, and commutativity. The comment above a rule says what is right.
module Local where

import Prelude ()

data Nat = Z | S Nat

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

rev :: [a] -> [a]
rev [] = []
rev (x : xs) = rev xs ++ [x]

reverseFast :: [a] -> [a]
reverseFast xs = go xs []
  where
    go [] acc = acc
    go (y : ys) acc = go ys (y : acc)

len :: [a] -> Nat
len [] = Z
len (_ : xs) = S (len xs)

larger :: Nat -> Nat -> Nat
larger Z n = n
larger (S m) Z = S m
larger (S m) (S n) = S (larger m n)

appendAll :: [a] -> [a] -> [a]
appendAll xs ys = loop xs
  where
    loop [] = ys
    loop (z : zs) = z : loop zs

{-# RULES
-- expect: verified: the loop puts what is reversed before its accumulator
-- selfsame: "fast reverse" finite xs
"fast reverse" forall xs . reverseFast xs = rev xs
-- expect: refuted: for two different elements
-- selfsame: "fast reverse is nothing" finite xs
"fast reverse is nothing" forall xs . reverseFast xs = xs
-- expect: refuted: for one element
-- selfsame: "fast reverse is longer" finite xs
"fast reverse is longer" forall xs . len (reverseFast xs) = S (len xs)
-- expect: verified: by induction on both
-- selfsame: "larger commutes" finite m n
"larger commutes" forall m n . larger m n = larger n m
-- expect: verified: by induction on all three
-- selfsame: "larger associates" finite k m n
"larger associates" forall k m n . larger k (larger m n) = larger (larger k m) n
-- expect: refuted: for m = S Z, n = Z
-- selfsame: "larger is second" finite m n
"larger is second" forall m n . larger m n = n
-- expect: verified: the loop keeps what it was not given
-- selfsame: "local append" finite xs
"local append" forall xs ys . appendAll xs ys = xs ++ ys
-- expect: refuted: for one element each
-- selfsame: "local append, exchanged" finite xs
"local append, exchanged" forall xs ys . appendAll xs ys = ys ++ xs
  #-}
