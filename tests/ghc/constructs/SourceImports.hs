module SourceImports where

import Cyclic.Forests
import Cyclic.Trees

leaf :: Int -> Tree
leaf n = Tree n emptyForest
