module Main where

hanoi :: Int -> String -> String -> String -> IO Int
hanoi 0 _ _ _ = return 0
hanoi n a b c = do
  x <- hanoi (n - 1) a c b
  putStrLn (a ++ " -> " ++ b)
  y <- hanoi (n - 1) c b a
  return (x + y + 1)
main :: IO ()
main = hanoi 3 "a" "b" "c" >>= print
