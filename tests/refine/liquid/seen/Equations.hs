{-@ LIQUID "--reflection" @-}
{-@ LIQUID "--ple" @-}
-- Equational proofs with lemmas that rewrite.
module Equations where

import Language.Haskell.Liquid.ProofCombinators

{-@ reflect add @-}
{-@ add :: n:Nat -> m:Nat -> Nat @-}
add :: Int -> Int -> Int
add n m = if n == 0 then m else 1 + add (n - 1) m

-- expect: verified
{-@ addZero :: n:Nat -> { add n 0 = n } @-}
addZero :: Int -> Proof
addZero n = if n == 0 then trivial else addZero (n - 1)

{-@ rewriteWith addZeroTwice [addZero] @-}
-- expect: verified
{-@ addZeroTwice :: n:Nat -> { add (add n 0) 0 = n } @-}
addZeroTwice :: Int -> Proof
addZeroTwice _ = trivial

-- expect: verified
{-@ addIsPlus :: n:Nat -> m:Nat -> { add n m = n + m } @-}
addIsPlus :: Int -> Int -> Proof
addIsPlus n m = if n == 0 then trivial else addIsPlus (n - 1) m

-- expect: verified
{-@ commutes :: n:Nat -> m:Nat -> { add n m = add m n } @-}
commutes :: Int -> Int -> Proof
commutes n m = addIsPlus n m &&& addIsPlus m n

-- expect: concrete
{-@ commutesWrong :: n:Nat -> m:Nat -> { add n m = add n n } @-}
commutesWrong :: Int -> Int -> Proof
commutesWrong _ _ = trivial

data T = E | B T T

{-@ reflect flip' @-}
flip' :: T -> T
flip' E = E
flip' (B l r) = B (flip' r) (flip' l)

-- expect: verified
{-@ flipTwice :: t:T -> { flip' (flip' t) = t } @-}
flipTwice :: T -> Proof
flipTwice E = trivial
flipTwice (B l r) = flipTwice l &&& flipTwice r

{-@ rewriteWith flipFour [flipTwice] @-}
-- expect: verified
{-@ flipFour :: t:T -> { flip' (flip' (flip' (flip' t))) = t } @-}
flipFour :: T -> Proof
flipFour _ = trivial

-- expect: concrete
{-@ flipOnce :: t:T -> { flip' t = t } @-}
flipOnce :: T -> Proof
flipOnce _ = trivial

-- expect: verified
{-@ stepwise :: l:T -> r:T -> { flip' (flip' (B l r)) = B l r } @-}
stepwise :: T -> T -> Proof
stepwise l r
  =   flip' (flip' (B l r))
  === flip' (B (flip' r) (flip' l))
  === B (flip' (flip' l)) (flip' (flip' r))
    ? flipTwice l
    ? flipTwice r
  === B l r
  *** QED

-- A step is missing what it leans on, and what it says is wrong.
-- expect: concrete
{-@ stepWrong :: l:T -> r:T -> { flip' (B l r) = B r l } @-}
stepWrong :: T -> T -> Proof
stepWrong l r
  =   flip' (B l r)
  === B (flip' r) (flip' l)
  === B r l
  *** QED
