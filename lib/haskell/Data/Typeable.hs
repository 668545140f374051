{-# LANGUAGE NoImplicitPrelude #-}

-- | Names only, so that imports and constraints load.
module Data.Typeable
  ( Typeable
  , Proxy (..)
  ) where

import Data.Proxy

class Typeable a
