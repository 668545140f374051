module Cyclic.Trees (Tree (..), size, Named (..)) where

import {-# SOURCE #-} Cyclic.Forests (Forest, trees, emptyForest)

data Tree = Tree Int Forest

class Named a where
  name :: a -> String

instance Named Tree where
  name (Tree n f) = show n ++ concatMap name (trees f)

size :: Tree -> Int
size (Tree _ f) = 1 + sum (map size (trees f)) + length (trees emptyForest)
