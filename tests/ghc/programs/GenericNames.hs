{-# LANGUAGE RankNTypes, DeriveGeneric, DeriveDataTypeable, TypeOperators, FlexibleContexts, FlexibleInstances, ScopedTypeVariables, KindSignatures, DataKinds, DeriveAnyClass, DefaultSignatures, StandaloneDeriving #-}
module Main where
import GHC.Generics
import Data.Data hiding (Prefix, Infix, Fixity)
import qualified Data.Data as D
import GHC.TypeLits
import Data.List (intercalate)
data Op = Int :+: Int | Op `Times` Op | Neg { arg :: Op, lvl :: Maybe Int } deriving (Show, Eq, Generic, Data)
infixr 6 `Times`
newtype Wrap a = Wrap { unWrap :: a } deriving (Show, Generic, Data)
data Col = Red | Green | Blue deriving (Show, Eq, Generic, Data, Enum, Bounded)
data Tree a = Leaf | Node (Tree a) a (Tree a) deriving (Show, Generic, Data)
data Void' deriving (Generic)
data Five = Five Int Char Bool Double () deriving (Show, Generic, Data)
class Pretty a where
  pretty :: a -> String
  default pretty :: (Generic a, GPretty (Rep a)) => a -> String
  pretty = gpretty . from
class GPretty (f :: * -> *) where gpretty :: f p -> String
instance GPretty U1 where gpretty _ = ""
instance (GPretty a, GPretty b) => GPretty (a :*: b) where gpretty (a :*: b) = gpretty a ++ "," ++ gpretty b
instance (GPretty a, GPretty b) => GPretty (a GHC.Generics.:+: b) where { gpretty (L1 a) = gpretty a; gpretty (R1 b) = gpretty b }
instance (GPretty a, Datatype d) => GPretty (M1 D d a) where gpretty m@(M1 x) = datatypeName m ++ (if isNewtype m then "!" else "") ++ ":" ++ gpretty x
instance (GPretty a, Constructor c) => GPretty (M1 C c a) where gpretty m@(M1 x) = conName m ++ show (conFixity m) ++ (if conIsRecord m then "{" ++ gpretty x ++ "}" else "(" ++ gpretty x ++ ")")
instance (GPretty a, Selector s) => GPretty (M1 S s a) where gpretty m@(M1 x) = selName m ++ "=" ++ gpretty x
instance Pretty a => GPretty (K1 i a) where gpretty (K1 x) = pretty x
instance Pretty Int where pretty = show
instance Pretty a => Pretty (Maybe a) where pretty = maybe "-" pretty
instance Pretty Op
instance Pretty Col
instance Pretty a => Pretty (Wrap a)
class GCount f where gcount :: f p -> Int
instance GCount U1 where gcount _ = 0
instance (GCount a, GCount b) => GCount (a :*: b) where gcount (a :*: b) = gcount a + gcount b
instance (GCount a, GCount b) => GCount (a GHC.Generics.:+: b) where { gcount (L1 a) = gcount a; gcount (R1 b) = gcount b }
instance GCount a => GCount (M1 i c a) where gcount (M1 x) = gcount x
instance GCount (K1 i a) where gcount _ = 1
everywhere :: (forall a. Data a => a -> a) -> (forall a. Data a => a -> a)
everywhere f x = f (gmapT (everywhere f) x)
mkT :: (Typeable a, Typeable b) => (b -> b) -> a -> a
mkT f = case cast f of { Just g -> g; Nothing -> id }
everything :: (r -> r -> r) -> (forall a. Data a => a -> r) -> (forall a. Data a => a -> r)
everything k f x = foldl k (f x) (gmapQ (everything k f) x)
mkQ :: (Typeable a, Typeable b) => r -> (b -> r) -> a -> r
mkQ r q a = maybe r q (cast a)
descr :: Data a => a -> String
descr x = show (toConstr x) ++ "#" ++ show (constrIndex (toConstr x)) ++ show (constrFields (toConstr x)) ++ show (constrFixity (toConstr x)) ++ dataTypeName (dataTypeOf x)
data Proxy' (s :: Symbol) = Proxy'
main :: IO ()
main = do
  putStrLn (pretty (Neg (Times (1 Main.:+: 2) (3 Main.:+: 4)) (Just 5)))
  putStrLn (intercalate ";" (map pretty [minBound .. maxBound :: Col]))
  putStrLn (pretty (Wrap (Wrap (3 :: Int))))
  print (to (from (Node Leaf 'x' Leaf)) :: Tree Char)
  print (gcount (from (Five 1 'c' True 2 ())), gcount (from Blue), gcount (from (Node Leaf () Leaf)))
  print (everywhere (mkT ((+ 1) :: Int -> Int)) (Neg (Times (1 Main.:+: 2) (3 Main.:+: 4)) (Just 5)))
  print (everything (+) (mkQ 0 (\(n :: Int) -> n)) [(1 :: Int, Just (2 :: Int)), (3, Nothing)])
  mapM_ putStrLn [descr (1 Main.:+: 2), descr (Times (1 Main.:+: 2) (1 Main.:+: 2)), descr (Neg (1 Main.:+: 1) Nothing), descr (Wrap 'x'), descr Green, descr [1 :: Int], descr (Just 'x'), descr (1 :: Int, 'c'), descr (Right 1 :: Either () Int)]
  print (map fromConstr (dataTypeConstrs (dataTypeOf Red)) :: [Col])
  print (fromConstrB (fromConstr (toConstr (7 :: Int))) (toConstr (Just (1 :: Int))) :: Maybe Int)
  print (gmapQ (\d -> show (toConstr d)) (Five 1 'c' True 2 ()))
  print (toConstr Red == toConstr Red, toConstr Red == toConstr Blue, maxConstrIndex (dataTypeOf Red), isAlgType (dataTypeOf 'c'))
  print (symbolVal (Proxy :: Proxy "hello"), natVal (Proxy :: Proxy 42), symbolVal (Proxy' :: Proxy' "x y"))
  print (gmapM (\d -> Just d) (Node Leaf True Leaf))
