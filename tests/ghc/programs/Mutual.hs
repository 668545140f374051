isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)
main :: IO ()
main = do
  n <- readLn
  putStrLn (if isEven n then "even" else "odd")
  mapM_ (print . isOdd) [0, 1, 2]
