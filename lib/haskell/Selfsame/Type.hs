{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE ScopedTypeVariables #-}

-- | Types as values. The type checker makes the dictionaries of types that it knows.
module Selfsame.Type
  ( Typeable (..)
  , Erased (..)
  , Of (..)
  , TypeRep
  , named
  , applied
  , cast
  , typeOf
  , typeRep
  , isSame
  ) where

import Data.Bool
import Data.Eq
import Data.Function
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Effect (coerced)
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Show

-- | A constructor of types by its qualified name, or a type applied to another.
data TypeRep
  = Named String
  | Applied TypeRep TypeRep

newtype Of a = Of TypeRep

class Typeable a where
  representation :: Of a

-- | Of a type variable about which nothing is known.
instance Typeable a where
  representation = primUnsupported "Typeable of a type that is not known"

-- | As 'Typeable', of the type that is left when the newtypes around are taken off.
class Erased a where
  erased :: Of a

instance Erased a where
  erased = primUnsupported "unsafeCoerce at a type that is not known"

named :: String -> TypeRep
named name = Named name

applied :: TypeRep -> TypeRep -> TypeRep
applied f x = Applied f x

instance Eq TypeRep where
  Named x == Named y = x == y
  Applied f x == Applied g y = f == g && x == y
  _ == _ = False

-- | The order of GHC is that of fingerprints.
instance Ord TypeRep where
  compare _ _ = primUnsupported "the order of types"

instance Show TypeRep where
  showsPrec _ (Named name) = showString (shown name)
  showsPrec d (Applied (Named "[]") x) = showChar '[' . showsPrec 0 x . showChar ']'
  showsPrec d (Applied (Applied (Named "->") x) y) = showParen (d > 8) (showsPrec 9 x . showString " -> " . showsPrec 8 y)
  showsPrec d (Applied f x) = case tuple f (x : []) of
    Just parts -> showChar '(' . commas parts . showChar ')'
    Nothing -> showParen (d > 9) (showsPrec 8 f . showSpace . showsPrec 10 x)

-- | The components of a tuple with all of them.
tuple :: TypeRep -> [TypeRep] -> Maybe [TypeRep]
tuple (Applied f x) parts = tuple f (x : parts)
tuple (Named name) parts = case isTuple name (length parts) of
  True -> Just parts
  False -> Nothing

isTuple :: String -> Int -> Bool
isTuple ('(' : ',' : rest) count = length rest == count - 1
isTuple _ _ = False

commas :: [TypeRep] -> ShowS
commas [] = id
commas (x : []) = shows x
commas (x : xs) = shows x . showChar ',' . commas xs

-- | Without its module; types that have another name inside are not shown.
shown :: String -> String
shown name = case isInner name of
  True -> primUnsupported "a run that shows a type which has another name inside"
  False -> case unqualified name of
    "->" -> "FUN"
    base -> base

isInner :: String -> Bool
isInner name = any (\inner -> take (length inner) name == inner) ("Selfsame.Sized." : "Selfsame.Single." : [])

unqualified :: String -> String
unqualified name = case break (\c -> c == '.') name of
  (_, '.' : rest@(_ : _)) -> unqualified rest
  _ -> name

typeRep :: forall proxy a. Typeable a => proxy a -> TypeRep
typeRep proxy = of' proxy representation
  where
    of' :: proxy a -> Of a -> TypeRep
    of' _ (Of rep) = rep

typeOf :: forall a. Typeable a => a -> TypeRep
typeOf x = of' x representation
  where
    of' :: a -> Of a -> TypeRep
    of' _ (Of rep) = rep

isSame :: Of a -> Of b -> Bool
isSame (Of a) (Of b) = a == b

cast :: forall a b. (Typeable a, Typeable b) => a -> Maybe b
cast x = case isSame (representation :: Of a) (representation :: Of b) of
  True -> Just (coerced x)
  False -> Nothing
