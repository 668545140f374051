{-# LANGUAGE DataKinds #-}
{-# LANGUAGE DefaultSignatures #-}
{-# LANGUAGE DeriveAnyClass #-}
{-# LANGUAGE DeriveDataTypeable #-}
{-# LANGUAGE DeriveGeneric #-}
{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE KindSignatures #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeOperators #-}
module Described where

import Data.Data (Constr, Data, Proxy (..), Typeable, cast, constrFields, constrIndex, dataTypeConstrs, dataTypeName, dataTypeOf, fromConstr, fromConstrB, gmapM, gmapQ, gmapQi, gmapT, indexConstr, maxConstrIndex, showConstr, toConstr)
import GHC.Generics
import GHC.TypeLits

data Shape = Circle Double | Rect { width, height :: Int } | Shape `Above` Shape | Empty
  deriving (Eq, Show, Generic, Data)

infixr 4 `Above`

data Expr a = Lit a | Expr a :+ Expr a | Neg (Expr a)
  deriving (Eq, Show, Generic, Data, Encode)

infixl 6 :+

newtype Name = Name { unName :: String }
  deriving (Eq, Show, Generic, Data, Encode)

data Day = Mon | Tue | Wed | Thu | Fri
  deriving (Eq, Show, Generic, Data, Enum, Bounded, Encode)

data Big = Big Int Int Int Int Int
  deriving (Eq, Show, Generic, Data, Encode)

class Encode a where
  encode :: a -> String
  default encode :: (Generic a, GEncode (Rep a)) => a -> String
  encode x = gencode (from x)

class GEncode (f :: * -> *) where
  gencode :: f p -> String

instance GEncode U1 where
  gencode U1 = "."

instance (GEncode f, GEncode g) => GEncode (f :+: g) where
  gencode (L1 x) = 'L' : gencode x
  gencode (R1 x) = 'R' : gencode x

instance (GEncode f, GEncode g) => GEncode (f :*: g) where
  gencode (x :*: y) = "<" ++ gencode x ++ gencode y ++ ">"

instance Encode c => GEncode (K1 i c) where
  gencode (K1 x) = encode x

instance (Datatype d, GEncode f) => GEncode (M1 D d f) where
  gencode m = datatypeName m ++ "/" ++ moduleName m ++ (if isNewtype m then "!" else "/") ++ gencode (unM1 m)

instance (Constructor c, GEncode f) => GEncode (M1 C c f) where
  gencode m = conName m ++ (if conIsRecord m then "{}" else "") ++ show (conFixity m) ++ show (prec (conFixity m)) ++ gencode (unM1 m)

instance (Selector s, GEncode f) => GEncode (M1 S s f) where
  gencode m = "[" ++ selName m ++ "]" ++ gencode (unM1 m)

instance Encode Int where
  encode = show

instance Encode Char where
  encode c = [c]

instance Encode a => Encode [a] where
  encode = concatMap encode

readConstr' :: Data a => a -> String -> Maybe Constr
readConstr' x name = lookup name [(showConstr c, c) | c <- dataTypeConstrs (dataTypeOf x)]

everywhere :: (forall a. Data a => a -> a) -> (forall a. Data a => a -> a)
everywhere f x = f (gmapT (everywhere f) x)

everything :: (r -> r -> r) -> (forall a. Data a => a -> r) -> (forall a. Data a => a -> r)
everything k f x = foldl k (f x) (gmapQ (everything k f) x)

ints :: Data a => a -> [Int]
ints = everything (++) (maybe [] (: []) . cast)

inc :: Data a => a -> a
inc = everywhere (\x -> maybe x id (cast =<< fmap (+ (1 :: Int)) (cast x)))

constructors :: Data a => a -> [String]
constructors = everything (++) (\x -> [showConstr (toConstr x)])

sample :: Shape
sample = Rect 1 2 `Above` (Rect 3 4 `Above` Empty)
