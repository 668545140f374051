import qualified Data.IntMap as IM
import qualified Data.Map as M
main :: IO ()
main = do
  let m = IM.fromListWith (++) [(k `mod` 3, [k]) | k <- [1 .. 10 :: Int]]
  print m
  print (IM.foldrWithKey (\k v acc -> k + length v + acc) 0 m)
  print (M.foldr (+) 0 (M.fromList [(1, 2), (3, 4)]))
  print (M.unionWith (+) (M.fromList [("a", 1), ("b", 2)]) (M.fromList [("b", 3), ("c", 4 :: Int)]))
  print (M.lookupMin (M.fromList [(2, 'x'), (1, 'y')]), M.elems (M.mapWithKey (\k v -> k : v) (M.fromList [('a', "b")])))
  print (M.partition even (M.fromList (zip "abc" [1 :: Int ..])))
