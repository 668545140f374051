{-# LANGUAGE NoImplicitPrelude #-}

module Numeric.Natural
  ( Natural
  ) where

import Prelude
import Selfsame.Real

-- | Integers that are never negative: what would make one is the error "arithmetic underflow".
newtype Natural = Natural Integer

natural :: Integer -> Natural
natural n
  | n < 0 = error "arithmetic underflow"
  | otherwise = Natural n

instance Eq Natural where
  Natural x == Natural y = x == y
  Natural x /= Natural y = x /= y

instance Ord Natural where
  compare (Natural x) (Natural y) = compare x y
  Natural x < Natural y = x < y
  Natural x <= Natural y = x <= y
  Natural x > Natural y = x > y
  Natural x >= Natural y = x >= y

instance Show Natural where
  showsPrec d (Natural x) = showsPrec d x

instance Read Natural where
  readsPrec d text = concatMap keep (readsPrec d text)
    where
      keep (n, rest)
        | n >= 0 = [(Natural n, rest)]
        | otherwise = []

instance Num Natural where
  Natural x + Natural y = Natural (x + y)
  Natural x - Natural y = natural (x - y)
  Natural x * Natural y = Natural (x * y)
  negate (Natural x) = natural (negate x)
  abs x = x
  signum (Natural x) = Natural (signum x)
  fromInteger n = natural n

instance Real Natural where
  toRational (Natural x) = x :% 1

instance Enum Natural where
  succ (Natural x) = Natural (x + 1)
  pred (Natural x)
    | x == 0 = error "arithmetic underflow"
    | otherwise = Natural (x - 1)
  toEnum n = natural (toInteger n)
  fromEnum (Natural x) = fromEnum x
  enumFrom (Natural x) = map Natural (enumFrom x)
  enumFromTo (Natural x) (Natural y) = map Natural (enumFromTo x y)
  enumFromThen (Natural x) (Natural y)
    | y >= x = map Natural (enumFromThen x y)
    | otherwise = map Natural (enumFromThenTo x y 0)
  enumFromThenTo (Natural x) (Natural y) (Natural z) = map Natural (enumFromThenTo x y z)

instance Integral Natural where
  quot (Natural x) (Natural y) = Natural (quot x y)
  rem (Natural x) (Natural y) = Natural (rem x y)
  div (Natural x) (Natural y) = Natural (quot x y)
  mod (Natural x) (Natural y) = Natural (rem x y)
  quotRem (Natural x) (Natural y) = case quotRem x y of
    (q, r) -> (Natural q, Natural r)
  divMod (Natural x) (Natural y) = case quotRem x y of
    (q, r) -> (Natural q, Natural r)
  toInteger (Natural x) = x
