module Keys where

import Data.Int (Int16, Int8)
import qualified Data.IntMap.Strict as IS
import qualified Data.Map as M
import qualified Data.Map.Strict as MS
import qualified Data.Set as S

-- | Equal keys that can be told apart.
data K = K Int Int deriving (Show)

instance Eq K where
  K a _ == K b _ = a == b

instance Ord K where
  compare (K a _) (K b _) = compare a b

keys :: [K]
keys = [K 1 1, K 1 2, K 2 3, K 2 4, K 2 5, K 3 6]

pairs :: [(K, Char)]
pairs = zip keys ['a' ..]

downwards :: [(K, Char)]
downwards = reverse pairs

boom :: Int
boom = error "boom"
