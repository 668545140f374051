-- A file in which some rules cannot be checked.
module Broken where

data Nat = Z | S Nat

plus :: Nat -> Nat -> Nat
plus Z n = n
plus (S m) n = S (plus m n)

shout :: String -> IO ()
shout text = putStrLn (text ++ "!")

{-# RULES
"right zero" forall m . plus m Z = m
"ill typed" forall m . plus m True = m
"out of scope" forall m . plus m nought = m
"right zero, wrong" forall m . plus m (S Z) = m
"left zero" forall n . plus Z n = n
  #-}
