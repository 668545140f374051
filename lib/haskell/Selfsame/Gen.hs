-- | Generators of values: functions from where random numbers stand, and a size.
--
-- A seed that a program gives ('mkQCGen') leads to the values that QuickCheck draws from it, or to a gap. Where only some values are wanted that a
-- generator may make ('anySeed'), those that QuickCheck draws in another way are drawn too.
module Selfsame.Gen
  ( Gen (..)
  , QCGen
  , mkQCGen
  , anySeed
  , roughly
  , drawn
  , Random
  , chooseInt
  , chooseEnum
  , chooseBoundedIntegral
  , chooseInteger
  , chooseWord64
  , chooseAny
  , choose
  , elements
  , growingElements
  , oneof
  , frequency
  , sized
  , getSize
  , resize
  , scale
  , suchThat
  , suchThatMap
  , suchThatMaybe
  , listOf
  , listOf1
  , vectorOf
  , infiniteListOf
  , shuffle
  , sublistOf
  , variant
  , generate
  , sample
  , sample'
  ) where

import Control.Monad (filterM, replicateM)
import Data.Int
import Data.List (sortBy)
import Data.Maybe (fromJust, isJust)
import Data.Ord (comparing)
import Data.Word
import Selfsame.Prim (primUnsupported)
import Selfsame.Sized
import System.Random.SplitMix

-- | Whether other values than QuickCheck's will do, and where the numbers stand.
data QCGen = QCGen Bool SMGen

newtype Gen a = MkGen { unGen :: QCGen -> Int -> a }

mkQCGen :: Int -> QCGen
mkQCGen n = QCGen False (mkSMGen (fromIntegral n))

anySeed :: Int -> QCGen
anySeed n = QCGen True (mkSMGen (fromIntegral n))

-- | What makes some of the values that QuickCheck's makes, but not from the same seeds.
roughly :: Gen a -> Gen a
roughly (MkGen g) = MkGen (\r n -> case r of
  QCGen True _ -> g r n
  QCGen False _ -> primUnsupported "a run that draws a random value")

instance Functor Gen where
  fmap f (MkGen g) = MkGen (\r n -> f (g r n))

instance Applicative Gen where
  pure x = MkGen (\_ _ -> x)
  f <*> g = f >>= \h -> g >>= \x -> pure (h x)
  _ *> g = g
  g <* _ = g

instance Monad Gen where
  MkGen g >>= k = MkGen (\(QCGen any r) n -> case splitSMGen r of (a, b) -> unGen (k (g (QCGen any a) n)) (QCGen any b) n)
  (>>) = (*>)

-- | What is drawn as QuickCheck draws it, but not here.
drawn :: Gen a
drawn = MkGen (\_ _ -> primUnsupported "a run that draws a random value")

-- | From zero on.
upTo :: Word64 -> Gen Word64
upTo n = MkGen (\(QCGen _ r) _ -> fst (bitmaskWithRejection64' n r))

chooseInt :: (Int, Int) -> Gen Int
chooseInt (low, high)
  | low <= high = upTo (fromIntegral (high - low)) >>= \n -> pure (low + fromIntegral n)
  | otherwise = chooseInt (high, low)

chooseBoundedIntegral :: (Bounded a, Integral a) => (a, a) -> Gen a
chooseBoundedIntegral (low, high)
  | within (minBound :: Int64, maxBound :: Int64) = fmap fromIntegral (chooseInt (fromIntegral low, fromIntegral high))
  | within (minBound :: Word64, maxBound :: Word64) = fmap fromIntegral (chooseWord64 (fromIntegral low, fromIntegral high))
  | otherwise = fmap fromInteger (chooseInteger (toInteger low, toInteger high))
  where
    within (from, to) = toInteger (minBound `asTypeOf` low) >= toInteger from && toInteger (maxBound `asTypeOf` low) <= toInteger to

chooseWord64 :: (Word64, Word64) -> Gen Word64
chooseWord64 (low, high)
  | low <= high = fmap (low +) (upTo (high - low))
  | otherwise = chooseWord64 (high, low)

chooseEnum :: Enum a => (a, a) -> Gen a
chooseEnum (low, high) = fmap toEnum (chooseInt (fromEnum low, fromEnum high))

chooseInteger :: (Integer, Integer) -> Gen Integer
chooseInteger (low, high)
  | both (toInteger (minBound :: Int64)) (toInteger (maxBound :: Int64)) = fmap toInteger (chooseInt (fromInteger low, fromInteger high))
  | both 0 (toInteger (maxBound :: Word64)) = fmap toInteger (chooseWord64 (fromInteger low, fromInteger high))
  | otherwise = MkGen (\(QCGen _ r) _ -> fst (nextInteger low high r))
  where both from to = from <= low && low <= to && from <= high && high <= to

-- | Types with a way to draw from a range. Of those that have theirs elsewhere nothing is known.
class Random a where
  ranged :: (a, a) -> Gen a
  anyOf :: Gen a

  ranged _ = drawn
  anyOf = drawn

instance {-# OVERLAPPABLE #-} Random a

instance Random Int where
  ranged range = roughly (chooseInt range)
  anyOf = roughly (chooseInt (minBound, maxBound))

instance Random Integer where
  ranged range = roughly (chooseInteger range)
  anyOf = roughly (fmap toInteger (chooseInt (minBound, maxBound)))

instance Random Bool where
  ranged range = roughly (chooseEnum range)
  anyOf = roughly (chooseEnum (False, True))

instance Random Char where
  ranged range = roughly (chooseEnum range)
  anyOf = roughly (chooseEnum ('\0', '\127'))

instance Random Word where
  ranged range = roughly (chooseBoundedIntegral range)
  anyOf = roughly (chooseBoundedIntegral (minBound, maxBound))

instance Width w => Random (Sized w) where
  ranged range = roughly (chooseBoundedIntegral range)
  anyOf = roughly (chooseBoundedIntegral (minBound, maxBound))

-- | Quarters of the way between whole numbers, where nothing is rounded.
instance Random Double where
  ranged (low, high)
    | all whole [low, high] = roughly (elements [low, low + (high - low) / 4, low + (high - low) / 2])
    | otherwise = drawn
    where whole x = abs x < 1000000 && fromIntegral (truncate x :: Int) == x
  anyOf = roughly (elements [0, 0.25, 0.5, 0.75])

chooseAny :: Random a => Gen a
chooseAny = anyOf

choose :: Random a => (a, a) -> Gen a
choose range = ranged range

sized :: (Int -> Gen a) -> Gen a
sized f = MkGen (\r n -> unGen (f n) r n)

getSize :: Gen Int
getSize = sized pure

resize :: Int -> Gen a -> Gen a
resize n _ | n < 0 = error "Test.QuickCheck.resize: negative size"
resize n (MkGen g) = MkGen (\r _ -> g r n)

scale :: (Int -> Int) -> Gen a -> Gen a
scale f g = sized (\n -> resize (f n) g)

elements, growingElements :: [a] -> Gen a
elements [] = error "QuickCheck.elements used with empty list"
elements xs = fmap (xs !!) (chooseInt (0, length xs - 1))
growingElements [] = error "QuickCheck.growingElements used with empty list"
growingElements xs = roughly (sized (\n -> elements (if n > 90 then xs else take 1 xs)))

oneof :: [Gen a] -> Gen a
oneof [] = error "QuickCheck.oneof used with empty list"
oneof gs = chooseInt (0, length gs - 1) >>= (gs !!)

frequency :: [(Int, Gen a)] -> Gen a
frequency [] = error "QuickCheck.frequency used with empty list"
frequency gs
  | any (< 0) (map fst gs) = error "QuickCheck.frequency: negative weight"
  | all (== 0) (map fst gs) = error "QuickCheck.frequency: all weights were zero"
  | otherwise = chooseInt (1, sum (map fst gs)) >>= (`pick` gs)
  where
    pick n ((k, g) : rest)
      | n <= k = g
      | otherwise = pick (n - k) rest
    pick _ [] = error "QuickCheck.pick used with empty list"

suchThat :: Gen a -> (a -> Bool) -> Gen a
suchThat g p = suchThatMaybe g p >>= \found -> case found of
  Just x -> pure x
  Nothing -> sized (\n -> resize (n + 1) (suchThat g p))

suchThatMaybe :: Gen a -> (a -> Bool) -> Gen (Maybe a)
suchThatMaybe g p = sized (\n -> try n (2 * n))
  where
    try m n
      | m > n = pure Nothing
      | otherwise = resize m g >>= \x -> if p x then pure (Just x) else try (m + 1) n

suchThatMap :: Gen a -> (a -> Maybe b) -> Gen b
suchThatMap g f = fmap fromJust (fmap f g `suchThat` isJust)

listOf, listOf1 :: Gen a -> Gen [a]
listOf g = sized (\n -> chooseInt (0, n) >>= \k -> vectorOf k g)
listOf1 g = sized (\n -> chooseInt (1, max 1 n) >>= \k -> vectorOf k g)

vectorOf :: Int -> Gen a -> Gen [a]
vectorOf k g = replicateM k g

infiniteListOf :: Gen a -> Gen [a]
infiniteListOf (MkGen g) = roughly (MkGen (\r n -> from n r))
  where from n (QCGen any r) = case splitSMGen r of (a, b) -> g (QCGen any a) n : from n (QCGen any b)

shuffle, sublistOf :: [a] -> Gen [a]
shuffle xs = vectorOf (length xs) (chooseInt (minBound, maxBound)) >>= \ns -> pure (map snd (sortBy (comparing fst) (zip ns xs)))
sublistOf xs = filterM (\_ -> chooseEnum (False, True)) xs

variant :: Integral n => n -> Gen a -> Gen a
variant _ _ = drawn

generate :: Gen a -> IO a
generate _ = primUnsupported "random numbers that begin anywhere"

sample :: Show a => Gen a -> IO ()
sample _ = primUnsupported "random numbers that begin anywhere"

sample' :: Gen a -> IO [a]
sample' _ = primUnsupported "random numbers that begin anywhere"
