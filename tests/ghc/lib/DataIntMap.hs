module DataIntMap where

import qualified Data.IntMap as M
import qualified Data.IntSet as S
