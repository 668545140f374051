{-# LANGUAGE NoImplicitPrelude #-}

-- | What needs no class: strings, errors, forcing.
module Selfsame.Base
  ( String
  , error
  , errorWithoutStackTrace
  , undefined
  , seq
  , ($!)
  , asTypeOf
  , until
  ) where

import Selfsame.Prim (Bool (..), Char, primError, primSeq)

infixr 0 `seq`, $!

type String = [Char]

error :: [Char] -> a
error message = primError message

errorWithoutStackTrace :: [Char] -> a
errorWithoutStackTrace message = primError message

undefined :: a
undefined = primError "Prelude.undefined"

seq :: a -> b -> b
seq a b = primSeq a b

($!) :: (a -> b) -> a -> b
f $! x = primSeq x (f x)

asTypeOf :: a -> a -> a
asTypeOf x _ = x

until :: (a -> Bool) -> (a -> a) -> a -> a
until done step = go
  where
    go x = case done x of
      True -> x
      False -> go (step x)
