{-# LANGUAGE NoImplicitPrelude #-}

-- | Enumeration of types that are not fractional; 'Selfsame.Real' has the rest.
module Selfsame.Enum
  ( Enum (..)
  , Bounded (..)
  , boundedEnumFrom
  , boundedEnumFromThen
  ) where

import Data.Bool
import Data.Eq
import Data.Function
import Data.Ord
import Selfsame.Base
import Selfsame.Num
import Selfsame.Prim

class Bounded a where
  minBound, maxBound :: a

class Enum a where
  succ, pred :: a -> a
  toEnum :: Int -> a
  fromEnum :: a -> Int
  enumFrom :: a -> [a]
  enumFromThen :: a -> a -> [a]
  enumFromTo :: a -> a -> [a]
  enumFromThenTo :: a -> a -> a -> [a]

  succ x = toEnum (fromEnum x + 1)
  pred x = toEnum (fromEnum x - 1)
  enumFrom x = toEnums (enumFrom (fromEnum x))
  enumFromThen x y = toEnums (enumFromThen (fromEnum x) (fromEnum y))
  enumFromTo x y = toEnums (enumFromTo (fromEnum x) (fromEnum y))
  enumFromThenTo x y z = toEnums (enumFromThenTo (fromEnum x) (fromEnum y) (fromEnum z))

toEnums :: Enum a => [Int] -> [a]
toEnums [] = []
toEnums (n : ns) = toEnum n : toEnums ns

-- | 'enumFrom' of a bounded type: up to its last value.
boundedEnumFrom :: (Enum a, Bounded a) => a -> [a]
boundedEnumFrom x = toEnums (enumFromTo (fromEnum x) (fromEnum (maxBound `asTypeOf` x)))

-- | 'enumFromThen' of a bounded type: up to its last value, or down to its first.
boundedEnumFromThen :: (Enum a, Bounded a) => a -> a -> [a]
boundedEnumFromThen x y
  | fromEnum y >= fromEnum x = toEnums (enumFromThenTo (fromEnum x) (fromEnum y) (fromEnum (maxBound `asTypeOf` x)))
  | otherwise = toEnums (enumFromThenTo (fromEnum x) (fromEnum y) (fromEnum (minBound `asTypeOf` x)))

instance Bounded Int where
  minBound = primIntNegate 9223372036854775807 - 1
  maxBound = 9223372036854775807

instance Enum Int where
  succ x
    | x == maxBound = error "Prelude.Enum.succ{Int}: tried to take `succ' of maxBound"
    | otherwise = x + 1
  pred x
    | x == minBound = error "Prelude.Enum.pred{Int}: tried to take `pred' of minBound"
    | otherwise = x - 1
  toEnum n = n
  fromEnum n = n
  enumFrom x = enumFromTo x maxBound
  enumFromTo x y
    | x > y = []
    | otherwise = intsTo x y
  enumFromThen x y
    | y >= x = intsBy x y maxBound
    | otherwise = intsDownBy x y minBound
  enumFromThenTo x y z
    | y >= x = intsBy x y z
    | otherwise = intsDownBy x y z

-- | From a number to one that is not smaller; stops by equality, so that the largest number is no special case.
intsTo :: Int -> Int -> [Int]
intsTo x y = x : rest
  where
    rest
      | x == y = []
      | otherwise = intsTo (x + 1) y

-- | Upwards. Differences may wrap around, but @x <= z - step@ still says that @x + step@ is in range.
intsBy :: Int -> Int -> Int -> [Int]
intsBy x y z
  | z < x = []
  | z < y = [x]
  | otherwise = go x
  where
    step = y - x
    lastButOne = z - step
    go n
      | n > lastButOne = [n]
      | otherwise = n : go (n + step)

intsDownBy :: Int -> Int -> Int -> [Int]
intsDownBy x y z
  | z > x = []
  | z > y = [x]
  | otherwise = go x
  where
    step = y - x
    lastButOne = z - step
    go n
      | n < lastButOne = [n]
      | otherwise = n : go (n + step)

instance Enum Integer where
  succ x = x + 1
  pred x = x - 1
  toEnum n = primIntToInteger n
  fromEnum n = primIntegerToInt n
  enumFrom x = x `seq` (x : enumFrom (x + 1))
  enumFromTo x y
    | x > y = []
    | otherwise = x : enumFromTo (x + 1) y
  enumFromThen x y = go x
    where
      step = y - x
      go n = n `seq` (n : go (n + step))
  enumFromThenTo x y z
    | step >= 0 = up x
    | otherwise = down x
    where
      step = y - x
      up n
        | n > z = []
        | otherwise = n : up (n + step)
      down n
        | n < z = []
        | otherwise = n : down (n + step)

instance Bounded Char where
  minBound = '\0'
  maxBound = '\1114111'

instance Enum Char where
  succ c
    | c == maxBound = error "Prelude.Enum.Char.succ: bad argument"
    | otherwise = primCharChr (primCharOrd c + 1)
  pred c
    | c == minBound = error "Prelude.Enum.Char.pred: bad argument"
    | otherwise = primCharChr (primCharOrd c - 1)
  toEnum n = primCharChr n
  fromEnum c = primCharOrd c
  enumFrom c = boundedEnumFrom c
  enumFromThen c d = boundedEnumFromThen c d

instance Bounded Bool where
  minBound = False
  maxBound = True

instance Enum Bool where
  succ False = True
  succ True = error "Prelude.Enum.Bool.succ: bad argument"
  pred True = False
  pred False = error "Prelude.Enum.Bool.pred: bad argument"
  toEnum n
    | n == 0 = False
    | n == 1 = True
    | otherwise = error "Prelude.Enum.Bool.toEnum: bad argument"
  fromEnum False = 0
  fromEnum True = 1
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Bounded Ordering where
  minBound = LT
  maxBound = GT

instance Enum Ordering where
  succ LT = EQ
  succ EQ = GT
  succ GT = error "Prelude.Enum.Ordering.succ: bad argument"
  pred GT = EQ
  pred EQ = LT
  pred LT = error "Prelude.Enum.Ordering.pred: bad argument"
  toEnum n
    | n == 0 = LT
    | n == 1 = EQ
    | n == 2 = GT
    | otherwise = error "Prelude.Enum.Ordering.toEnum: bad argument"
  fromEnum LT = 0
  fromEnum EQ = 1
  fromEnum GT = 2
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Bounded () where
  minBound = ()
  maxBound = ()

instance Enum () where
  succ _ = error "Prelude.Enum.().succ: bad argument"
  pred _ = error "Prelude.Enum.().pred: bad argument"
  toEnum n
    | n == 0 = ()
    | otherwise = error "Prelude.Enum.().toEnum: bad argument"
  fromEnum () = 0
  enumFrom () = [()]
  enumFromThen () () = units
    where
      units = () : units
  enumFromTo () () = [()]
  enumFromThenTo () () () = units
    where
      units = () : units

instance (Bounded a, Bounded b) => Bounded (a, b) where
  minBound = (minBound, minBound)
  maxBound = (maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c) => Bounded (a, b, c) where
  minBound = (minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d) => Bounded (a, b, c, d) where
  minBound = (minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e) => Bounded (a, b, c, d, e) where
  minBound = (minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f) => Bounded (a, b, c, d, e, f) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g) => Bounded (a, b, c, d, e, f, g) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h) => Bounded (a, b, c, d, e, f, g, h) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i) => Bounded (a, b, c, d, e, f, g, h, i) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j) => Bounded (a, b, c, d, e, f, g, h, i, j) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k) => Bounded (a, b, c, d, e, f, g, h, i, j, k) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m, Bounded n) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m, Bounded n, Bounded o) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance Bounded a => Bounded (Down a) where
  minBound = Down maxBound
  maxBound = Down minBound
