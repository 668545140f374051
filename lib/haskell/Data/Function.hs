{-# LANGUAGE NoImplicitPrelude #-}

module Data.Function
  ( id
  , const
  , (.)
  , flip
  , ($)
  , (&)
  , on
  , fix
  ) where

infixr 9 .
infixr 0 $
infixl 1 &
infixl 0 `on`

id :: a -> a
id x = x

const :: a -> b -> a
const x _ = x

(.) :: (b -> c) -> (a -> b) -> a -> c
(.) f g = \x -> f (g x)

flip :: (a -> b -> c) -> b -> a -> c
flip f x y = f y x

($) :: (a -> b) -> a -> b
f $ x = f x

(&) :: a -> (a -> b) -> b
x & f = f x

on :: (b -> b -> c) -> (a -> b) -> a -> a -> c
on op f = \x y -> f x `op` f y

-- | The least fixed point: the result refers to itself, so no work is done twice.
fix :: (a -> a) -> a
fix f = let x = f x in x
