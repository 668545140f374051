module Arith where

-- Exact fractions and complex-like numbers as instances of the numeric classes.

data Frac = Integer :/ Integer

infixl 7 :/

instance Show Frac where
  showsPrec d (n :/ 1) = showsPrec d n
  showsPrec d (n :/ m) = showParen (d > 7) $ showsPrec 8 n . showChar '/' . showsPrec 8 m

norm :: Frac -> Frac
norm (_ :/ 0) = error "zero denominator"
norm (n :/ m) = (signum m * n `div` g) :/ (abs m `div` g)
  where
    g = gcd n m

instance Eq Frac where
  a == b = let (n :/ m) = a - b in n == 0 && m /= 0

instance Ord Frac where
  compare (a :/ b) (c :/ d) = compare (a * d) (c * b)

instance Num Frac where
  a :/ b + c :/ d = norm ((a * d + c * b) :/ (b * d))
  (a :/ b) * (c :/ d) = norm ((a * c) :/ (b * d))
  negate (a :/ b) = negate a :/ b
  abs (a :/ b) = abs a :/ b
  signum (a :/ _) = signum a :/ 1
  fromInteger n = n :/ 1

instance Fractional Frac where
  recip (a :/ b) = norm (b :/ a)
  fromRational r = fromInteger (truncate (r * 1000)) / 1000

harmonic :: Int -> Frac
harmonic n = sum [1 / fromIntegral k | k <- [1 .. n]]

newtype Mod7 = Mod7 Int deriving (Eq, Show)

instance Num Mod7 where
  Mod7 a + Mod7 b = Mod7 ((a + b) `mod` 7)
  Mod7 a * Mod7 b = Mod7 ((a * b) `mod` 7)
  negate (Mod7 a) = Mod7 (negate a `mod` 7)
  abs = id
  signum = id
  fromInteger n = Mod7 (fromInteger (n `mod` 7))

newton :: Double -> Double
newton n = head (filter good guesses)
  where
    guesses = iterate (\g -> (g + n / g) / 2) n
    good g = abs (g * g - n) < 1.0e-9

mean, variance :: [Double] -> Double
mean xs = sum xs / fromIntegral (length xs)
variance xs = mean [(x - m) ^ (2 :: Int) | x <- xs] where m = mean xs

digitSum :: Int -> Int
digitSum 0 = 0
digitSum n = let (q, r) = n `quotRem` 10 in r + digitSum q

egcd :: Integer -> Integer -> (Integer, Integer, Integer)
egcd a 0 = (a, 1, 0)
egcd a b = let (g, s, t) = egcd b (a `mod` b) in (g, t, s - (a `div` b) * t)
