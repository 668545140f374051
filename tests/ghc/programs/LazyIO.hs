main :: IO ()
main = do
  s <- getContents
  let (a, b) = span (/= "end") (lines s)
  mapM_ putStrLn a
  putStrLn ("rest " ++ show (length b))
  print (take 5 [x | x <- [1 ..], x * x > (50 :: Int)])
