primes :: [Int]
primes = 2 : filter isPrime [3, 5 ..]
isPrime :: Int -> Bool
isPrime n = all (\p -> n `mod` p /= 0) (takeWhile (\p -> p * p <= n) primes)
main :: IO ()
main = do
  n <- readLn
  print (take n primes)
  print (zip primes (tail primes) !! 5)
