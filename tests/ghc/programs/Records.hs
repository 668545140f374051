data Person = Person { name :: String, age :: Int, tags :: [String] } deriving (Show, Eq, Ord)
older :: Person -> Person
older p = p { age = age p + 1, tags = "older" : tags p }
main :: IO ()
main = do
  n <- getLine
  a <- readLn
  let p = Person { name = n, age = a, tags = [] }
  print (older p)
  print (iterate older p !! 3)
  print (map name [p, p { name = "other" }], p < older p)
