{-# LANGUAGE NoImplicitPrelude #-}

module Data.Bool
  ( Bool (..)
  , (&&)
  , (||)
  , not
  , otherwise
  , bool
  ) where

import Selfsame.Prim (Bool (..))

infixr 3 &&
infixr 2 ||

(&&) :: Bool -> Bool -> Bool
True && x = x
False && _ = False

(||) :: Bool -> Bool -> Bool
True || _ = True
False || x = x

not :: Bool -> Bool
not True = False
not False = True

otherwise :: Bool
otherwise = True

bool :: a -> a -> Bool -> a
bool no _ False = no
bool _ yes True = yes
