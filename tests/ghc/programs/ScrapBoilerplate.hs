{-# LANGUAGE DeriveDataTypeable, ScopedTypeVariables #-}
module Main where
import Data.Data
import Data.Typeable
import Data.Dynamic
data E = N Int | Add E E | Neg E deriving (Show, Eq, Data, Typeable)
data Col = Red | Green deriving (Show, Data, Eq)
inc :: Data a => a -> a
inc d = case cast d of
  Just (n :: Int) -> maybe d id (cast (n + 1))
  Nothing -> gmapT inc d
main :: IO ()
main = do
  print (inc (Add (N 1) (Neg (N 2))))
  print (toConstr (N 3), dataTypeName (dataTypeOf Red), map show (dataTypeConstrs (dataTypeOf (undefined :: E))))
  print (typeOf (Just [1 :: Int]), typeOf (undefined :: Either Int Bool -> ()), typeRep (Proxy :: Proxy Maybe))
  print (gmapQ (const ()) (Add (N 1) (N 2)))
  print (fromDynamic (toDyn 'x') :: Maybe Char, toDyn (3 :: Int))
  print (cast 'x' :: Maybe Int)
