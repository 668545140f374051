import Data.List (maximumBy)
import Data.Ord (comparing)
collatz :: Int -> [Int]
collatz = go where
  go 1 = [1]
  go n | even n = n : go (n `div` 2)
       | otherwise = n : go (3 * n + 1)
main :: IO ()
main = do
  n <- readLn
  print (collatz n)
  print (maximumBy (comparing (length . collatz)) [1 .. 50])
