-- Operators of the program inside refinements.
module Operators where

import Language.Haskell.Liquid.ProofCombinators
import Prelude hiding ((++))

{-@ LIQUID "--reflection" @-}
{-@ LIQUID "--ple" @-}

{-@ infixr 5 ++ @-}
{-@ reflect ++ @-}
-- expect: verified
{-@ (++) :: xs:[a] -> ys:[a] -> {v:[a] | len v = len xs + len ys} @-}
(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

-- expect: verified
{-@ assoc :: xs:[a] -> ys:[a] -> zs:[a] -> { (xs ++ ys) ++ zs == xs ++ (ys ++ zs) } @-}
assoc :: [a] -> [a] -> [a] -> Proof
assoc [] _ _ = trivial
assoc (_ : xs) ys zs = assoc xs ys zs

-- expect: verified
{-@ rightId :: xs:[a] -> { xs ++ [] == xs } @-}
rightId :: [a] -> Proof
rightId [] = ()
rightId (_ : xs) = rightId xs

{-@ reflect rev @-}
rev :: [a] -> [a]
rev [] = []
rev (x : xs) = rev xs ++ [x]

-- expect: verified
{-@ revApp :: xs:[a] -> ys:[a] -> { rev (xs ++ ys) == rev ys ++ rev xs } @-}
revApp :: [a] -> [a] -> Proof
revApp [] ys = rightId (rev ys)
revApp (x : xs) ys = revApp xs ys ? assoc (rev ys) (rev xs) [x]

-- expect: verified
{-@ revSteps :: xs:[a] -> ys:[a] -> { rev (xs ++ ys) == rev ys ++ rev xs } @-}
revSteps :: [a] -> [a] -> Proof
revSteps [] ys
  =   rev ([] ++ ys)
  === rev ys
      ? rightId (rev ys)
  === rev ys ++ []
  === rev ys ++ rev []
  *** QED
revSteps (x : xs) ys
  =   rev ((x : xs) ++ ys)
  === rev (xs ++ ys) ++ [x]
      ? revSteps xs ys
  === (rev ys ++ rev xs) ++ [x]
      ? assoc (rev ys) (rev xs) [x]
  === rev ys ++ rev (x : xs)
  *** QED

-- Turned around.
-- expect: concrete
{-@ revWrong :: xs:[Int] -> ys:[Int] -> { rev (xs ++ ys) == rev xs ++ rev ys } @-}
revWrong :: [Int] -> [Int] -> Proof
revWrong _ _ = ()

{-@ infix <+> @-}
{-@ reflect <+> @-}
(<+>) :: Int -> Int -> Int
a <+> b = a + b + 1

-- expect: verified
{-@ plusComm :: a:Int -> b:Int -> { a <+> b == b <+> a } @-}
plusComm :: Int -> Int -> Proof
plusComm _ _ = ()

-- expect: concrete
{-@ plusZero :: a:Int -> { a <+> 0 == a } @-}
plusZero :: Int -> Proof
plusZero _ = ()

{-@ reflect isPrefix @-}
isPrefix :: [Int] -> [Int] -> Bool
isPrefix [] _ = True
isPrefix _ [] = False
isPrefix (x : xs) (y : ys) = x == y && isPrefix xs ys

-- expect: verified
{-@ prefixed :: xs:[Int] -> ys:[Int] -> { xs `isPrefix` (xs ++ ys) } @-}
prefixed :: [Int] -> [Int] -> Proof
prefixed [] _ = ()
prefixed (_ : xs) ys = prefixed xs ys
