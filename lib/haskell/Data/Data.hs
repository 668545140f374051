{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | Types described as data. What asks whether a type is one with parameters is not supported.
module Data.Data
  ( Data (..)
  , Constr
  , ConstrRep (..)
  , ConIndex
  , DataType
  , DataRep (..)
  , Fixity (..)
  , mkConstr
  , mkDataType
  , mkNoRepType
  , mkIntType
  , mkFloatType
  , mkCharType
  , mkIntegralConstr
  , mkRealConstr
  , mkCharConstr
  , showConstr
  , constrIndex
  , constrRep
  , constrType
  , constrFields
  , constrFixity
  , indexConstr
  , dataTypeName
  , dataTypeRep
  , dataTypeConstrs
  , isAlgType
  , maxConstrIndex
  , fromConstr
  , fromConstrB
  , fromConstrM
  , glength
  , cannotCast
  , module Data.Typeable
  ) where

import Control.Monad
import Data.Functor.Const
import Data.Functor.Identity
import Data.Maybe
import Data.Typeable
import Prelude
import Selfsame.Prim

data Constr = Constr
  { conrep :: ConstrRep
  , constring :: String
  , confields :: [String]
  , confixity :: Fixity
  , datatype :: DataType
  }

data DataType = DataType {tycon :: String, datarep :: DataRep}
  deriving (Show)

data DataRep = AlgRep [Constr] | IntRep | FloatRep | CharRep | NoRep
  deriving (Eq, Show)

data ConstrRep = AlgConstr ConIndex | IntConstr Integer | FloatConstr Rational | CharConstr Char
  deriving (Eq, Show)

type ConIndex = Int

data Fixity = Prefix | Infix
  deriving (Eq, Show)

instance Eq Constr where
  c == d = conrep c == conrep d

instance Show Constr where
  show = constring

class Typeable a => Data a where
  gfoldl :: (forall d b. Data d => c (d -> b) -> d -> c b) -> (forall g. g -> c g) -> a -> c a
  gfoldl _ z = z

  gunfold :: (forall b r. Data b => c (b -> r) -> c r) -> (forall r. r -> c r) -> Constr -> c a
  gunfold _ _ _ = primUnsupported "a run that looks into a type that does not say what it is made of"

  toConstr :: a -> Constr
  toConstr _ = primUnsupported "a run that looks into a type that does not say what it is made of"

  dataTypeOf :: a -> DataType
  dataTypeOf _ = primUnsupported "a run that looks into a type that does not say what it is made of"

  dataCast1 :: Typeable t => (forall d. Data d => c (t d)) -> Maybe (c a)
  dataCast1 _ = Nothing

  dataCast2 :: Typeable t => (forall d e. (Data d, Data e) => c (t d e)) -> Maybe (c a)
  dataCast2 _ = Nothing

  gmapT :: (forall b. Data b => b -> b) -> a -> a
  gmapT f x = runIdentity (gfoldl (\(Identity c) y -> Identity (c (f y))) Identity x)

  gmapQl :: (r -> r' -> r) -> r -> (forall d. Data d => d -> r') -> a -> r
  gmapQl o r f x = getConst (gfoldl (\(Const c) y -> Const (c `o` f y)) (\_ -> Const r) x)

  gmapQr :: (r' -> r -> r) -> r -> (forall d. Data d => d -> r') -> a -> r
  gmapQr o r f x = unQr (gfoldl (\(Qr c) y -> Qr (\s -> c (f y `o` s))) (\_ -> Qr id) x) r

  gmapQ :: (forall d. Data d => d -> u) -> a -> [u]
  gmapQ f x = gmapQr (:) [] f x

  gmapQi :: Int -> (forall d. Data d => d -> u) -> a -> u
  gmapQi i f x = case gfoldl (\(Qi n q) y -> Qi (n + 1) (if i == n then Just (f y) else q)) (\_ -> Qi 0 Nothing) x of
    Qi _ q -> fromJust q

  gmapM :: Monad m => (forall d. Data d => d -> m d) -> a -> m a
  gmapM f x = gfoldl (\c y -> c >>= \c' -> f y >>= \y' -> return (c' y')) return x

newtype Qr r a = Qr {unQr :: r -> r}

data Qi q a = Qi Int (Maybe q)

mkConstr :: DataType -> String -> [String] -> Fixity -> Constr
mkConstr ty name fields fixity = Constr (AlgConstr index) name fields fixity ty
  where
    index = head [i | (c, i) <- zip (dataTypeConstrs ty) [1 ..], showConstr c == name]

mkDataType :: String -> [Constr] -> DataType
mkDataType name cons = DataType name (AlgRep cons)

mkNoRepType, mkIntType, mkFloatType, mkCharType :: String -> DataType
mkNoRepType name = DataType name NoRep
mkIntType name = DataType name IntRep
mkFloatType name = DataType name FloatRep
mkCharType name = DataType name CharRep

mkIntegralConstr :: (Integral a, Show a) => DataType -> a -> Constr
mkIntegralConstr ty n = case datarep ty of
  IntRep -> Constr (IntConstr (toInteger n)) (show n) [] Prefix ty
  _ -> unfit "mkIntegralConstr" ty

mkRealConstr :: (Real a, Show a) => DataType -> a -> Constr
mkRealConstr ty x = case datarep ty of
  FloatRep -> Constr (FloatConstr (toRational x)) (show x) [] Prefix ty
  _ -> unfit "mkRealConstr" ty

mkCharConstr :: DataType -> Char -> Constr
mkCharConstr ty c = case datarep ty of
  CharRep -> Constr (CharConstr c) (show c) [] Prefix ty
  _ -> unfit "mkCharConstr" ty

unfit :: String -> DataType -> a
unfit function ty = errorWithoutStackTrace ("Data.Data." ++ function ++ " is not supported for " ++ dataTypeName ty ++ ", as it is not an " ++ what)
  where
    what = case function of
      "mkIntegralConstr" -> "Integral data type."
      "mkRealConstr" -> "Real data type."
      _ -> "Char data type."

showConstr :: Constr -> String
showConstr = constring

constrRep :: Constr -> ConstrRep
constrRep = conrep

constrType :: Constr -> DataType
constrType = datatype

constrFields :: Constr -> [String]
constrFields = confields

constrFixity :: Constr -> Fixity
constrFixity = confixity

constrIndex :: Constr -> ConIndex
constrIndex c = case conrep c of
  AlgConstr i -> i
  _ -> errorWithoutStackTrace ("Data.Data.constrIndex is not supported for " ++ dataTypeName (datatype c) ++ ", as it is not an algebraic data type.")

indexConstr :: DataType -> ConIndex -> Constr
indexConstr ty i = case datarep ty of
  AlgRep cons -> cons !! (i - 1)
  _ -> errorWithoutStackTrace ("Data.Data.indexConstr is not supported for " ++ dataTypeName ty ++ ", as it is not an algebraic data type.")

dataTypeName :: DataType -> String
dataTypeName = tycon

dataTypeRep :: DataType -> DataRep
dataTypeRep = datarep

dataTypeConstrs :: DataType -> [Constr]
dataTypeConstrs ty = case datarep ty of
  AlgRep cons -> cons
  _ -> errorWithoutStackTrace ("Data.Data.dataTypeConstrs is not supported for " ++ dataTypeName ty ++ ", as it is not an algebraic data type.")

isAlgType :: DataType -> Bool
isAlgType ty = case datarep ty of
  AlgRep _ -> True
  _ -> False

maxConstrIndex :: DataType -> ConIndex
maxConstrIndex ty = case datarep ty of
  AlgRep cons -> length cons
  _ -> errorWithoutStackTrace ("Data.Data.maxConstrIndex is not supported for " ++ dataTypeName ty ++ ", as it is not an algebraic data type.")

fromConstr :: Data a => Constr -> a
fromConstr = fromConstrB (errorWithoutStackTrace "Data.Data.fromConstr")

fromConstrB :: Data a => (forall d. Data d => d) -> Constr -> a
fromConstrB f c = runIdentity (gunfold (\(Identity g) -> Identity (g f)) Identity c)

fromConstrM :: (Monad m, Data a) => (forall d. Data d => m d) -> Constr -> m a
fromConstrM f c = gunfold (\g -> g `ap` f) return c

glength :: Data a => a -> Int
glength x = length (gmapQ (\_ -> ()) x)

-- | What derived instances have where GHC's look at the type.
cannotCast :: a
cannotCast = primUnsupported "a run that asks whether a type is one with parameters"

instance Data Int where
  gfoldl _ z x = z x
  gunfold _ z c = z (fromInteger (integerOf c))
  toConstr x = mkIntegralConstr (dataTypeOf x) x
  dataTypeOf _ = mkIntType "Prelude.Int"

instance Data Integer where
  gfoldl _ z x = z x
  gunfold _ z c = z (integerOf c)
  toConstr x = mkIntegralConstr (dataTypeOf x) x
  dataTypeOf _ = mkIntType "Prelude.Integer"

instance Data Double where
  gfoldl _ z x = z x
  gunfold _ z c = case constrRep c of
    FloatConstr r -> z (fromRational r)
    _ -> primUnsupported "a run that makes a value from a constructor of another type"
  toConstr x = mkRealConstr (dataTypeOf x) x
  dataTypeOf _ = mkFloatType "Prelude.Double"

instance Data Char where
  gfoldl _ z x = z x
  gunfold _ z c = case constrRep c of
    CharConstr x -> z x
    _ -> primUnsupported "a run that makes a value from a constructor of another type"
  toConstr x = mkCharConstr (dataTypeOf x) x
  dataTypeOf _ = mkCharType "Prelude.Char"

integerOf :: Constr -> Integer
integerOf c = case constrRep c of
  IntConstr n -> n
  _ -> primUnsupported "a run that makes a value from a constructor of another type"

instance Data () where
  gfoldl _ z () = z ()
  gunfold _ z _ = z ()
  toConstr x = case x of () -> indexConstr (dataTypeOf x) 1
  dataTypeOf _ = let t = mkDataType "Unit" [mkConstr t "()" [] Prefix] in t

instance Data Bool where
  gfoldl _ z x = x `seq` z x
  gunfold _ z c = case constrIndex c of
    1 -> z False
    _ -> z True
  toConstr x = indexConstr (dataTypeOf x) (if x then 2 else 1)
  dataTypeOf _ = let t = mkDataType "Bool" [mkConstr t "False" [] Prefix, mkConstr t "True" [] Prefix] in t

instance Data Ordering where
  gfoldl _ z x = x `seq` z x
  gunfold _ z c = z (toEnum (constrIndex c - 1))
  toConstr x = indexConstr (dataTypeOf x) (fromEnum x + 1)
  dataTypeOf _ =
    let t = mkDataType "Ordering" [mkConstr t "LT" [] Prefix, mkConstr t "EQ" [] Prefix, mkConstr t "GT" [] Prefix] in t

instance Data a => Data (Maybe a) where
  gfoldl _ z Nothing = z Nothing
  gfoldl k z (Just x) = z Just `k` x
  gunfold k z c = case constrIndex c of
    1 -> z Nothing
    _ -> k (z Just)
  toConstr x = indexConstr (dataTypeOf x) (case x of Nothing -> 1; Just _ -> 2)
  dataTypeOf _ = let t = mkDataType "Maybe" [mkConstr t "Nothing" [] Prefix, mkConstr t "Just" [] Prefix] in t
  dataCast1 _ = cannotCast

instance Data a => Data [a] where
  gfoldl _ z [] = z []
  gfoldl k z (x : xs) = (z (:) `k` x) `k` xs
  gunfold k z c = case constrIndex c of
    1 -> z []
    _ -> k (k (z (:)))
  toConstr x = indexConstr (dataTypeOf x) (case x of [] -> 1; _ : _ -> 2)
  dataTypeOf _ = let t = mkDataType "Prelude.[]" [mkConstr t "[]" [] Prefix, mkConstr t "(:)" [] Infix] in t
  dataCast1 _ = cannotCast
  gmapT _ [] = []
  gmapT f (x : xs) = f x : f xs
  gmapQ _ [] = []
  gmapQ f (x : xs) = [f x, f xs]
  gmapM _ [] = return []
  gmapM f (x : xs) = f x >>= \x' -> f xs >>= \xs' -> return (x' : xs')

instance (Data a, Data b) => Data (Either a b) where
  gfoldl k z (Left x) = z Left `k` x
  gfoldl k z (Right x) = z Right `k` x
  gunfold k z c = case constrIndex c of
    1 -> k (z Left)
    _ -> k (z Right)
  toConstr x = indexConstr (dataTypeOf x) (case x of Left _ -> 1; Right _ -> 2)
  dataTypeOf _ = let t = mkDataType "Either" [mkConstr t "Left" [] Prefix, mkConstr t "Right" [] Prefix] in t
  dataCast2 _ = cannotCast

instance (Data a, Data b) => Data (a, b) where
  gfoldl k z (a, b) = (z (,) `k` a) `k` b
  gunfold k z _ = k (k (z (,)))
  toConstr x = case x of (_, _) -> indexConstr (dataTypeOf x) 1
  dataTypeOf _ = let t = mkDataType "(,)" [mkConstr t "(,)" [] Prefix] in t
  dataCast2 _ = cannotCast

instance (Data a, Data b, Data c) => Data (a, b, c) where
  gfoldl k z (a, b, c) = ((z (,,) `k` a) `k` b) `k` c
  gunfold k z _ = k (k (k (z (,,))))
  toConstr x = case x of (_, _, _) -> indexConstr (dataTypeOf x) 1
  dataTypeOf _ = let t = mkDataType "(,,)" [mkConstr t "(,,)" [] Prefix] in t
