module Functions where

import qualified Data.List as L

compose f g x = f (g x)
flipped = \f x y -> f y x
pairs xs = zip xs (tail xs)
collatz n
  | even n = n `div` 2
  | otherwise = 3 * n + 1
average xs = sum xs / fromIntegral (length xs)
primes = sieve [2 ..] where sieve (p : xs) = p : sieve [x | x <- xs, x `mod` p /= 0]
sections = (map (subtract 1), map (2 ^), map (`elem` "abc"))
isEven' 0 = True
isEven' n = isOdd' (n - 1)
isOdd' 0 = False
isOdd' n = isEven' (n - 1)
sorted = L.sortBy (\a b -> compare (snd a) (snd (b :: (Int, Char))))
(small, large) = span (< 3) [1, 2, 3, 4 :: Int]
word n = case n of
  1 -> "one"
  _ | n < 0, let m = negate n, m > 10 -> "very negative"
    | Just w <- lookup n table -> w
  _ -> "many"
  where table = [(2, "two"), (3, "three")]
x `before` y = x < y
infixr 5 +++
(+++) :: [a] -> [a] -> [a]
xs +++ ys = foldr (:) ys xs
applied = length $ filter even $ map (+ 1) [1, 2, 3 :: Int]
nested = let f 0 = 1; f n = n * f (n - 1) in map f [1 .. 5]
twice f = f . f
quadruple = twice (twice (* 2)) (3 :: Double)
