module Inserts where

import qualified Data.Map as Map

build :: Int -> Map.Map Int Int
build n = foldr (\k m -> Map.insertWith (+) (k * 7919 `mod` 10007) k m) Map.empty [1 .. n]

bench :: Int
bench = Map.foldr (+) 0 (build 20000)
