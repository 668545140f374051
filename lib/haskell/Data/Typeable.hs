{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeOperators #-}

module Data.Typeable
  ( Typeable
  , Proxy (..)
  , cast
  , eqT
  , gcast
  , (:~:) (..)
  , TypeRep
  , typeOf
  , typeRep
  ) where

import Data.Proxy
import Data.Type.Equality
import Prelude
import Selfsame.Effect (coerced)
import Selfsame.Type

gcast :: forall a b c. (Typeable a, Typeable b) => c a -> Maybe (c b)
gcast x = case isSame (representation :: Of a) (representation :: Of b) of
  True -> Just (coerced x)
  False -> Nothing

eqT :: forall a b. (Typeable a, Typeable b) => Maybe (a :~: b)
eqT = gcast (Refl :: a :~: a)
