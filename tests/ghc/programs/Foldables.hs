import Data.Foldable
import qualified Data.Map as M
import qualified Data.Set as S
main :: IO ()
main = do
  for_ (M.fromList [(2, 'b'), (1, 'a')]) print
  print (toList (S.fromList "hello"))
  print (foldl' (flip (:)) [] [1, 2, 3 :: Int], foldr' (:) [] "ab")
  print (asum [Nothing, Just 1, Just (2 :: Int)])
  traverse_ putStrLn (Just "in")
  print (and (Just True), any even (M.fromList [(1, 3 :: Int)]), null (S.empty :: S.Set Int))
  print (minimumBy (\a b -> compare (snd a) (snd b)) [(1 :: Int, 'z'), (2, 'a')])
