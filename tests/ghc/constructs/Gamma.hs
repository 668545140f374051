module Gamma where

import Beta (Visible (V2), sorted)
import qualified Beta
import Data.List (sort, nub, (\\))
import Prelude as P

process :: Visible -> [Int]
process (V2 n) = sorted [1 .. n]
process _ = []

clash :: String
clash = Beta.lookup 2 ++ maybe "" id (P.lookup 1 [(1, "!")])
