{-# LANGUAGE NoImplicitPrelude #-}

-- | Numbers from and to text, in several bases and formats.
module Numeric
  ( showSigned
  , showIntAtBase
  , showInt
  , showHex
  , showOct
  , showEFloat
  , showFFloat
  , showGFloat
  , showFloat
  , floatToDigits
  , readSigned
  , readInt
  , readDec
  , readOct
  , readHex
  , readFloat
  , lexDigits
  , fromRat
  ) where

import Data.Char
import Data.Maybe
import Prelude
import Selfsame.Read

-- Integers to text

showSigned :: Real a => (a -> ShowS) -> Int -> a -> ShowS
showSigned positive d x
  | x < 0 = showParen (d > 6) (showChar '-' . positive (negate x))
  | otherwise = positive x

showInt :: Integral a => a -> ShowS
showInt n rest
  | n < 0 = error "Numeric.showInt: can't show negative numbers"
  | otherwise = shows (toInteger n) rest

showIntAtBase :: (Integral a, Show a) => a -> (Int -> Char) -> a -> ShowS
showIntAtBase base digit number rest
  | base <= 1 = error ("Numeric.showIntAtBase: applied to unsupported base " ++ show base)
  | number < 0 = error ("Numeric.showIntAtBase: applied to negative number " ++ show number)
  | otherwise = go (quotRem number base) rest
  where
    go (n, d) text = let c = digit (fromIntegral d) in c `seq` (case n == 0 of
      True -> c : text
      False -> go (quotRem n base) (c : text))

showHex, showOct :: (Integral a, Show a) => a -> ShowS
showHex n rest = showIntAtBase 16 intToDigit n rest
showOct n rest = showIntAtBase 8 intToDigit n rest

-- Text to numbers

readInt :: Num a => a -> (Char -> Bool) -> (Char -> Int) -> ReadS a
readInt base digit value text = case span digit text of
  ([], _) -> []
  (digits, rest) -> [(foldl (\n d -> n * base + fromIntegral (value d)) 0 digits, rest)]

readDec, readOct, readHex :: (Eq a, Num a) => ReadS a
readDec text = readDecimal text
readOct text = readInBase 8 isOctDigit text
readHex text = readInBase 16 isHexDigit text

readSigned :: Real a => ReadS a -> ReadS a
readSigned positive = readParen False signed
  where
    signed text = number text ++ concatMap minus (lex text)
    minus ("-", rest) = map (\(n, rest') -> (negate n, rest')) (number rest)
    minus _ = []
    number text = concatMap whole (lex text)
    whole (lexeme, rest) = concatMap (\(n, left) -> case left of { [] -> [(n, rest)]; _ -> [] }) (positive lexeme)

readFloat :: RealFrac a => ReadS a
readFloat text = case dropWhile isSpace text of
  start@(c : _) | isDigit c -> map (number start) (reads start)
  _ -> []
  where
    number start (x, rest) = (exact (x :: Double) (take (length start - length rest) start), rest)

-- | What the digits say, which a 'Double' need not be.
exact :: RealFrac a => Double -> String -> a
exact x text
  | null whole || not (null beyond) || abs power > 5000 = realToFrac x
  | otherwise = fromRational (fromInteger (read (whole ++ part)) * 10 ^^ (power - length part))
  where
    (whole, afterWhole) = span isDigit text
    (part, afterPart) = case afterWhole of
      '.' : digits -> span isDigit digits
      _ -> ("", afterWhole)
    (power, beyond) = case afterPart of
      e : '-' : digits | isE e -> (negate (read digits), "")
      e : '+' : digits | isE e -> (read digits, "")
      e : digits | isE e -> (read digits, "")
      _ -> (0, afterPart)
    isE e = e == 'e' || e == 'E'

lexDigits :: ReadS String
lexDigits text = case span isDigit text of
  ([], _) -> []
  (digits, rest) -> [(digits, rest)]

fromRat :: RealFloat a => Rational -> a
fromRat r = fromRational r

-- Floating point to text

-- | The digits of the shortest number that reads as this one, and the power of the base that they are a fraction of:
-- @0.d1d2... * base ^ e@.
floatToDigits :: RealFloat a => Integer -> a -> ([Int], Int)
floatToDigits base x
  | x == 0 = ([0], 0)
  | base /= 10 || floatDigits x /= 53 || isInfinite x || isNaN x = shortest base x
  | otherwise = normal (break (== 'e') (show (realToFrac x :: Double)))
  where
    normal (mantissa, power) = case break (== '.') mantissa of
      (whole, fraction) -> strip (map digitToInt (whole ++ drop 1 fraction)) (length whole + stated power)
    stated power = case power of
      [] -> 0
      _ : digits -> read digits
    strip digits e = case span (== 0) digits of
      (zeros, rest) -> (dropTrailing rest, e - length zeros)
    dropTrailing digits = reverse (dropWhile (== 0) (reverse digits))

-- | By exact arithmetic: digits are taken as long as the number that they make so far is nearer to another one.
shortest :: RealFloat a => Integer -> a -> ([Int], Int)
shortest base x = (map fromInteger (digits start), power)
  where
    (mantissa, e) = decodeFloat x
    least = fst (floatRange x) - floatDigits x
    -- Numbers that are smaller have fewer digits.
    lost = max 0 (least - e)
    m = mantissa `div` (floatRadix x ^ lost)
    value = fromInteger m * fromInteger (floatRadix x) ^^ (e + lost) :: Rational
    gap = fromInteger (floatRadix x) ^^ (e + lost) :: Rational
    isEdge = m == floatRadix x ^ (floatDigits x - 1) && e + lost > least
    above = gap / 2
    below = if isEdge then gap / (2 * fromInteger (floatRadix x)) else gap / 2
    radix = fromInteger base :: Rational
    power = search 0
    search k
      | value + above > radix ^^ k = search (k + 1)
      | value + above <= radix ^^ (k - 1) = search (k - 1)
      | otherwise = k
    scaled y = y / radix ^^ power
    start = (scaled value, scaled below, scaled above)
    digits (r, lo, hi) = case properFraction (r * radix) of
      (d, rest) ->
        let (lo', hi') = (lo * radix, hi * radix)
         in case (rest < lo', rest + hi' > 1) of
              (True, False) -> [d]
              (False, True) -> [d + 1]
              (True, True) -> if rest * 2 < 1 then [d] else [d + 1]
              (False, False) -> d : digits (rest, lo', hi')

data Format = Exponent | Fixed | Generic

showEFloat, showFFloat, showGFloat :: RealFloat a => Maybe Int -> a -> ShowS
showEFloat digits x rest = format Exponent digits x ++ rest
showFFloat digits x rest = format Fixed digits x ++ rest
showGFloat digits x rest = format Generic digits x ++ rest

showFloat :: RealFloat a => a -> ShowS
showFloat x rest = format Generic Nothing x ++ rest

format :: RealFloat a => Format -> Maybe Int -> a -> String
format style decimals x
  | isNaN x = "NaN"
  | isInfinite x = case x < 0 of
      True -> "-Infinity"
      False -> "Infinity"
  | x < 0 || isNegativeZero x = '-' : positive style (floatToDigits 10 (negate x))
  | otherwise = positive style (floatToDigits 10 x)
  where
    positive Generic (digits, e)
      | e < 0 || e > 7 = positive Exponent (digits, e)
      | otherwise = positive Fixed (digits, e)
    positive Exponent (digits, e) = exponential decimals digits e
    positive Fixed (digits, e) = fixed decimals digits e

exponential :: Maybe Int -> [Int] -> Int -> String
exponential Nothing digits e = case map intToDigit digits of
  "0" -> "0.0e0"
  [d] -> d : ".0e" ++ show (e - 1)
  d : ds -> d : '.' : ds ++ "e" ++ show (e - 1)
  [] -> error "formatRealFloat/doFmt/FFExponent: []"
exponential (Just n) digits e
  | n <= 0 = case digits of
      [0] -> "0e0"
      _ -> case roundTo 1 digits of
        (carry, rounded) -> case map intToDigit (take 1 (case carry > 0 of { True -> 1 : rounded; False -> rounded })) of
          text -> text ++ "e" ++ show (e - 1 + carry)
  | otherwise = case digits of
      [0] -> '0' : '.' : replicate (max n 1) '0' ++ "e0"
      _ -> case roundTo (max n 1 + 1) digits of
        (carry, rounded) -> case map intToDigit (case carry > 0 of { True -> 1 : init rounded; False -> rounded }) of
          d : ds -> d : '.' : ds ++ "e" ++ show (e - 1 + carry)
          [] -> ""

fixed :: Maybe Int -> [Int] -> Int -> String
fixed Nothing digits e
  | e <= 0 = "0." ++ replicate (negate e) '0' ++ map intToDigit digits
  | otherwise = place e "" (map intToDigit digits)
  where
    place k before after
      | k == 0 = orZero (reverse before) ++ "." ++ orZero after
      | otherwise = case after of
          [] -> place (k - 1) ('0' : before) ""
          c : cs -> place (k - 1) (c : before) cs
fixed (Just n) digits e
  | e >= 0 = case roundTo (places + e) digits of
      (carry, rounded) -> case splitAt (e + carry) (map intToDigit (withCarry carry rounded)) of
        (before, after) -> orZero before ++ point after
  | otherwise = case roundTo places (replicate (negate e) 0 ++ digits) of
      (carry, rounded) -> case map intToDigit (case carry > 0 of { True -> 1 : rounded; False -> 0 : rounded }) of
        d : ds -> d : point ds
        [] -> ""
  where
    places = max n 0
    withCarry carry rounded
      | carry > 0 = 1 : rounded
      | otherwise = rounded
    point [] = ""
    point ds = '.' : ds

orZero :: String -> String
orZero "" = "0"
orZero text = text

-- | Rounds to so many digits, the middle to the even digit; the first part is 1 if a digit was carried out at the left.
roundTo :: Int -> [Int] -> (Int, [Int])
roundTo count digits = go count True digits
  where
    go n _ [] = (0, replicate n 0)
    go n evenBefore (d : ds)
      | n == 0 = case d == 5 && evenBefore && all (== 0) ds of
          True -> (0, [])
          False -> (case d >= 5 of { True -> 1; False -> 0 }, [])
      | otherwise = case go (n - 1) (even d) ds of
          (carry, rest)
            | d + carry == 10 -> (1, 0 : rest)
            | otherwise -> (0, (d + carry) : rest)
