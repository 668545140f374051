{-# LANGUAGE NoImplicitPrelude #-}

-- | Names only, so that imports and constraints load.
module GHC.Generics
  ( Generic
  , Generic1
  ) where

class Generic a

class Generic1 f
