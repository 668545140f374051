{-# LANGUAGE NoImplicitPrelude #-}

-- | Types are not there when a program runs: every type has the class, and what would look at one is not supported.
module Data.Typeable
  ( Typeable
  , Proxy (..)
  , cast
  , gcast
  , TypeRep
  , typeOf
  , typeRep
  ) where

import Data.Proxy
import Prelude
import Selfsame.Prim

class Typeable a

instance Typeable a

data TypeRep

instance Eq TypeRep where
  _ == _ = primUnsupported "Typeable"

instance Ord TypeRep where
  compare _ _ = primUnsupported "Typeable"

instance Show TypeRep where
  showsPrec _ _ = primUnsupported "Typeable"

cast :: (Typeable a, Typeable b) => a -> Maybe b
cast _ = primUnsupported "Typeable"

gcast :: (Typeable a, Typeable b) => c a -> Maybe (c b)
gcast _ = primUnsupported "Typeable"

typeOf :: Typeable a => a -> TypeRep
typeOf _ = primUnsupported "Typeable"

typeRep :: Typeable a => proxy a -> TypeRep
typeRep _ = primUnsupported "Typeable"
