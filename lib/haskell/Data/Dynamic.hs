{-# LANGUAGE ExistentialQuantification #-}
{-# LANGUAGE NoImplicitPrelude #-}

module Data.Dynamic
  ( Dynamic
  , toDyn
  , fromDynamic
  , fromDyn
  , dynTypeRep
  , Typeable
  ) where

import Data.Maybe (fromMaybe)
import Data.Typeable
import Prelude

data Dynamic = forall a. Typeable a => Dynamic a

instance Show Dynamic where
  showsPrec _ d = showString "<<" . shows (dynTypeRep d) . showString ">>"

toDyn :: Typeable a => a -> Dynamic
toDyn x = Dynamic x

fromDynamic :: Typeable a => Dynamic -> Maybe a
fromDynamic (Dynamic x) = cast x

fromDyn :: Typeable a => Dynamic -> a -> a
fromDyn d x = fromMaybe x (fromDynamic d)

dynTypeRep :: Dynamic -> TypeRep
dynTypeRep (Dynamic x) = typeOf x
