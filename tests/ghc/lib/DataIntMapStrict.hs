module DataIntMapStrict where

import qualified Data.IntMap.Strict as M
import qualified Data.IntSet as S
