{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE ScopedTypeVariables #-}

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
import Selfsame.Effect (coerced)
import Selfsame.Type

gcast :: forall a b c. (Typeable a, Typeable b) => c a -> Maybe (c b)
gcast x = case isSame (representation :: Of a) (representation :: Of b) of
  True -> Just (coerced x)
  False -> Nothing
