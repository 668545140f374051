{-# LANGUAGE ExistentialQuantification #-}
{-# LANGUAGE MagicHash #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE ScopedTypeVariables #-}

-- | A value taken for one of another type. That is right where the types are the same but for newtypes, and where a value that was
-- hidden as 'Any' is taken for what it was; what else a machine would make of its bits, nobody says here.
module Unsafe.Coerce
  ( unsafeCoerce
  , unsafeCoerce#
  , Any
  ) where

import Data.Bool
import Data.Eq
import Selfsame.Base
import Selfsame.Effect (coerced)
import Selfsame.Prim
import Selfsame.Type

-- | A value of a type that is written beside it.
data Any = forall a. Hidden TypeRep a

unsafeCoerce, unsafeCoerce# :: (Erased a, Erased b) => a -> b
unsafeCoerce x = recast erased erased x
unsafeCoerce# x = recast erased erased x

recast :: Of a -> Of b -> a -> b
recast (Of a) (Of b) x
  | a == b = coerced x
  | b == any = x `seq` coerced (Hidden a x)
  | a == any = revealed b (coerced x)
  | otherwise = primUnsupported "a run that takes a value for one of another type"
  where
    any = case erased :: Of Any of Of rep -> rep

revealed :: TypeRep -> Any -> b
revealed b (Hidden a x)
  | a == b = coerced x
  | otherwise = primUnsupported "a run that takes a value for one of another type"
