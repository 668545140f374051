{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE TypeFamilies #-}

module Data.String
  ( String
  , IsString (..)
  , lines
  , words
  , unlines
  , unwords
  ) where

import Data.Functor.Const
import Data.Functor.Identity
import Prelude
import Selfsame.Same

class IsString a where
  fromString :: String -> a

-- | Whatever the elements are, they are characters.
instance (a ~ Char) => IsString [a] where
  fromString text = text

instance IsString a => IsString (Const a b) where
  fromString text = Const (fromString text)

instance IsString a => IsString (Identity a) where
  fromString text = Identity (fromString text)
