{-# LANGUAGE NoImplicitPrelude #-}

module Data.String
  ( String
  , IsString (..)
  , lines
  , words
  , unlines
  , unwords
  ) where

import Data.Functor.Identity
import Prelude

class IsString a where
  fromString :: String -> a

instance IsString a => IsString (Identity a) where
  fromString text = Identity (fromString text)
