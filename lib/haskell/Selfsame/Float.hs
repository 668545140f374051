{-# LANGUAGE NoImplicitPrelude #-}

-- | Floating point: the classes, and 'Double'.
module Selfsame.Float
  ( Floating (..)
  , RealFloat (..)
  ) where

import Data.Bool
import Data.Eq
import Data.Ord
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Real

infixr 8 **

class Fractional a => Floating a where
  pi :: a
  exp, log, sqrt :: a -> a
  (**), logBase :: a -> a -> a
  sin, cos, tan, asin, acos, atan :: a -> a
  sinh, cosh, tanh, asinh, acosh, atanh :: a -> a

  x ** y = exp (log x * y)
  logBase b x = log x / log b
  sqrt x = x ** (1 / 2)
  tan x = sin x / cos x
  tanh x = sinh x / cosh x

class (RealFrac a, Floating a) => RealFloat a where
  floatRadix :: a -> Integer
  floatDigits :: a -> Int
  floatRange :: a -> (Int, Int)
  decodeFloat :: a -> (Integer, Int)
  encodeFloat :: Integer -> Int -> a
  exponent :: a -> Int
  significand :: a -> a
  scaleFloat :: Int -> a -> a
  isNaN, isInfinite, isDenormalized, isNegativeZero, isIEEE :: a -> Bool
  atan2 :: a -> a -> a

  exponent x = case decodeFloat x of
    (m, n)
      | m == 0 -> 0
      | otherwise -> n + floatDigits x
  significand x = case decodeFloat x of
    (m, _) -> encodeFloat m (negate (floatDigits x))
  scaleFloat k x
    | k == 0 || x == 0 || isNaN x || isInfinite x = x
    | otherwise = case decodeFloat x of
        (m, n) -> encodeFloat m (n + k)
  atan2 y x
    | x > 0 = atan (y / x)
    | x == 0 && y > 0 = pi / 2
    | x < 0 && y > 0 = pi + atan (y / x)
    | (x <= 0 && y < 0) || (x < 0 && isNegativeZero y) || (isNegativeZero x && isNegativeZero y) = negate (atan2 (negate y) x)
    | y == 0 && (x < 0 || isNegativeZero x) = pi
    | x == 0 && y == 0 = y
    | otherwise = x + y

instance Real Double where
  toRational x
    | e >= 0 = (m * 2 ^ e) :% 1
    | otherwise = m % (2 ^ negate e)
    where
      m = primDoubleMantissa x
      e = primDoubleExponent x

instance Fractional Double where
  x / y = primDoubleDiv x y
  recip x = primDoubleDiv 1 x
  fromRational (n :% d)
    | d == 0 = case compare n 0 of
        GT -> primDoubleDiv 1 0
        EQ -> primDoubleDiv 0 0
        LT -> primDoubleDiv (primDoubleNegate 1) 0
    | n < 0 = primDoubleNegate (nearestDouble (negate n) d)
    | otherwise = nearestDouble n d

-- | The double nearest to a positive fraction, from the middle to the even one.
--
-- The fraction is scaled by a power of two until its integral part has the 53 bits of a mantissa, fewer where the result
-- would be below the smallest exponent.
nearestDouble :: Integer -> Integer -> Double
nearestDouble n d
  | n == 0 = 0
  | otherwise = primDoubleEncode (rounded n' d') e
  where
    guess = bits n - bits d - 53
    e
      | tooLong guess = max (guess + 1) lowest
      | otherwise = max guess lowest
    tooLong k = case scaled k of
      (a, b) -> quot a b >= 2 ^ (53 :: Int)
    scaled k
      | k >= 0 = (n, d * 2 ^ k)
      | otherwise = (n * 2 ^ negate k, d)
    n' = case scaled e of
      (a, _) -> a
    d' = case scaled e of
      (_, b) -> b
    lowest = negate 1074

rounded :: Integer -> Integer -> Integer
rounded n d = case compare (2 * r) d of
  LT -> q
  GT -> q + 1
  EQ
    | even q -> q
    | otherwise -> q + 1
  where
    q = quot n d
    r = rem n d

-- | How many bits a positive number has, in about as many steps as that number has bits.
bits :: Integer -> Int
bits n = wide 0 n
  where
    wide k m
      | m >= 18446744073709551616 = wide (k + 64) (primIntegerShiftR m 64)
      | otherwise = narrow k m
    narrow k m
      | m == 0 = k
      | otherwise = narrow (k + 1) (primIntegerShiftR m 1)

instance RealFrac Double where
  properFraction x = case primDoubleTruncate x of
    n -> n `seq` (fromInteger n, properRest n)
    where
      properRest n
        | primDoubleExponent x >= 0 = 0
        | otherwise = x - primIntegerToDouble n

instance Enum Double where
  succ x = x + 1
  pred x = x - 1
  toEnum n = primIntToDouble n
  fromEnum x = primIntegerToInt (primDoubleTruncate x)
  enumFrom x = numericEnumFrom x
  enumFromThen x y = numericEnumFromThen x y
  enumFromTo x y = numericEnumFromTo x y
  enumFromThenTo x y z = numericEnumFromThenTo x y z

instance Floating Double where
  pi = primDoubleEncode 7074237752028440 (primIntNegate 51)
  exp x = primDoubleExp x
  log x = primDoubleLog x
  sqrt x = primDoubleSqrt x
  x ** y = primDoublePow x y
  sin x = primDoubleSin x
  cos x = primDoubleCos x
  tan x = primDoubleTan x
  asin x = primDoubleAsin x
  acos x = primDoubleAcos x
  atan x = primDoubleAtan x
  sinh x = primDoubleSinh x
  cosh x = primDoubleCosh x
  tanh x = primDoubleTanh x
  asinh x = primDoubleAsinh x
  acosh x = primDoubleAcosh x
  atanh x = primDoubleAtanh x

instance RealFloat Double where
  floatRadix _ = 2
  floatDigits _ = 53
  floatRange _ = (primIntNegate 1021, 1024)
  decodeFloat x = case primDoubleMantissa x of
    m -> m `seq` (m, primDoubleExponent x)
  encodeFloat m e = primDoubleEncode m e
  isNaN x = primDoubleIsNaN x
  isInfinite x = primDoubleIsInfinite x
  isDenormalized x
    | primDoubleIsNaN x = False
    | otherwise = case decodeFloat x of
        (m, e) -> m /= 0 && e < negate 1021 - 53 && not (primDoubleIsInfinite x)
  isNegativeZero x = primDoubleIsNegativeZero x
  isIEEE _ = True
