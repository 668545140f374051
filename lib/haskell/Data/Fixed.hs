-- | Remainders of numbers that are not whole, and numbers with a fixed number of digits.
module Data.Fixed
  ( div'
  , mod'
  , divMod'
  , Fixed (..)
  , HasResolution (..)
  , showFixed
  , E0
  , Uni
  , E1
  , Deci
  , E2
  , Centi
  , E3
  , Milli
  , E6
  , Micro
  , E9
  , Nano
  , E12
  , Pico
  ) where

div' :: (Real a, Integral b) => a -> a -> b
div' n d = floor (toRational n / toRational d)

divMod' :: (Real a, Integral b) => a -> a -> (b, a)
divMod' n d = (f, n - fromIntegral f * d)
  where f = div' n d

mod' :: Real a => a -> a -> a
mod' n d = n - fromInteger f * d
  where f = div' n d

-- | So many units, of which the type says how small they are.
newtype Fixed a = MkFixed Integer
  deriving (Eq, Ord)

class HasResolution a where
  resolution :: p a -> Integer

data E0
data E1
data E2
data E3
data E6
data E9
data E12

type Uni = Fixed E0
type Deci = Fixed E1
type Centi = Fixed E2
type Milli = Fixed E3
type Micro = Fixed E6
type Nano = Fixed E9
type Pico = Fixed E12

instance HasResolution E0 where
  resolution _ = 1

instance HasResolution E1 where
  resolution _ = 10

instance HasResolution E2 where
  resolution _ = 100

instance HasResolution E3 where
  resolution _ = 1000

instance HasResolution E6 where
  resolution _ = 1000000

instance HasResolution E9 where
  resolution _ = 1000000000

instance HasResolution E12 where
  resolution _ = 1000000000000

instance Enum (Fixed a) where
  succ (MkFixed a) = MkFixed (succ a)
  pred (MkFixed a) = MkFixed (pred a)
  toEnum n = MkFixed (toEnum n)
  fromEnum (MkFixed a) = fromEnum a
  enumFrom (MkFixed a) = fmap MkFixed (enumFrom a)
  enumFromThen (MkFixed a) (MkFixed b) = fmap MkFixed (enumFromThen a b)
  enumFromTo (MkFixed a) (MkFixed b) = fmap MkFixed (enumFromTo a b)
  enumFromThenTo (MkFixed a) (MkFixed b) (MkFixed c) = fmap MkFixed (enumFromThenTo a b c)

instance HasResolution a => Num (Fixed a) where
  MkFixed a + MkFixed b = MkFixed (a + b)
  MkFixed a - MkFixed b = MkFixed (a - b)
  x@(MkFixed a) * MkFixed b = MkFixed (div (a * b) (resolution x))
  negate (MkFixed a) = MkFixed (negate a)
  abs (MkFixed a) = MkFixed (abs a)
  signum (MkFixed a) = fromInteger (signum a)
  fromInteger n = made (\r -> n * r)

instance HasResolution a => Real (Fixed a) where
  toRational x@(MkFixed a) = toRational a / toRational (resolution x)

instance HasResolution a => Fractional (Fixed a) where
  x@(MkFixed a) / MkFixed b = MkFixed (div (a * resolution x) b)
  recip x@(MkFixed a) = MkFixed (div (r * r) a)
    where r = resolution x
  fromRational q = made (\r -> floor (q * toRational r))

instance HasResolution a => RealFrac (Fixed a) where
  properFraction x = (i, x - fromIntegral i)
    where i = truncate (toRational x)
  truncate x = truncate (toRational x)
  round x = round (toRational x)
  ceiling x = ceiling (toRational x)
  floor x = floor (toRational x)

made :: HasResolution a => (Integer -> Integer) -> Fixed a
made f = x
  where x = MkFixed (f (resolution x))

showFixed :: HasResolution a => Bool -> Fixed a -> String
showFixed short x@(MkFixed a)
  | a < 0 = '-' : showFixed short (MkFixed (negate a) `asTypeOf` x)
  | otherwise = show whole ++ dotted
  where
    r = resolution x
    (whole, part) = divMod a r
    places = length (takeWhile (< r) (iterate (* 10) 1))
    digits = let s = show (div (part * 10 ^ places) r) in replicate (places - length s) '0' ++ s
    kept = if short then reverse (dropWhile (== '0') (reverse digits)) else digits
    dotted = if null kept then "" else '.' : kept

instance HasResolution a => Show (Fixed a) where
  showsPrec p n = showParen (p > 6 && n < 0) (showString (showFixed False n))
