{-# LANGUAGE NoImplicitPrelude #-}

-- | Unsigned 64-bit numbers.
module Selfsame.Word
  ( Word (..)
  ) where

import Data.Bool
import Data.Eq
import Data.Function
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Enum
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Read
import Selfsame.Real
import Selfsame.Show

-- | Always in range: every operation that can leave it goes through 'wrap'.
newtype Word = Word Integer

wrap :: Integer -> Word
wrap n = Word (primIntegerMod n 18446744073709551616)

instance Eq Word where
  Word x == Word y = primIntegerEq x y
  Word x /= Word y = primIntegerNe x y

instance Ord Word where
  compare (Word x) (Word y) = compare x y
  Word x < Word y = x < y
  Word x <= Word y = x <= y
  Word x > Word y = x > y
  Word x >= Word y = x >= y

instance Show Word where
  showsPrec d (Word x) = showsPrec d x

instance Read Word where
  readsPrec d text = map (\(n, rest) -> (wrap n, rest)) (readsPrec d text)

instance Bounded Word where
  minBound = Word 0
  maxBound = Word 18446744073709551615

instance Num Word where
  Word x + Word y = wrap (x + y)
  Word x - Word y = wrap (x - y)
  Word x * Word y = wrap (x * y)
  negate (Word x) = wrap (negate x)
  abs x = x
  signum (Word x) = Word (signum x)
  fromInteger n = wrap n

instance Real Word where
  toRational (Word x) = toRational x

instance Enum Word where
  succ x
    | x == maxBound = error "Enum.succ{Word}: tried to take `succ' of maxBound"
    | otherwise = x + 1
  pred x
    | x == 0 = error "Enum.pred{Word}: tried to take `pred' of minBound"
    | otherwise = x - 1
  toEnum n
    | n < 0 = error ("Enum.toEnum{Word}: tag (" ++ show n ++ ") is outside of bounds (0,18446744073709551615)")
    | otherwise = Word (primIntToInteger n)
  fromEnum (Word x)
    | x > 9223372036854775807 =
        error ("Enum.fromEnum{Word}: value (" ++ show x ++ ") is outside of Int's bounds (-9223372036854775808,9223372036854775807)")
    | otherwise = primIntegerToInt x
  enumFrom x = enumFromTo x maxBound
  enumFromTo (Word x) (Word y) = words (enumFromTo x y)
  enumFromThen x y
    | y >= x = enumFromThenTo x y maxBound
    | otherwise = enumFromThenTo x y minBound
  enumFromThenTo (Word x) (Word y) (Word z) = words (enumFromThenTo x y z)

-- | Numbers that are in range.
words :: [Integer] -> [Word]
words ns = map Word ns

instance Integral Word where
  quot (Word x) (Word y) = Word (quot x y)
  rem (Word x) (Word y) = Word (rem x y)
  div (Word x) (Word y) = Word (quot x y)
  mod (Word x) (Word y) = Word (rem x y)
  quotRem (Word x) (Word y) = case quotRem x y of
    (q, r) -> (Word q, Word r)
  divMod (Word x) (Word y) = case quotRem x y of
    (q, r) -> (Word q, Word r)
  toInteger (Word x) = x
