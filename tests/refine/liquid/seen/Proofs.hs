{-@ LIQUID "--reflection" @-}
{-@ LIQUID "--ple" @-}
-- Equational proofs: functions of the program in refinements, and proofs that are programs.
module Proofs where

import Language.Haskell.Liquid.ProofCombinators

data Nat' = Zero | Succ Nat'

{-@ reflect plus @-}
plus :: Nat' -> Nat' -> Nat'
plus Zero m = m
plus (Succ n) m = Succ (plus n m)

{-@ reflect double @-}
double :: Nat' -> Nat'
double Zero = Zero
double (Succ n) = Succ (Succ (double n))

-- expect: verified
{-@ plusZero :: n:Nat' -> { plus n Zero = n } @-}
plusZero :: Nat' -> Proof
plusZero Zero = ()
plusZero (Succ n) = plusZero n

-- expect: verified
{-@ plusZeroWritten :: n:Nat' -> { plus n Zero = n } @-}
plusZeroWritten :: Nat' -> Proof
plusZeroWritten Zero = plus Zero Zero === Zero *** QED
plusZeroWritten (Succ n)
  = plus (Succ n) Zero
  === Succ (plus n Zero)
  === Succ n ? plusZeroWritten n
  *** QED

-- expect: verified
{-@ plusSucc :: n:Nat' -> m:Nat' -> { plus n (Succ m) = Succ (plus n m) } @-}
plusSucc :: Nat' -> Nat' -> Proof
plusSucc Zero _ = trivial
plusSucc (Succ n) m = plusSucc n m

-- expect: verified
{-@ plusCommutes :: n:Nat' -> m:Nat' -> { plus n m = plus m n } @-}
plusCommutes :: Nat' -> Nat' -> Proof
plusCommutes Zero m = plusZero m
plusCommutes (Succ n) m = plusCommutes n m &&& plusSucc m n

-- expect: verified
{-@ plusAssociates :: n:Nat' -> m:Nat' -> k:Nat' -> { plus (plus n m) k = plus n (plus m k) } @-}
plusAssociates :: Nat' -> Nat' -> Nat' -> Proof
plusAssociates Zero _ _ = ()
plusAssociates (Succ n) m k = plusAssociates n m k

-- Nothing changes only for zero.
-- expect: concrete
{-@ plusOne :: n:Nat' -> { plus n (Succ Zero) = n } @-}
plusOne :: Nat' -> Proof
plusOne _ = ()

-- expect: concrete
{-@ plusLeft :: n:Nat' -> m:Nat' -> { plus n m = n } @-}
plusLeft :: Nat' -> Nat' -> Proof
plusLeft _ _ = trivial

-- expect: verified
{-@ doubleIsPlus :: n:Nat' -> { double n = plus n n } @-}
doubleIsPlus :: Nat' -> Proof
doubleIsPlus Zero = ()
doubleIsPlus (Succ n) = doubleIsPlus n ? plusSucc n n

-- expect: concrete
{-@ doubleIsSame :: n:Nat' -> { double n = n } @-}
doubleIsSame :: Nat' -> Proof
doubleIsSame Zero = ()
doubleIsSame (Succ n) = doubleIsSame n

{-@ reflect app @-}
app :: [a] -> [a] -> [a]
app [] ys = ys
app (x : xs) ys = x : app xs ys

{-@ reflect rev @-}
rev :: [a] -> [a]
rev [] = []
rev (x : xs) = app (rev xs) [x]

-- expect: verified
{-@ appNil :: xs:[a] -> { app xs [] = xs } @-}
appNil :: [a] -> Proof
appNil [] = ()
appNil (_ : xs) = appNil xs

-- expect: verified
{-@ appAssociates :: xs:[a] -> ys:[a] -> zs:[a] -> { app (app xs ys) zs = app xs (app ys zs) } @-}
appAssociates :: [a] -> [a] -> [a] -> Proof
appAssociates [] _ _ = ()
appAssociates (_ : xs) ys zs = appAssociates xs ys zs

-- expect: verified
{-@ revApp :: xs:[a] -> ys:[a] -> { rev (app xs ys) = app (rev ys) (rev xs) } @-}
revApp :: [a] -> [a] -> Proof
revApp [] ys = appNil (rev ys)
revApp (x : xs) ys = revApp xs ys ? appAssociates (rev ys) (rev xs) [x]

-- The lists come in the wrong order.
-- expect: concrete
{-@ revAppWrong :: xs:[a] -> ys:[a] -> { rev (app xs ys) = app (rev xs) (rev ys) } @-}
revAppWrong :: [a] -> [a] -> Proof
revAppWrong _ _ = ()

-- expect: concrete
{-@ appCommutes :: xs:[a] -> ys:[a] -> { app xs ys = app ys xs } @-}
appCommutes :: [a] -> [a] -> Proof
appCommutes [] _ = ()
appCommutes (_ : xs) ys = appCommutes xs ys

-- expect: verified
{-@ revRev :: xs:[a] -> { rev (rev xs) = xs } @-}
revRev :: [a] -> Proof
revRev [] = ()
revRev (x : xs) = revApp (rev xs) [x] ? revRev xs
