module Cyclic.Forests where

import {-# SOURCE #-} Cyclic.Trees (Tree)

data Forest

trees :: Forest -> [Tree]
emptyForest :: Forest
