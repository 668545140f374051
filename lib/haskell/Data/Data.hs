{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | The class, so that instances can be written; what only a compiler can give is not supported.
module Data.Data
  ( Data (..)
  , Constr
  , DataType
  , Fixity (..)
  , mkConstr
  , mkDataType
  , mkNoRepType
  , showConstr
  , constrIndex
  , indexConstr
  , dataTypeName
  , module Data.Typeable
  ) where

import Data.Functor.Identity
import Data.Typeable
import Prelude
import Selfsame.Prim

data Constr

data DataType

data Fixity = Prefix | Infix
  deriving (Eq, Show)

instance Eq Constr where
  _ == _ = primUnsupported "Data.Data"

instance Show Constr where
  showsPrec _ _ = primUnsupported "Data.Data"

instance Show DataType where
  showsPrec _ _ = primUnsupported "Data.Data"

class Typeable a => Data a where
  gfoldl :: (forall d b. Data d => c (d -> b) -> d -> c b) -> (forall g. g -> c g) -> a -> c a
  gfoldl _ z = z

  gunfold :: (forall b r. Data b => c (b -> r) -> c r) -> (forall r. r -> c r) -> Constr -> c a
  gunfold _ _ _ = primUnsupported "Data.Data"

  toConstr :: a -> Constr
  toConstr _ = primUnsupported "Data.Data"

  dataTypeOf :: a -> DataType
  dataTypeOf _ = primUnsupported "Data.Data"

  dataCast1 :: Typeable t => (forall d. Data d => c (t d)) -> Maybe (c a)
  dataCast1 _ = Nothing

  dataCast2 :: Typeable t => (forall d e. (Data d, Data e) => c (t d e)) -> Maybe (c a)
  dataCast2 _ = Nothing

  gmapT :: (forall b. Data b => b -> b) -> a -> a
  gmapT f x = runIdentity (gfoldl (\(Identity c) y -> Identity (c (f y))) Identity x)

mkConstr :: DataType -> String -> [String] -> Fixity -> Constr
mkConstr _ _ _ _ = primUnsupported "Data.Data"

mkDataType :: String -> [Constr] -> DataType
mkDataType _ _ = primUnsupported "Data.Data"

mkNoRepType :: String -> DataType
mkNoRepType _ = primUnsupported "Data.Data"

showConstr :: Constr -> String
showConstr _ = primUnsupported "Data.Data"

constrIndex :: Constr -> Int
constrIndex _ = primUnsupported "Data.Data"

indexConstr :: DataType -> Int -> Constr
indexConstr _ _ = primUnsupported "Data.Data"

dataTypeName :: DataType -> String
dataTypeName _ = primUnsupported "Data.Data"
