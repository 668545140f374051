-- | Generators of values: functions from where random numbers stand, and a size.
module Selfsame.Gen
  ( Gen (..)
  , QCGen
  , mkQCGen
  , drawn
  , chooseInt
  , chooseEnum
  , chooseBoundedIntegral
  , chooseInteger
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
import Data.List (sortBy)
import Data.Maybe (fromJust, isJust)
import Data.Ord (comparing)
import Data.Word
import Selfsame.Prim (primUnsupported)
import System.Random.SplitMix

newtype QCGen = QCGen SMGen

newtype Gen a = MkGen { unGen :: QCGen -> Int -> a }

mkQCGen :: Int -> QCGen
mkQCGen n = QCGen (mkSMGen (fromIntegral n))

instance Functor Gen where
  fmap f (MkGen g) = MkGen (\r n -> f (g r n))

instance Applicative Gen where
  pure x = MkGen (\_ _ -> x)
  f <*> g = f >>= \h -> g >>= \x -> pure (h x)
  _ *> g = g
  g <* _ = g

instance Monad Gen where
  MkGen g >>= k = MkGen (\(QCGen r) n -> case splitSMGen r of (a, b) -> unGen (k (g (QCGen a) n)) (QCGen b) n)
  (>>) = (*>)

-- | What is drawn as QuickCheck draws it, but not here.
drawn :: Gen a
drawn = MkGen (\_ _ -> primUnsupported "a run that draws a random value")

-- | From zero on.
upTo :: Word64 -> Gen Word64
upTo n = MkGen (\(QCGen r) _ -> fst (bitmaskWithRejection64' n r))

chooseInt :: (Int, Int) -> Gen Int
chooseInt (low, high)
  | low <= high = upTo (fromIntegral (high - low)) >>= \n -> pure (low + fromIntegral n)
  | otherwise = chooseInt (high, low)

chooseBoundedIntegral :: (Bounded a, Integral a) => (a, a) -> Gen a
chooseBoundedIntegral _ = drawn

chooseEnum :: Enum a => (a, a) -> Gen a
chooseEnum (low, high) = fmap toEnum (chooseInt (fromEnum low, fromEnum high))

chooseInteger :: (Integer, Integer) -> Gen Integer
chooseInteger _ = drawn

chooseAny :: Gen a
chooseAny = drawn

choose :: (a, a) -> Gen a
choose _ = drawn

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
growingElements _ = drawn

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
infiniteListOf _ = drawn

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
