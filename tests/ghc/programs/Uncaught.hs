main :: IO ()
main = do
  putStrLn "before"
  print (foldr1 max ([] :: [Int]))
  putStrLn "after"
