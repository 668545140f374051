data T = T Int | U { f :: [T] } deriving (Eq, Show, Ord)
main :: IO ()
main = do
  print (U [T 1, U []] == U [T 1, U []], T 1 < U [], compare (U [T 2]) (U [T 1, T 3]))
  print [U { f = [T (-1)] }, T (-2)]
  print (maximum [T 3, U [], T 9])
