import Data.List
import Data.Function (on)
main :: IO ()
main = do
  ls <- fmap lines getContents
  let rows = map ((\(a : b : _) -> (a, read b :: Int)) . words) ls
  print (sortOn snd rows)
  print (map (\g -> (fst (head g), sum (map snd g))) (groupBy ((==) `on` fst) (sortBy (compare `on` fst) rows)))
  print (nub (map fst rows), partition ((> 2) . snd) rows)
