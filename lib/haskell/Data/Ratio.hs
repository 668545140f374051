{-# LANGUAGE NoImplicitPrelude #-}

module Data.Ratio
  ( Ratio
  , Rational
  , (%)
  , numerator
  , denominator
  , approxRational
  ) where

import Prelude
import Selfsame.Real

-- | The simplest fraction that is no further away than the second argument: the one with the smallest denominator.
approxRational :: RealFrac a => a -> a -> Rational
approxRational x distance = simplest (toRational (x - distance)) (toRational (x + distance))
  where
    simplest low high
      | high < low = simplest high low
      | low == high = low
      | low > 0 = between (numerator low) (denominator low) (numerator high) (denominator high)
      | high < 0 = negate (between (negate (numerator high)) (denominator high) (negate (numerator low)) (denominator low))
      | otherwise = 0

    -- Of positive fractions n/d < n'/d', by their continued fractions.
    between n d n' d'
      | r == 0 = q :% 1
      | q /= q' = (q + 1) :% 1
      | otherwise = case between d' r' d r of
          n'' :% d'' -> (q * n'' + d'') :% n''
      where
        q = quot n d
        r = rem n d
        q' = quot n' d'
        r' = rem n' d'
