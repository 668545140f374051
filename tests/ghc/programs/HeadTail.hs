main :: IO ()
main = do
  l <- getLine
  putStrLn (reverse l)
  putStrLn (head (words l))
  print (head (tail (tail (words l))))
  putStrLn "not printed"
