{-# LANGUAGE NoImplicitPrelude #-}

module GHC.Float
  ( Float
  , Double
  , Floating (..)
  , RealFloat (..)
  , float2Double
  , double2Float
  , int2Double
  , double2Int
  , int2Float
  , float2Int
  , castWord64ToDouble
  , castDoubleToWord64
  , castWord32ToFloat
  , castFloatToWord32
  , showSignedFloat
  , floatToDigits
  , fromRat
  ) where

import Data.Word
import Numeric (floatToDigits, fromRat)
import Prelude
import Selfsame.Single
import Selfsame.Unboxed.Bits

int2Double :: Int -> Double
int2Double n = fromIntegral n

double2Int :: Double -> Int
double2Int x = truncate x

int2Float :: Int -> Float
int2Float n = fromIntegral n

float2Int :: Float -> Int
float2Int x = truncate x

castWord64ToDouble :: Word64 -> Double
castWord64ToDouble n = bitsDouble (toInteger n)

castDoubleToWord64 :: Double -> Word64
castDoubleToWord64 x = fromInteger (doubleBits x)

castWord32ToFloat :: Word32 -> Float
castWord32ToFloat n = bitsFloat (toInteger n)

castFloatToWord32 :: Float -> Word32
castFloatToWord32 x = fromInteger (floatBits x)

showSignedFloat :: RealFloat a => (a -> ShowS) -> Int -> a -> ShowS
showSignedFloat f d x
  | x < 0 || isNegativeZero x = showParen (d > 6) (showChar '-' . f (negate x))
  | otherwise = f x
