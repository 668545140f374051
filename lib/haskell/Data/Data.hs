{-# LANGUAGE NoImplicitPrelude #-}

-- | Names only, so that imports and constraints load.
module Data.Data
  ( Data
  , module Data.Typeable
  ) where

import Data.Typeable

class Data a
