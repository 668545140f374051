module DataIntSet where

import qualified Data.IntSet as S
