{-# LANGUAGE MultiWayIf #-}
main :: IO ()
main = do
  n <- readLn :: IO Int
  mapM_ (\i -> putStrLn (if | i `mod` 15 == 0 -> "FizzBuzz" | i `mod` 3 == 0 -> "Fizz" | i `mod` 5 == 0 -> "Buzz" | otherwise -> show i)) [1 .. n]
