{-# LANGUAGE NoImplicitPrelude #-}

module Data.Bits
  ( Bits (..)
  , FiniteBits (..)
  , bitDefault
  , testBitDefault
  , popCountDefault
  , toIntegralSized
  ) where

import Prelude
import Selfsame.Prim
import Selfsame.Word

infixl 8 `shift`, `rotate`, `shiftL`, `shiftR`, `rotateL`, `rotateR`
infixl 7 .&.
infixl 6 `xor`
infixl 5 .|.

class Eq a => Bits a where
  (.&.), (.|.), xor :: a -> a -> a
  complement :: a -> a
  shift, rotate :: a -> Int -> a
  zeroBits :: a
  bit :: Int -> a
  setBit, clearBit, complementBit :: a -> Int -> a
  testBit :: a -> Int -> Bool
  bitSizeMaybe :: a -> Maybe Int
  bitSize :: a -> Int
  isSigned :: a -> Bool
  shiftL, unsafeShiftL, shiftR, unsafeShiftR, rotateL, rotateR :: a -> Int -> a
  popCount :: a -> Int

  shift x n
    | n < 0 = shiftR x (negate n)
    | n > 0 = shiftL x n
    | otherwise = x
  rotate x n
    | n < 0 = rotateR x (negate n)
    | n > 0 = rotateL x n
    | otherwise = x
  zeroBits = clearBit (bit 0) 0
  setBit x i = x .|. bit i
  clearBit x i = x .&. complement (bit i)
  complementBit x i = x `xor` bit i
  bitSize x = case bitSizeMaybe x of
    Just n -> n
    Nothing -> error "bitSize is undefined"
  shiftL x n = shift x n
  unsafeShiftL x n = shiftL x n
  shiftR x n = shift x (negate n)
  unsafeShiftR x n = shiftR x n
  rotateL x n = rotate x n
  rotateR x n = rotate x (negate n)

class Bits b => FiniteBits b where
  finiteBitSize :: b -> Int
  countLeadingZeros, countTrailingZeros :: b -> Int

  countLeadingZeros x = finiteBitSize x - 1 - highest (finiteBitSize x - 1)
    where
      highest i
        | i < 0 || testBit x i = i
        | otherwise = highest (i - 1)
  countTrailingZeros x = lowest 0
    where
      lowest i
        | i >= finiteBitSize x || testBit x i = i
        | otherwise = lowest (i + 1)

bitDefault :: (Bits a, Num a) => Int -> a
bitDefault i = shiftL 1 i

testBitDefault :: (Bits a, Num a) => a -> Int -> Bool
testBitDefault x i = (x .&. bit i) /= 0

popCountDefault :: (Bits a, Num a) => a -> Int
popCountDefault x = go 0 x
  where
    go n y
      | y == 0 = n
      | otherwise = n `seq` go (n + 1) (y .&. (y - 1))

-- | The same number in another type, if it fits.
toIntegralSized :: (Integral a, Integral b) => a -> Maybe b
toIntegralSized x
  | toInteger y == toInteger x = Just y
  | otherwise = Nothing
  where
    y = fromIntegral x

instance Bits Int where
  x .&. y = primIntAnd x y
  x .|. y = primIntOr x y
  xor x y = primIntXor x y
  complement x = primIntComplement x
  zeroBits = 0
  bit i = primIntShiftL 1 i
  testBit x i = primIntAnd x (primIntShiftL 1 i) /= 0
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = True
  shiftL x n = primIntShiftL x n
  shiftR x n = primIntShiftR x n
  rotate x n
    | k == 0 = x
    | otherwise = primIntOr (primIntShiftL x k) (primIntAnd (primIntShiftR x (64 - k)) (primIntShiftL 1 k - 1))
    where
      k = primIntAnd n 63
  popCount x = primIntPopCount x

instance FiniteBits Int where
  finiteBitSize _ = 64

instance Bits Integer where
  -- GHC looks at the first one, and sometimes at no other.
  x .&. y = if x == 0 then 0 else primIntegerAnd x y
  x .|. y = if x == negate 1 then x else primIntegerOr x y
  xor x y = primIntegerXor x y
  complement x = negate 1 - x
  zeroBits = 0
  bit i = primIntegerShiftL 1 i
  testBit x i = primIntegerAnd (primIntegerShiftR x i) 1 == 1
  bitSizeMaybe _ = Nothing
  bitSize _ = error "Data.Bits.bitSize(Integer)"
  isSigned _ = True
  shiftL x n = primIntegerShiftL x n
  shiftR x n = primIntegerShiftR x n
  rotate x n = shift x n
  popCount x
    | x < 0 = negate (popCountDefault (negate x))
    | otherwise = popCountDefault x

instance Bits Bool where
  x .&. y = x && y
  x .|. y = x || y
  xor x y = x /= y
  complement x = not x
  shift x n
    | n == 0 = x
    | otherwise = False
  rotate x _ = x
  zeroBits = False
  bit i = i == 0
  testBit x i
    | i == 0 = x
    | otherwise = False
  bitSizeMaybe _ = Just 1
  bitSize _ = 1
  isSigned _ = False
  popCount False = 0
  popCount True = 1

instance FiniteBits Bool where
  finiteBitSize _ = 1

instance Bits Word where
  Word x .&. Word y = Word (primIntegerAnd x y)
  Word x .|. Word y = Word (primIntegerOr x y)
  xor (Word x) (Word y) = Word (primIntegerXor x y)
  complement x = maxBound - x
  zeroBits = 0
  bit i = fromInteger (primIntegerShiftL 1 i)
  testBit (Word x) i = testBit x i
  bitSizeMaybe _ = Just 64
  bitSize _ = 64
  isSigned _ = False
  shiftL (Word x) n = fromInteger (primIntegerShiftL x n)
  shiftR (Word x) n = Word (primIntegerShiftR x n)
  rotate x n
    | k == 0 = x
    | otherwise = shiftL x k .|. shiftR x (64 - k)
    where
      k = primIntAnd n 63
  popCount (Word x) = popCount x

instance FiniteBits Word where
  finiteBitSize _ = 64
