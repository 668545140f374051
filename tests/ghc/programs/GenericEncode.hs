{-# LANGUAGE FlexibleInstances, DeriveGeneric, DeriveDataTypeable, DeriveAnyClass, DefaultSignatures, FlexibleContexts, TypeOperators, ScopedTypeVariables #-}
module Main where
import GHC.Generics
import Data.Data
class Encode a where
  encode :: a -> [Int]
  default encode :: (Generic a, GEncode (Rep a)) => a -> [Int]
  encode = gencode . from
class GEncode f where gencode :: f p -> [Int]
instance GEncode U1 where gencode U1 = []
instance (GEncode a, GEncode b) => GEncode (a :*: b) where gencode (a :*: b) = gencode a ++ gencode b
instance (GEncode a, GEncode b) => GEncode (a :+: b) where { gencode (L1 a) = 0 : gencode a; gencode (R1 b) = 1 : gencode b }
instance GEncode a => GEncode (M1 i c a) where gencode (M1 x) = gencode x
instance Encode a => GEncode (K1 i a) where gencode (K1 x) = encode x
instance Encode Int where encode n = [n]
instance Encode Bool where encode b = [fromEnum b]
data T = A Int Bool | Bq { fa :: T, fb :: Int } | C deriving (Show, Generic, Encode)
data Pt a = Pt a a deriving (Show, Generic, Encode)
conNameOf :: (Generic a, GCon (Rep a)) => a -> String
conNameOf = gcon . from
class GCon f where gcon :: f p -> String
instance GCon f => GCon (D1 c f) where gcon (M1 x) = gcon x
instance (GCon f, GCon g) => GCon (f :+: g) where { gcon (L1 x) = gcon x; gcon (R1 x) = gcon x }
instance Constructor c => GCon (C1 c f) where gcon m = conName m
main :: IO ()
main = do
  print (encode (Bq (A 3 True) 4))
  print (encode (Pt (1 :: Int) 2))
  print (to (from (A 1 False)) :: T)
  putStrLn (conNameOf (Bq C 1))
