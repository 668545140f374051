import Text.Read (readMaybe)
step :: [Int] -> String -> Either String [Int]
step (a : b : s) "+" = Right (a + b : s)
step (a : b : s) "*" = Right (a * b : s)
step (a : s) "dup" = Right (a : a : s)
step s w | Just n <- readMaybe w = Right (n : s)
         | otherwise = Left ("bad " ++ show w ++ " at " ++ show s)
main :: IO ()
main = interact $ \i -> unlines [either id show (foldl (\e w -> e >>= flip step w) (Right []) (words l)) | l <- lines i]
