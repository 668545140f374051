module Cyclic.Forests (Forest (..), trees, emptyForest, depth, grow) where

import Cyclic.Trees

newtype Forest = Forest [Tree]

trees :: Forest -> [Tree]
trees (Forest ts) = ts

emptyForest :: Forest
emptyForest = Forest []

depth :: Tree -> Int
depth (Tree _ (Forest ts)) = 1 + maximum (0 : map depth ts)

grow :: Int -> Tree
grow n = Tree n (Forest (map grow [0 .. n - 1]))
