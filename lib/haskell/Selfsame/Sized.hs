{-# LANGUAGE NoImplicitPrelude #-}

-- | Whole numbers of 8, 16, 32 and 64 bits, signed and not, as one type with a width.
module Selfsame.Sized
  ( Sized
  , Width (..)
  , W8
  , W16
  , W32
  , W64
  , I8
  , I16
  , I32
  , I64
  ) where

import Data.Bits
import Prelude
import Selfsame.Real

-- | Always in the range of its width: every operation that can leave it goes through 'wrap'.
newtype Sized w = Sized Integer

-- | What a width is. No function here looks at its argument; it only says which width is meant.
class Width w where
  widthName :: Sized w -> String
  widthBits :: Sized w -> Int
  widthSigned :: Sized w -> Bool

data W8

data W16

data W32

data W64

data I8

data I16

data I32

data I64

instance Width W8 where
  widthName _ = "Word8"
  widthBits _ = 8
  widthSigned _ = False

instance Width W16 where
  widthName _ = "Word16"
  widthBits _ = 16
  widthSigned _ = False

instance Width W32 where
  widthName _ = "Word32"
  widthBits _ = 32
  widthSigned _ = False

instance Width W64 where
  widthName _ = "Word64"
  widthBits _ = 64
  widthSigned _ = False

instance Width I8 where
  widthName _ = "Int8"
  widthBits _ = 8
  widthSigned _ = True

instance Width I16 where
  widthName _ = "Int16"
  widthBits _ = 16
  widthSigned _ = True

instance Width I32 where
  widthName _ = "Int32"
  widthBits _ = 32
  widthSigned _ = True

instance Width I64 where
  widthName _ = "Int64"
  widthBits _ = 64
  widthSigned _ = True

lowest, highest :: Width w => Sized w -> Integer
lowest w
  | widthSigned w = negate (2 ^ (widthBits w - 1))
  | otherwise = 0
highest w
  | widthSigned w = 2 ^ (widthBits w - 1) - 1
  | otherwise = 2 ^ widthBits w - 1

-- | The number in range that has the same low bits.
wrap :: Width w => Integer -> Sized w
wrap n = result
  where
    result = Sized (mod (n - lowest result) (2 ^ widthBits result) + lowest result)

instance Eq (Sized w) where
  Sized x == Sized y = x == y
  Sized x /= Sized y = x /= y

instance Ord (Sized w) where
  compare (Sized x) (Sized y) = compare x y
  Sized x < Sized y = x < y
  Sized x <= Sized y = x <= y
  Sized x > Sized y = x > y
  Sized x >= Sized y = x >= y

instance Show (Sized w) where
  showsPrec d (Sized x) = showsPrec d x

instance Width w => Read (Sized w) where
  readsPrec d text = map (\(n, rest) -> (wrap n, rest)) (readsPrec d text)

instance Width w => Bounded (Sized w) where
  minBound = result
    where
      result = Sized (lowest result)
  maxBound = result
    where
      result = Sized (highest result)

instance Width w => Num (Sized w) where
  Sized x + Sized y = wrap (x + y)
  Sized x - Sized y = wrap (x - y)
  Sized x * Sized y = wrap (x * y)
  negate (Sized x) = wrap (negate x)
  abs (Sized x) = wrap (abs x)
  signum (Sized x) = Sized (signum x)
  fromInteger n = wrap n

instance Width w => Real (Sized w) where
  toRational (Sized x) = x :% 1

instance Width w => Enum (Sized w) where
  succ x
    | x == maxBound = error ("Enum.succ{" ++ widthName x ++ "}: tried to take `succ' of maxBound")
    | otherwise = x + 1
  pred x
    | x == minBound = error ("Enum.pred{" ++ widthName x ++ "}: tried to take `pred' of minBound")
    | otherwise = x - 1
  toEnum n = result
    where
      result
        | toInteger n < lowest result || toInteger n > highest result =
            error
              ( "Enum.toEnum{" ++ widthName result ++ "}: tag (" ++ show n ++ ") is outside of bounds ("
                  ++ show (lowest result) ++ "," ++ show (highest result) ++ ")"
              )
        | otherwise = Sized (toInteger n)
  fromEnum x@(Sized n)
    | n > toInteger (maxBound :: Int) =
        error
          ( "Enum.fromEnum{" ++ widthName x ++ "}: value (" ++ show n ++ ") is outside of Int's bounds ("
              ++ show (minBound :: Int) ++ "," ++ show (maxBound :: Int) ++ ")"
          )
    | otherwise = fromInteger n
  enumFrom x = enumFromTo x maxBound
  enumFromTo (Sized x) (Sized y) = map Sized (enumFromTo x y)
  enumFromThen x y
    | y >= x = enumFromThenTo x y maxBound
    | otherwise = enumFromThenTo x y minBound
  enumFromThenTo (Sized x) (Sized y) (Sized z) = map Sized (enumFromThenTo x y z)

-- | The smallest signed number has no positive counterpart: divided by -1 it overflows, and
-- there is still a remainder.
instance Width w => Integral (Sized w) where
  quot x@(Sized n) (Sized m)
    | overflows x m = error "arithmetic overflow"
    | otherwise = Sized (quot n m)
  rem (Sized n) (Sized m) = Sized (rem n m)
  div x@(Sized n) (Sized m)
    | overflows x m = error "arithmetic overflow"
    | otherwise = Sized (div n m)
  mod (Sized n) (Sized m) = Sized (mod n m)
  quotRem x y = case rem x y of
    r -> r `seq` (quot x y, r)
  divMod x y = case mod x y of
    r -> r `seq` (div x y, r)
  toInteger (Sized x) = x

overflows :: Width w => Sized w -> Integer -> Bool
overflows x m = m == negate 1 && x == minBound && widthSigned x

instance Width w => Bits (Sized w) where
  Sized x .&. Sized y = Sized (x .&. y)
  Sized x .|. Sized y = Sized (x .|. y)
  xor (Sized x) (Sized y) = Sized (xor x y)
  complement (Sized x) = wrap (complement x)
  zeroBits = Sized 0
  bit i = wrap (bit i)
  testBit x@(Sized n) i = i < widthBits x && testBit n i
  bitSizeMaybe x = Just (widthBits x)
  bitSize x = widthBits x
  isSigned x = widthSigned x
  shiftL (Sized x) n = wrap (shiftL x n)
  shiftR (Sized x) n = Sized (shiftR x n)
  rotate x n
    | k == 0 = x
    | otherwise = wrap (shiftL low k .|. shiftR low (widthBits x - k))
    where
      k = mod n (widthBits x)
      low = mod (toInteger x) (2 ^ widthBits x)
  popCount x = popCount (mod (toInteger x) (2 ^ widthBits x))

instance Width w => FiniteBits (Sized w) where
  finiteBitSize x = widthBits x
