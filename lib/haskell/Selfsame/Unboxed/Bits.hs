-- | Numbers as the bits that a machine has for them.
module Selfsame.Unboxed.Bits
  ( signed
  , doubleBits
  , bitsDouble
  , floatBits
  , bitsFloat
  ) where

import Data.Bits (shiftL, shiftR, (.&.))
import Selfsame.Prim (primUnsupported)

-- | What so many bits are if the highest is a sign.
signed :: Int -> Integer -> Integer
signed width n = if n >= shiftL 1 (width - 1) then n - shiftL 1 width else n

doubleBits :: Double -> Integer
doubleBits x = bits 52 1023 x

bitsDouble :: Integer -> Double
bitsDouble n = number 52 1023 n

floatBits :: Float -> Integer
floatBits x = bits 23 127 x

bitsFloat :: Integer -> Float
bitsFloat n = number 23 127 n

-- | With so many bits of a mantissa, the first of which is left out, and such an offset of exponents. Which bits a NaN has depends on how it was computed.
bits :: RealFloat a => Int -> Int -> a -> Integer
bits mantissa bias x
  | isNaN x = primUnsupported "a run that looks at the bits of a NaN"
  | isNegativeZero x || x < 0 = shiftL 1 (mantissa + width bias) + magnitude (negate x)
  | otherwise = magnitude x
  where
    magnitude y
      | isInfinite y = shiftL (toInteger (2 * bias + 1)) mantissa
      | y == 0 = 0
      | otherwise = case decodeFloat y of
          (m, e) -> case e + bias + mantissa of
            place
              | place > 0 -> shiftL (toInteger place) mantissa + (m - shiftL 1 mantissa)
              | otherwise -> shiftR m (1 - place)

number :: RealFloat a => Int -> Int -> Integer -> a
number mantissa bias n
  | shiftR n (mantissa + width bias) == 1 = negate (magnitude (n - shiftL 1 (mantissa + width bias)))
  | otherwise = magnitude n
  where
    magnitude k = case (fromInteger (shiftR k mantissa), k .&. (shiftL 1 mantissa - 1)) of
      (place, m)
        | place == 2 * bias + 1 -> if m == 0 then 1 / 0 else 0 / 0
        | place == 0 -> encodeFloat m (1 - bias - mantissa)
        | otherwise -> encodeFloat (m + shiftL 1 mantissa) (place - bias - mantissa)

-- | How many bits exponents with such an offset have.
width :: Int -> Int
width bias = if bias == 127 then 8 else 11
