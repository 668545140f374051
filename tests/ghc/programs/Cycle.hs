main :: IO ()
main = do
  n <- readLn
  let xs = cycle "fizz"
      ys = 1 : 1 : zipWith (+) ys (tail ys) :: [Integer]
  putStrLn (take n xs)
  print (take n ys)
  print (takeWhile (< 100) (filter odd ys))
  print (ys !! 90)
