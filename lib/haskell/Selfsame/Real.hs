{-# LANGUAGE NoImplicitPrelude #-}

-- | Division, fractions, and the conversions between kinds of numbers.
module Selfsame.Real
  ( Ratio (..)
  , Rational
  , (%)
  , numerator
  , denominator
  , Real (..)
  , Integral (..)
  , Fractional (..)
  , RealFrac (..)
  , fromIntegral
  , realToFrac
  , even
  , odd
  , gcd
  , lcm
  , (^)
  , (^^)
  , numericEnumFrom
  , numericEnumFromThen
  , numericEnumFromTo
  , numericEnumFromThenTo
  ) where

import Data.Bool
import Data.Eq
import Data.Ord
import Data.Tuple
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Num
import Selfsame.Prim

infixr 8 ^, ^^
infixl 7 /, `quot`, `rem`, `div`, `mod`
infixl 7 %

-- | A fraction in lowest terms with a positive denominator. ':%' itself does not see to that, '%' does.
data Ratio a = !a :% !a

type Rational = Ratio Integer

class (Num a, Ord a) => Real a where
  toRational :: a -> Rational

class (Real a, Enum a) => Integral a where
  quot, rem, div, mod :: a -> a -> a
  quotRem, divMod :: a -> a -> (a, a)
  toInteger :: a -> Integer

  quot n d = fst (quotRem n d)
  rem n d = snd (quotRem n d)
  div n d = fst (divMod n d)
  mod n d = snd (divMod n d)
  divMod n d
    | signum r == negate (signum d) = (q - 1, r + d)
    | otherwise = qr
    where
      qr = quotRem n d
      q = fst qr
      r = snd qr

class Num a => Fractional a where
  (/) :: a -> a -> a
  recip :: a -> a
  fromRational :: Rational -> a

  x / y = x * recip y
  recip x = 1 / x

class (Real a, Fractional a) => RealFrac a where
  properFraction :: Integral b => a -> (b, a)
  truncate, round, ceiling, floor :: Integral b => a -> b

  truncate x = fst (properFraction x)

  -- To the nearest integer; from the middle to the even one.
  round x = case properFraction x of
    (n, r) ->
      let away
            | r < 0 = n - 1
            | otherwise = n + 1
       in case compare (signum (abs r - half)) 0 of
            LT -> n
            GT -> away
            EQ
              | even n -> n
              | otherwise -> away
    where
      half = recip 2
  ceiling x = case properFraction x of
    (n, r)
      | r > 0 -> n + 1
      | otherwise -> n
  floor x = case properFraction x of
    (n, r)
      | r < 0 -> n - 1
      | otherwise -> n

instance Real Int where
  toRational n = primIntToInteger n :% 1

-- Where the quotient overflows there is still a remainder.
instance Integral Int where
  quot x y = primIntQuot x y
  rem x y = primIntRem x y
  div x y = primIntDiv x y
  mod x y = primIntMod x y
  quotRem x y = case primIntRem x y of
    r -> r `seq` (primIntQuot x y, r)
  divMod x y = case primIntMod x y of
    r -> r `seq` (primIntDiv x y, r)
  toInteger n = primIntToInteger n

instance Real Integer where
  toRational n = n :% 1

-- The divisor is looked at first: dividing by zero is an error whatever is divided.
instance Integral Integer where
  quot x y = byNonZero y (primIntegerQuot x y)
  rem x y = byNonZero y (primIntegerRem x y)
  div x y = byNonZero y (primIntegerDiv x y)
  mod x y = byNonZero y (primIntegerMod x y)
  quotRem x y = case quot x y of
    q -> q `seq` (q, primIntegerRem x y)
  divMod x y = case div x y of
    q -> q `seq` (q, primIntegerMod x y)
  toInteger n = n

byNonZero :: Integer -> Integer -> Integer
byNonZero y result
  | primIntegerEq y 0 = primIntegerQuot 0 y
  | otherwise = result

fromIntegral :: (Integral a, Num b) => a -> b
fromIntegral n = fromInteger (toInteger n)

realToFrac :: (Real a, Fractional b) => a -> b
realToFrac x = fromRational (toRational x)

even, odd :: Integral a => a -> Bool
even n = rem n 2 == 0
odd n = rem n 2 /= 0

-- | The greatest number, in the order of divisibility, that divides both: @gcd 0 0@ is 0.
gcd :: Integral a => a -> a -> a
gcd x y = euclid (abs x) (abs y)
  where
    euclid a b
      | b == 0 = a
      | otherwise = euclid b (rem a b)

lcm :: Integral a => a -> a -> a
lcm x y
  | y == 0 = 0
  | x == 0 = 0
  | otherwise = abs (quot x (gcd x y) * y)

-- | By repeated squaring, multiplying in the order that the Haskell report gives.
(^) :: (Num a, Integral b) => a -> b -> a
base ^ exponent
  | exponent < 0 = error "Negative exponent"
  | exponent == 0 = 1
  | otherwise = square base exponent
  where
    square x n
      | even n = square (x * x) (quot n 2)
      | n == 1 = x
      | otherwise = squareTimes (x * x) (quot n 2) x
    squareTimes x n product
      | even n = squareTimes (x * x) (quot n 2) product
      | n == 1 = x * product
      | otherwise = squareTimes (x * x) (quot n 2) (x * product)

(^^) :: (Fractional a, Integral b) => a -> b -> a
base ^^ exponent
  | exponent >= 0 = base ^ exponent
  | otherwise = recip (base ^ negate exponent)

-- Fractions

(%) :: Integral a => a -> a -> Ratio a
n % d = reduce (n * signum d) (abs d)

-- | To lowest terms, when the denominator is not negative.
reduce :: Integral a => a -> a -> Ratio a
reduce n d
  | d == 0 = error "Ratio has zero denominator"
  | otherwise = quot n common :% quot d common
  where
    common = gcd n d

numerator, denominator :: Ratio a -> a
numerator (n :% _) = n
denominator (_ :% d) = d

instance Eq a => Eq (Ratio a) where
  (n1 :% d1) == (n2 :% d2) = n1 == n2 && d1 == d2

instance Integral a => Ord (Ratio a) where
  (n1 :% d1) <= (n2 :% d2) = n1 * d2 <= n2 * d1
  (n1 :% d1) < (n2 :% d2) = n1 * d2 < n2 * d1

instance Integral a => Num (Ratio a) where
  (n1 :% d1) + (n2 :% d2) = reduce (n1 * d2 + n2 * d1) (d1 * d2)
  (n1 :% d1) - (n2 :% d2) = reduce (n1 * d2 - n2 * d1) (d1 * d2)
  (n1 :% d1) * (n2 :% d2) = reduce (n1 * n2) (d1 * d2)
  negate (n :% d) = negate n :% d
  abs (n :% d) = abs n :% d
  signum (n :% _) = signum n :% 1
  fromInteger n = fromInteger n :% 1

instance Integral a => Fractional (Ratio a) where
  (n1 :% d1) / (n2 :% d2) = (n1 * d2) % (d1 * n2)
  recip (n :% d)
    | n == 0 = error "Ratio has zero denominator"
    | n < 0 = negate d :% negate n
    | otherwise = d :% n
  fromRational (n :% d) = fromInteger n % fromInteger d

instance Integral a => Real (Ratio a) where
  toRational (n :% d) = toInteger n :% toInteger d

instance Integral a => RealFrac (Ratio a) where
  properFraction (n :% d) = case quotRem n d of
    (q, r) -> (fromInteger (toInteger q), r :% d)

instance Integral a => Enum (Ratio a) where
  succ x = x + 1
  pred x = x - 1
  toEnum n = fromIntegral n :% 1
  fromEnum x = fromInteger (truncate x)
  enumFrom x = numericEnumFrom x
  enumFromThen x y = numericEnumFromThen x y
  enumFromTo x y = numericEnumFromTo x y
  enumFromThenTo x y z = numericEnumFromThenTo x y z

-- Ranges of fractional numbers: they end half a step after the limit.

numericEnumFrom :: Fractional a => a -> [a]
numericEnumFrom x = go 0
  where
    go k = let n = x + k in n `seq` (n : go (k + 1))

numericEnumFromThen :: Fractional a => a -> a -> [a]
numericEnumFromThen x y = go 0
  where
    step = y - x
    go k = let n = x + k * step in n `seq` (n : go (k + 1))

numericEnumFromTo :: (Ord a, Fractional a) => a -> a -> [a]
numericEnumFromTo x limit = upTo (limit + 1 / 2) (numericEnumFrom x)
  where
    upTo _ [] = []
    upTo end (n : ns)
      | n <= end = n : upTo end ns
      | otherwise = []

numericEnumFromThenTo :: (Ord a, Fractional a) => a -> a -> a -> [a]
numericEnumFromThenTo x y limit = while (numericEnumFromThen x y)
  where
    middle = (y - x) / 2
    inRange n
      | y >= x = n <= limit + middle
      | otherwise = n >= limit + middle
    while [] = []
    while (n : ns)
      | inRange n = n : while ns
      | otherwise = []
