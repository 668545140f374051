module Main where

import Data.Typeable
import Data.Dynamic
import Data.Maybe
main :: IO ()
main = do
  let xs = [toDyn (1 :: Int), toDyn "two", toDyn 'c', toDyn (2 :: Int)]
  print (sum (mapMaybe fromDynamic xs :: [Int]))
  print xs
  print (typeOf main)
  print (cast (3 :: Int) :: Maybe Integer)
