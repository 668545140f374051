{-@ LIQUID "--reflection" @-}
{-@ LIQUID "--ple" @-}
-- Proofs that are functions: what they lean on, and what rewrites.
module Rewriting where

import Language.Haskell.Liquid.ProofCombinators

data L = N | C Int L

{-@ reflect app @-}
{-@ app :: xs:L -> ys:L -> L @-}
app :: L -> L -> L
app N ys = ys
app (C x xs) ys = C x (app xs ys)

{-@ reflect size @-}
{-@ size :: L -> {v:Int | v >= 0} @-}
size :: L -> Int
size N = 0
size (C _ xs) = 1 + size xs

-- expect: verified
{-@ appN :: xs:L -> { app xs N = xs } @-}
appN :: L -> Proof
appN N = trivial
appN (C _ xs) = appN xs

{-@ rewriteWith appTwice [appN] @-}
-- expect: verified
{-@ appTwice :: xs:L -> { app (app xs N) N = xs } @-}
appTwice :: L -> Proof
appTwice _ = trivial

-- expect: verified
{-@ appTwiceSaid :: xs:L -> { app (app xs N) N = xs } @-}
appTwiceSaid :: L -> Proof
appTwiceSaid xs = appN (app xs N) &&& appN xs

-- expect: verified
{-@ assoc :: xs:L -> ys:L -> zs:L -> { app (app xs ys) zs = app xs (app ys zs) } @-}
assoc :: L -> L -> L -> Proof
assoc N _ _ = trivial
assoc (C _ xs) ys zs = assoc xs ys zs

{-@ rewriteWith four [assoc] @-}
-- expect: verified
{-@ four :: a:L -> b:L -> c:L -> d:L -> { app (app (app a b) c) d = app a (app b (app c d)) } @-}
four :: L -> L -> L -> L -> Proof
four _ _ _ _ = trivial

-- expect: verified
{-@ sizes :: xs:L -> ys:L -> { size (app xs ys) = size xs + size ys } @-}
sizes :: L -> L -> Proof
sizes N _ = trivial
sizes (C _ xs) ys = sizes xs ys

-- One is too many.
-- expect: concrete
{-@ sizesWrong :: xs:L -> ys:L -> { size (app xs ys) = size xs + size ys + 1 } @-}
sizesWrong :: L -> L -> Proof
sizesWrong _ _ = trivial

-- expect: concrete
{-@ commutes :: xs:L -> ys:L -> { app xs ys = app ys xs } @-}
commutes :: L -> L -> Proof
commutes _ _ = trivial

-- expect: verified
{-@ inSteps :: x:Int -> y:Int -> { x + y + x = 2 * x + y } @-}
inSteps :: Int -> Int -> Proof
inSteps x y
  =   x + y + x
  === x + x + y
  === 2 * x + y
  *** QED

-- expect: concrete
{-@ inWrongSteps :: x:Int -> y:Int -> { x + y = y + x } @-}
inWrongSteps :: Int -> Int -> Proof
inWrongSteps x y
  =   x + y
  === x - y
  === y + x
  *** QED

-- expect: verified
{-@ sizeOne :: x:Int -> { size (C x N) = 1 } @-}
sizeOne :: Int -> Proof
sizeOne _ = trivial

-- expect: verified
{-@ longer :: xs:L -> ys:L -> { size xs <= size (app xs ys) } @-}
longer :: L -> L -> Proof
longer xs ys = sizes xs ys

-- expect: concrete
{-@ shorter :: xs:L -> ys:L -> { size (app xs ys) <= size xs } @-}
shorter :: L -> L -> Proof
shorter xs ys = sizes xs ys
