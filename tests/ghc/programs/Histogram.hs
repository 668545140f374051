import qualified Data.Map.Strict as M
import Data.List (sortBy, foldl')
import Data.Ord (comparing, Down (..))
main :: IO ()
main = do
  s <- getContents
  let m = foldl' (\acc c -> M.insertWith (+) c (1 :: Int) acc) M.empty (filter (`notElem` " \n") s)
  mapM_ (\(c, n) -> putStrLn (c : ' ' : replicate n '*')) (sortBy (comparing (Down . snd) <> comparing fst) (M.toList m))
