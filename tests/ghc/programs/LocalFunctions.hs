main :: IO ()
main = do
  let square x = x * x
      infixl 6 |+|
      a |+| b = square a + square b
      go 0 acc = acc
      go n acc = go (n - 1) (acc + n)
  print (3 |+| 4 |+| (1 :: Int))
  print (go (100 :: Int) 0)
  print (let (a, b) = (b + 1, 10) in a :: Int)
  where _unused = ()
