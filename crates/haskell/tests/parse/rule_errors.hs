module RuleErrors where

{-# RULES
"no equation" forall x. f x
"bad binder" forall 1 . f x = x
"bad side" forall x. f (x = x
"no dot" forall x y f x = y
"fine" forall x. f x = x
"empty" forall x. f x =
"untyped" forall (x). f x = x
  #-}
{-# RULES f x = y #-}
