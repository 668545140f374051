chunks :: Int -> [a] -> [[a]]
chunks _ [] = []
chunks n xs = let (a, b) = splitAt n xs in a : chunks n b
main :: IO ()
main = interact $ \s -> unlines (map (unwords . map show) (chunks 3 (map read (words s) :: [Int])))
