import Control.Monad
triples :: Int -> [(Int, Int, Int)]
triples n = do
  a <- [1 .. n]
  b <- [a .. n]
  c <- [b .. n]
  guard (a * a + b * b == c * c)
  return (a, b, c)
main :: IO ()
main = do
  n <- readLn
  print (triples n)
  print (liftM2 (,) "ab" [1, 2 :: Int])
  print (filterM (const [True, False]) [1, 2, 3 :: Int])
  print (join [[1], [2, 3 :: Int]], void (Just 3), replicateM 2 "xy")
