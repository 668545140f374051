{-# LANGUAGE NoImplicitPrelude #-}

-- | Numbers of single precision, as those of double precision that have 24 bits.
--
-- Sums, products, quotients and roots are computed with 53 bits and rounded again, which gives what single precision alone would:
-- 53 is at least twice 24 and two more. Of the other functions the C library promises no last digit, so they are not supported.
module Selfsame.Single
  ( Float
  , float2Double
  , double2Float
  ) where

import Data.Bool
import Data.Eq
import Data.Function
import Data.Ord
import GHC.List ((++))
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Float
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Read
import Selfsame.Real
import Selfsame.Show

newtype Float = Single Double

float2Double :: Float -> Double
float2Double (Single x) = x

-- | The nearest one; from the middle, the even one.
double2Float :: Double -> Float
double2Float x
  | isNaN x || isInfinite x || x == 0 = Single x
  | x < 0 = Single (negate (near (negate x)))
  | otherwise = Single (near x)

-- | Of a positive number.
near :: Double -> Double
near x = fitted (primDoubleEncode (rounded (primDoubleMantissa x) (2 ^ drop)) (e + drop))
  where
    e = primDoubleExponent x
    -- A mantissa has 53 bits, and the least exponent is that of the smallest number.
    drop = max 29 (negate 149 - e)

-- | What is too large is infinite.
fitted :: Double -> Double
fitted x
  | x >= 340282366920938463463374607431768211456 = 1 / 0
  | otherwise = x

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

instance Eq Float where
  Single x == Single y = x == y
  Single x /= Single y = x /= y

instance Ord Float where
  compare (Single x) (Single y) = compare x y
  Single x < Single y = x < y
  Single x <= Single y = x <= y
  Single x > Single y = x > y
  Single x >= Single y = x >= y

instance Num Float where
  Single x + Single y = double2Float (x + y)
  Single x - Single y = double2Float (x - y)
  Single x * Single y = double2Float (x * y)
  negate (Single x) = Single (negate x)
  abs (Single x) = Single (abs x)
  signum (Single x) = Single (signum x)
  fromInteger n = fromRational (n :% 1)

instance Real Float where
  toRational (Single x) = toRational x

instance Fractional Float where
  Single x / Single y = double2Float (x / y)
  recip (Single x) = double2Float (1 / x)
  fromRational (n :% d)
    | d == 0 = Single (fromRational (n :% d))
    | n == 0 = Single 0
    | n < 0 = negate (nearest (negate n) d)
    | otherwise = nearest n d

-- | The one nearest to a positive fraction, rounded once.
nearest :: Integer -> Integer -> Float
nearest n d = Single (fitted (primDoubleEncode (rounded n' d') e))
  where
    guess = width n - width d - 24
    e
      | tooLong guess = max (guess + 1) (negate 149)
      | otherwise = max guess (negate 149)
    tooLong k = case scaled k of
      (a, b) -> quot a b >= 16777216
    scaled k
      | k >= 0 = (n, d * 2 ^ k)
      | otherwise = (n * 2 ^ negate k, d)
    n' = case scaled e of
      (a, _) -> a
    d' = case scaled e of
      (_, b) -> b

-- | How many bits a positive number has.
width :: Integer -> Int
width n = go 0 n
  where
    go k m
      | m >= 18446744073709551616 = go (k + 64) (primIntegerShiftR m 64)
      | m == 0 = k
      | otherwise = go (k + 1) (primIntegerShiftR m 1)

instance RealFrac Float where
  properFraction y@(Single x)
    -- What is no number has a mantissa and an exponent all the same.
    | isNaN x || isInfinite x = case decodeFloat y of
        (m, _) -> (fromInteger (m * 40564819207303340847894502572032), 0)
    | otherwise = case properFraction x of
        (n, r) -> (n, Single r)

instance Enum Float where
  succ x = x + 1
  pred x = x - 1
  toEnum n = fromInteger (primIntToInteger n)
  fromEnum (Single x) = fromEnum x
  enumFrom x = numericEnumFrom x
  enumFromThen x y = numericEnumFromThen x y
  enumFromTo x y = numericEnumFromTo x y
  enumFromThenTo x y z = numericEnumFromThenTo x y z

instance Floating Float where
  pi = Single (primDoubleEncode 13176795 (negate 22))
  sqrt (Single x) = double2Float (sqrt x)
  exp _ = unknown
  log _ = unknown
  _ ** _ = unknown
  sin _ = unknown
  cos _ = unknown
  tan _ = unknown
  asin _ = unknown
  acos _ = unknown
  atan _ = unknown
  sinh _ = unknown
  cosh _ = unknown
  tanh _ = unknown
  asinh _ = unknown
  acosh _ = unknown
  atanh _ = unknown

unknown :: a
unknown = primUnsupported "a function of Float whose last digit is the C library's"

instance RealFloat Float where
  floatRadix _ = 2
  floatDigits _ = 24
  floatRange _ = (negate 125, 128)
  decodeFloat (Single x)
    | isNaN x = (negate 12582912, 105)
    | isInfinite x = if x > 0 then (8388608, 105) else (negate 8388608, 105)
    | x == 0 = (0, 0)
    | otherwise = (quot (primDoubleMantissa x) 536870912, primDoubleExponent x + 29)
  encodeFloat m e = double2Float (encodeFloat m e)
  isNaN (Single x) = isNaN x
  isInfinite (Single x) = isInfinite x
  isDenormalized (Single x) = x /= 0 && abs x < primDoubleEncode 1 (negate 126)
  isNegativeZero (Single x) = isNegativeZero x
  isIEEE _ = True

-- Text

instance Show Float where
  showsPrec d x
    | x < 0 || isNegativeZero x = showParen (d > 6) (showChar '-' . shown (negate x))
    | otherwise = shown x

shown :: Float -> ShowS
shown x
  | isNaN x = showString "NaN"
  | isInfinite x = showString "Infinity"
  | x == 0 = showString "0.0"
  | otherwise = case digits x of
      (ds, e)
        | 0 < e && e <= 7 || e == 0 -> fixed e ds
        | otherwise -> scientific e ds

fixed :: Int -> [Int] -> ShowS
fixed e ds
  | e == 0 = showString "0." . figures ds
  | otherwise = before e ds
  where
    before 0 [] = showString ".0"
    before 0 rest = showChar '.' . figures rest
    before n [] = showChar '0' . before (n - 1) []
    before n (r : rest) = figures [r] . before (n - 1) rest

scientific :: Int -> [Int] -> ShowS
scientific e (d : ds) = figures [d] . showChar '.' . (if null ds then showChar '0' else figures ds) . showChar 'e' . showsPrec 0 (e - 1)
scientific _ [] = showString ""

null :: [a] -> Bool
null [] = True
null _ = False

figures :: [Int] -> ShowS
figures [] rest = rest
figures (d : ds) rest = primIntShow d ++ figures ds rest

-- | The fewest decimal digits that are read as this number and no other, and the exponent before them.
digits :: Float -> ([Int], Int)
digits x = (generate r' s' up' down', k)
  where
    (m0, e0) = decodeFloat x
    short = negate 149 - e0
    m = if short > 0 then quot m0 (2 ^ short) else m0
    e = if short > 0 then e0 + short else e0
    isEdge = m == 8388608
    (r, s, up, down)
      | e >= 0 = if isEdge then (m * 2 ^ e * 4, 4, 2 ^ e * 2, 2 ^ e) else (m * 2 ^ e * 2, 2, 2 ^ e, 2 ^ e)
      | e > negate 149 && isEdge = (m * 4, 2 ^ (negate e + 1) * 2, 2, 1)
      | otherwise = (m * 2, 2 ^ negate e * 2, 1, 1)
    k = scale (negate 46)
    -- The least power of ten that is not below the number and what is read as it.
    scale n
      | n >= 0 = if r + up <= 10 ^ n * s then n else scale (n + 1)
      | otherwise = if 10 ^ negate n * (r + up) <= s then n else scale (n + 1)
    (r', s', up', down')
      | k >= 0 = (r, s * 10 ^ k, up, down)
      | otherwise = (r * 10 ^ negate k, s, up * 10 ^ negate k, down * 10 ^ negate k)

generate :: Integer -> Integer -> Integer -> Integer -> [Int]
generate r s up down
  | isLow && isHigh = if rest * 2 < s then [d] else [d + 1]
  | isLow = [d]
  | isHigh = [d + 1]
  | otherwise = d : generate rest s (up * 10) (down * 10)
  where
    d = primIntegerToInt (quot (r * 10) s)
    rest = rem (r * 10) s
    isLow = rest < down * 10
    isHigh = rest + up * 10 > s

instance Read Float where
  readsPrec d text = each (readsPrec d text)
    where
      each [] = []
      each ((x, rest) : more) = (once x, rest) : each more
      -- What was rounded to the very middle may have been on either side of it.
      once x
        | isMiddle x = primUnsupported "reading a Float this near to the middle of two"
        | otherwise = double2Float x

isMiddle :: Double -> Bool
isMiddle x
  | isNaN x || isInfinite x || x == 0 = False
  | otherwise = 2 * rem (abs (primDoubleMantissa x)) (2 ^ drop) == 2 ^ drop
  where
    drop = max 29 (negate 149 - primDoubleExponent x)
