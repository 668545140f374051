module Maps where

import qualified Data.Map as M
import qualified Data.Map.Strict as MS
import qualified Data.Set as S
import Data.Maybe (fromMaybe, mapMaybe)

freq :: String -> M.Map Char Int
freq = foldr (\c -> M.insertWith (+) c 1) M.empty

invert :: (Ord k, Ord v) => M.Map k v -> M.Map v [k]
invert m = M.fromListWith (++) [(v, [k]) | (k, v) <- M.toList m]

graph :: M.Map Int [Int]
graph = M.fromList [(1, [2, 3]), (2, [4]), (3, [4]), (4, [])]

reachable :: Int -> S.Set Int
reachable start = go S.empty [start]
  where
    go seen [] = seen
    go seen (n : ns)
      | n `S.member` seen = go seen ns
      | otherwise = go (S.insert n seen) (fromMaybe [] (M.lookup n graph) ++ ns)
