module ContainersStrictness where

import qualified Data.IntMap as I
import qualified Data.IntMap.Strict as J
import qualified Data.Map as M
import qualified Data.Sequence as Q
import qualified Data.Set as S
import Numeric (readFloat)
