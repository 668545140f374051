{-# LANGUAGE NoImplicitPrelude #-}

module Data.Ix
  ( Ix (..)
  ) where

import Prelude

class Ord a => Ix a where
  range :: (a, a) -> [a]
  index :: (a, a) -> a -> Int
  inRange :: (a, a) -> a -> Bool
  rangeSize :: (a, a) -> Int

  rangeSize b@(_, high)
    | inRange b high = index b high + 1
    | otherwise = 0

-- | Messages name the type, as base words them for the types it knows.
outOfRange :: Show a => String -> (a, a) -> a -> b
outOfRange ty bounds i =
  error ("Ix{" ++ ty ++ "}.index: Index " ++ showParen True (showsPrec 0 i) (" out of range " ++ showParen True (showsPrec 0 bounds) ""))

instance Ix Int where
  range (low, high) = enumFromTo low high
  index b@(low, _) i
    | inRange b i = i - low
    | otherwise = outOfRange "Int" b i
  inRange (low, high) i = low <= i && i <= high

instance Ix Integer where
  range (low, high) = enumFromTo low high
  index b@(low, _) i
    | inRange b i = fromInteger (i - low)
    | otherwise = outOfRange "Integer" b i
  inRange (low, high) i = low <= i && i <= high

instance Ix Char where
  range (low, high) = enumFromTo low high
  index b@(low, _) i
    | inRange b i = fromEnum i - fromEnum low
    | otherwise = outOfRange "Char" b i
  inRange (low, high) i = low <= i && i <= high

instance Ix Bool where
  range (low, high) = enumFromTo low high
  index b@(low, _) i
    | inRange b i = fromEnum i - fromEnum low
    | otherwise = outOfRange "Bool" b i
  inRange (low, high) i = fromEnum low <= fromEnum i && fromEnum i <= fromEnum high

instance Ix Ordering where
  range (low, high) = enumFromTo low high
  index b@(low, _) i
    | inRange b i = fromEnum i - fromEnum low
    | otherwise = outOfRange "Ordering" b i
  inRange (low, high) i = fromEnum low <= fromEnum i && fromEnum i <= fromEnum high

instance Ix () where
  range ((), ()) = [()]
  index ((), ()) () = 0
  inRange ((), ()) () = True

instance (Ix a, Ix b) => Ix (a, b) where
  range ((a1, b1), (a2, b2)) = concatMap (\a -> map (\b -> (a, b)) (range (b1, b2))) (range (a1, a2))
  index bounds@((a1, b1), (a2, b2)) i@(a, b)
    | inRange bounds i = index (a1, a2) a * rangeSize (b1, b2) + index (b1, b2) b
    | otherwise = error "Error in array index"
  inRange ((a1, b1), (a2, b2)) (a, b) = inRange (a1, a2) a && inRange (b1, b2) b

instance (Ix a, Ix b, Ix c) => Ix (a, b, c) where
  range ((a1, b1, c1), (a2, b2, c2)) =
    concatMap (\a -> concatMap (\b -> map (\c -> (a, b, c)) (range (c1, c2))) (range (b1, b2))) (range (a1, a2))
  index bounds@((a1, b1, c1), (a2, b2, c2)) i@(a, b, c)
    | inRange bounds i =
        (index (a1, a2) a * rangeSize (b1, b2) + index (b1, b2) b) * rangeSize (c1, c2) + index (c1, c2) c
    | otherwise = error "Error in array index"
  inRange ((a1, b1, c1), (a2, b2, c2)) (a, b, c) = inRange (a1, a2) a && inRange (b1, b2) b && inRange (c1, c2) c
