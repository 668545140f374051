bmi :: Double -> Double -> String
bmi w h
  | i <= low = "under"
  | i <= mid = "normal"
  | otherwise = "over"
  where
    i = w / h ^ (2 :: Int)
    (low, mid) = (18.5, 25)
main :: IO ()
main = interact (unlines . map ((\[a, b] -> bmi a b) . map read . words) . lines)
