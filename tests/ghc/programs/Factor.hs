factors :: Integer -> [Integer]
factors = go 2 where
  go p n | n == 1 = []
         | p * p > n = [n]
         | r == 0 = p : go p q
         | otherwise = go (p + 1) n
    where (q, r) = n `quotRem` p
main :: IO ()
main = interact (unlines . map (\n -> show n ++ ": " ++ unwords (map show (factors n))) . map read . lines)
