{-# LANGUAGE NoImplicitPrelude #-}

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

class IsString a where
  fromString :: String -> a

-- | Of the types of elements, 'Char' alone: lists of it are strings.
class IsChar a where
  fromChars :: String -> [a]

instance IsChar Char where
  fromChars text = text

instance IsChar a => IsString [a] where
  fromString = fromChars

instance IsString a => IsString (Const a b) where
  fromString text = Const (fromString text)

instance IsString a => IsString (Identity a) where
  fromString text = Identity (fromString text)
