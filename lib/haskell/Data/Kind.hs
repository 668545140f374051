{-# LANGUAGE NoImplicitPrelude #-}

-- | Names for kind signatures, which are read and not used.
module Data.Kind
  ( Type
  , Constraint
  ) where

data Type

data Constraint
