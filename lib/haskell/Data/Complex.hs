{-# LANGUAGE NoImplicitPrelude #-}

module Data.Complex
  ( Complex (..)
  , realPart
  , imagPart
  , mkPolar
  , cis
  , polar
  , magnitude
  , phase
  , conjugate
  ) where

import Prelude

infix 6 :+

-- | Real and imaginary part.
data Complex a = !a :+ !a

instance Eq a => Eq (Complex a) where
  (a :+ b) == (c :+ d) = a == c && b == d

instance Show a => Show (Complex a) where
  showsPrec d (a :+ b) = showParen (d > 6) (showsPrec 7 a . showString " :+ " . showsPrec 7 b)

realPart, imagPart :: Complex a -> a
realPart (a :+ _) = a
imagPart (_ :+ b) = b

conjugate :: Num a => Complex a -> Complex a
conjugate (a :+ b) = a :+ negate b

mkPolar :: Floating a => a -> a -> Complex a
mkPolar r theta = (r * cos theta) :+ (r * sin theta)

cis :: Floating a => a -> Complex a
cis theta = cos theta :+ sin theta

polar :: RealFloat a => Complex a -> (a, a)
polar z = (magnitude z, phase z)

-- | Scaled by the larger exponent, so that squaring does not overflow.
magnitude :: RealFloat a => Complex a -> a
magnitude (a :+ b) = scaleFloat k (sqrt (square (scaleFloat (negate k) a) + square (scaleFloat (negate k) b)))
  where
    k = max (exponent a) (exponent b)
    square x = x * x

phase :: RealFloat a => Complex a -> a
phase (a :+ b)
  | a == 0 && b == 0 = 0
  | otherwise = atan2 b a

instance RealFloat a => Num (Complex a) where
  (a :+ b) + (c :+ d) = (a + c) :+ (b + d)
  (a :+ b) - (c :+ d) = (a - c) :+ (b - d)
  (a :+ b) * (c :+ d) = (a * c - b * d) :+ (a * d + b * c)
  negate (a :+ b) = negate a :+ negate b
  abs z = magnitude z :+ 0
  signum z@(a :+ b)
    | a == 0 && b == 0 = 0
    | otherwise = (a / r) :+ (b / r)
    where
      r = magnitude z
  fromInteger n = fromInteger n :+ 0

instance RealFloat a => Fractional (Complex a) where
  (a :+ b) / (c :+ d) = ((a * c' + b * d') / denominator) :+ ((b * c' - a * d') / denominator)
    where
      c' = scaleFloat k c
      d' = scaleFloat k d
      k = negate (max (exponent c) (exponent d))
      denominator = c * c' + d * d'
  fromRational r = fromRational r :+ 0

instance RealFloat a => Floating (Complex a) where
  pi = pi :+ 0
  exp (a :+ b) = (e * cos b) :+ (e * sin b)
    where
      e = exp a
  log z = log (magnitude z) :+ phase z
  _ ** (0 :+ 0) = 1 :+ 0
  (0 :+ 0) ** (e :+ _) = case compare e 0 of
    GT -> 0 :+ 0
    LT -> (1 / 0) :+ 0
    EQ -> (0 / 0) :+ (0 / 0)
  x@(a :+ b) ** y@(e :+ _)
    | isInfinite a || isInfinite b = case compare e 0 of
        GT -> (1 / 0) :+ 0
        LT -> 0 :+ 0
        EQ -> (0 / 0) :+ (0 / 0)
    | otherwise = exp (log x * y)
  sqrt (0 :+ 0) = 0
  sqrt z@(a :+ b) = u :+ (if b < 0 then negate v else v)
    where
      (u, v) = if a < 0 then (v', u') else (u', v')
      v' = abs b / (u' * 2)
      u' = sqrt ((magnitude z + abs a) / 2)
  sin (a :+ b) = (sin a * cosh b) :+ (cos a * sinh b)
  cos (a :+ b) = (cos a * cosh b) :+ negate (sin a * sinh b)
  tan (a :+ b) = ((sin a * cosh b) :+ (cos a * sinh b)) / ((cos a * cosh b) :+ negate (sin a * sinh b))
  sinh (a :+ b) = (cos b * sinh a) :+ (sin b * cosh a)
  cosh (a :+ b) = (cos b * cosh a) :+ (sin b * sinh a)
  tanh (a :+ b) = ((cos b * sinh a) :+ (sin b * cosh a)) / ((cos b * cosh a) :+ (sin b * sinh a))
  asin z@(a :+ b) = turned (log ((negate b :+ a) + sqrt (1 - z * z)))
    where
      turned (c :+ d) = d :+ negate c
  acos z = turned (log (z + (negate d :+ c)))
    where
      c :+ d = sqrt (1 - z * z)
      turned (e :+ f) = f :+ negate e
  atan z@(a :+ b) = turned (log (((1 - b) :+ a) / sqrt (1 + z * z)))
    where
      turned (c :+ d) = d :+ negate c
  asinh z = log (z + sqrt (z * z + 1))
  acosh z = log (z + (sqrt (z + 1)) * (sqrt (z - 1)))
  atanh z = 0.5 * log ((1.0 + z) / (1.0 - z))

instance Functor Complex where
  fmap f (a :+ b) = f a :+ f b

instance Foldable Complex where
  foldMap f (a :+ b) = f a <> f b

instance Traversable Complex where
  traverse f (a :+ b) = fmap (:+) (f a) <*> f b
