import Data.List (unfoldr)
digits :: Int -> [Int]
digits = reverse . unfoldr (\n -> if n == 0 then Nothing else Just (n `mod` 10, n `div` 10))
main :: IO ()
main = do
  n <- readLn
  print (digits n)
  print (until (> 1000) (* 2) 1)
  print (unfoldr (\(a, b) -> if a > 50 then Nothing else Just (a, (b, a + b))) (0, 1 :: Int))
