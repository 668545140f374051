module DataTree where

import Data.Tree
