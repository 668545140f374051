module Names (module Names, M.Map, Maybe (..), fromJust) where

import Prelude hiding (lookup, filter, Either (..))
import qualified Prelude as P
import qualified Data.Map as M
import Data.Map (Map, (!))
import Data.Maybe

data Either a b = Left a | Right b
lookup :: Int -> [a] -> Maybe a
lookup n xs = P.lookup n (zip [0 ..] xs)
filter p = P.filter (not . p)
Names.Left x `orElse` _ = x
Right _ `orElse` y = y
find :: Ord k => k -> Map k v -> v
find k m = m ! k
shadow map = let filter = map in filter 'c'
qualified = Names.filter even (M.elems (M.fromList [(1, 2), (3, 4)]))
