insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y : ys) | x <= y = x : y : ys
                  | otherwise = y : insert x ys
main :: IO ()
main = do
  n <- readLn
  xs <- mapM (const (fmap read getLine)) [1 .. n :: Int] :: IO [Int]
  print (foldr insert [] xs)
