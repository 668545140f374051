module WhereGuards where

bmi :: Double -> Double -> String
bmi w h
  | v <= low = "under"
  | v <= mid = "normal"
  | otherwise = over
  where
    v = w / h ^ (2 :: Int)
    (low, mid) = (18.5, 25.0)
    over = "over " ++ show (truncate v :: Int)

collatz :: Int -> [Int]
collatz 1 = [1]
collatz n
  | n <= 0 = error ("bad: " ++ show n)
  | even n = n : collatz half
  | otherwise = n : collatz (3 * n + 1)
  where
    half = n `div` 2

fall :: Int -> Int -> String
fall x y | x > 10 = "a" | y > 10 = "b"
fall 0 _ = "zero"
fall _ y | even y = "even"
fall _ _ = "rest"
