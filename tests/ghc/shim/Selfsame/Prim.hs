{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PackageImports #-}

-- | The primitives of Selfsame, written with GHC's own library.
--
-- Selfsame builds this module in. This copy says in Haskell what each primitive means, and lets GHC type-check and run
-- everything under lib/haskell beside base.
module Selfsame.Prim
  ( module Selfsame.Prim
  , Bool (..)
  , Char
  , Double
  , Int
  , Integer
  ) where

import "base" Control.Exception (Exception, throw)
import "base" Data.Bits (complement, popCount, shiftL, shiftR, xor, (.&.), (.|.))
import "base" Data.Char (chr, generalCategory, ord, toLower, toUpper)
import qualified "base" Prelude as P
import "base" Unsafe.Coerce (unsafeCoerce)
import "base" Prelude (Bool (..), Char, Double, Int, Integer, String)

primCoerce :: a -> b
primCoerce = unsafeCoerce

primSeq :: a -> b -> b
primSeq = P.seq

primIntAdd, primIntSub, primIntMul, primIntQuot, primIntRem, primIntDiv, primIntMod :: Int -> Int -> Int
primIntAdd = (P.+)
primIntSub = (P.-)
primIntMul = (P.*)
primIntQuot = P.quot
primIntRem = P.rem
primIntDiv = P.div
primIntMod = P.mod

primIntNegate :: Int -> Int
primIntNegate = P.negate

primIntEq, primIntNe, primIntLt, primIntLe, primIntGt, primIntGe :: Int -> Int -> Bool
primIntEq = (P.==)
primIntNe = (P./=)
primIntLt = (P.<)
primIntLe = (P.<=)
primIntGt = (P.>)
primIntGe = (P.>=)

primIntAnd, primIntOr, primIntXor, primIntShiftL, primIntShiftR :: Int -> Int -> Int
primIntAnd = (.&.)
primIntOr = (.|.)
primIntXor = xor
primIntShiftL = shiftL
primIntShiftR = shiftR

primIntComplement, primIntPopCount :: Int -> Int
primIntComplement = complement
primIntPopCount = popCount

primIntegerAdd, primIntegerSub, primIntegerMul :: Integer -> Integer -> Integer
primIntegerAdd = (P.+)
primIntegerSub = (P.-)
primIntegerMul = (P.*)

primIntegerQuot, primIntegerRem, primIntegerDiv, primIntegerMod :: Integer -> Integer -> Integer
primIntegerQuot = P.quot
primIntegerRem = P.rem
primIntegerDiv = P.div
primIntegerMod = P.mod

primIntegerNegate :: Integer -> Integer
primIntegerNegate = P.negate

primIntegerEq, primIntegerNe, primIntegerLt, primIntegerLe, primIntegerGt, primIntegerGe :: Integer -> Integer -> Bool
primIntegerEq = (P.==)
primIntegerNe = (P./=)
primIntegerLt = (P.<)
primIntegerLe = (P.<=)
primIntegerGt = (P.>)
primIntegerGe = (P.>=)

primIntegerAnd, primIntegerOr, primIntegerXor :: Integer -> Integer -> Integer
primIntegerAnd = (.&.)
primIntegerOr = (.|.)
primIntegerXor = xor

primIntegerShiftL, primIntegerShiftR :: Integer -> Int -> Integer
primIntegerShiftL = shiftL
primIntegerShiftR = shiftR

primDoubleAdd, primDoubleSub, primDoubleMul, primDoubleDiv, primDoublePow, primDoubleAtan2 :: Double -> Double -> Double
primDoubleAdd = (P.+)
primDoubleSub = (P.-)
primDoubleMul = (P.*)
primDoubleDiv = (P./)
primDoublePow = (P.**)
primDoubleAtan2 = P.atan2

primDoubleEq, primDoubleNe, primDoubleLt, primDoubleLe, primDoubleGt, primDoubleGe :: Double -> Double -> Bool
primDoubleEq = (P.==)
primDoubleNe = (P./=)
primDoubleLt = (P.<)
primDoubleLe = (P.<=)
primDoubleGt = (P.>)
primDoubleGe = (P.>=)

primDoubleNegate, primDoubleExp, primDoubleLog, primDoubleSqrt, primDoubleSin, primDoubleCos, primDoubleTan :: Double -> Double
primDoubleNegate = P.negate
primDoubleExp = P.exp
primDoubleLog = P.log
primDoubleSqrt = P.sqrt
primDoubleSin = P.sin
primDoubleCos = P.cos
primDoubleTan = P.tan

primDoubleAsin, primDoubleAcos, primDoubleAtan, primDoubleSinh, primDoubleCosh, primDoubleTanh :: Double -> Double
primDoubleAsinh, primDoubleAcosh, primDoubleAtanh :: Double -> Double
primDoubleAsin = P.asin
primDoubleAcos = P.acos
primDoubleAtan = P.atan
primDoubleSinh = P.sinh
primDoubleCosh = P.cosh
primDoubleTanh = P.tanh
primDoubleAsinh = P.asinh
primDoubleAcosh = P.acosh
primDoubleAtanh = P.atanh

primDoubleIsNaN, primDoubleIsInfinite, primDoubleIsNegativeZero :: Double -> Bool
primDoubleIsNaN = P.isNaN
primDoubleIsInfinite = P.isInfinite
primDoubleIsNegativeZero = P.isNegativeZero

primDoubleTruncate, primDoubleMantissa :: Double -> Integer
primDoubleTruncate = P.truncate
primDoubleMantissa x = P.fst (P.decodeFloat x)

primDoubleExponent :: Double -> Int
primDoubleExponent x = P.snd (P.decodeFloat x)

primDoubleEncode :: Integer -> Int -> Double
primDoubleEncode = P.encodeFloat

primDoubleShow :: Double -> String
primDoubleShow = P.show

primCharEq, primCharNe, primCharLt, primCharLe, primCharGt, primCharGe :: Char -> Char -> Bool
primCharEq = (P.==)
primCharNe = (P./=)
primCharLt = (P.<)
primCharLe = (P.<=)
primCharGt = (P.>)
primCharGe = (P.>=)

primCharOrd :: Char -> Int
primCharOrd = ord

primCharChr :: Int -> Char
primCharChr = chr

primCharCategory :: Char -> Int
primCharCategory c = P.fromEnum (generalCategory c)

primCharToUpper, primCharToLower :: Char -> Char
primCharToUpper = toUpper
primCharToLower = toLower

primIntToInteger :: Int -> Integer
primIntToInteger = P.toInteger

primIntegerToInt :: Integer -> Int
primIntegerToInt = P.fromInteger

primIntToDouble :: Int -> Double
primIntToDouble = P.fromIntegral

primIntegerToDouble :: Integer -> Double
primIntegerToDouble = P.fromInteger

primIntegerShow :: Integer -> String
primIntegerShow = P.show

primIntShow :: Int -> String
primIntShow = P.show

primError :: String -> a
primError = P.errorWithoutStackTrace

-- | Not an error of the program: what Selfsame cannot evaluate.
newtype Unsupported = Unsupported String

instance P.Show Unsupported where
  show (Unsupported what) = "unsupported: " P.++ what

instance Exception Unsupported

primUnsupported :: String -> a
primUnsupported what = throw (Unsupported what)
