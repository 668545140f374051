-- | Random numbers by the method of Steele, Lea and Flood, which splits.
module System.Random.SplitMix
  ( SMGen
  , nextWord64
  , nextWord32
  , nextTwoWord32
  , nextInt
  , nextDouble
  , nextFloat
  , nextInteger
  , splitSMGen
  , bitmaskWithRejection32
  , bitmaskWithRejection32'
  , bitmaskWithRejection64
  , bitmaskWithRejection64'
  , mkSMGen
  , initSMGen
  , newSMGen
  , seedSMGen
  , seedSMGen'
  , unseedSMGen
  ) where

import Control.DeepSeq (NFData (..))
import Data.Bits
import Data.Word
import Selfsame.Prim (primUnsupported)

-- | Where it is, and by how much it goes on, which is odd.
data SMGen = SMGen !Word64 !Word64
  deriving (Show, Read)

instance NFData SMGen where
  rnf (SMGen _ _) = ()

goldenGamma :: Word64
goldenGamma = 0x9e3779b97f4a7c15

stirred :: Int -> Word64 -> Word64 -> Word64
stirred n factor z = (z `xor` shiftR z n) * factor

mix :: Word64 -> Word64
mix z = let z' = stirred 33 0xc4ceb9fe1a85ec53 (stirred 33 0xff51afd7ed558ccd z) in z' `xor` shiftR z' 33

mixOther :: Word64 -> Word64
mixOther z = let z' = stirred 27 0x94d049bb133111eb (stirred 30 0xbf58476d1ce4e5b9 z) in z' `xor` shiftR z' 31

mixGamma :: Word64 -> Word64
mixGamma z
  | popCount (z' `xor` shiftR z' 1) >= 24 = z'
  | otherwise = z' `xor` 0xaaaaaaaaaaaaaaaa
  where z' = mixOther z .|. 1

mkSMGen :: Word64 -> SMGen
mkSMGen s = SMGen (mix s) (mixGamma (s + goldenGamma))

seedSMGen :: Word64 -> Word64 -> SMGen
seedSMGen seed gamma = SMGen seed (gamma .|. 1)

seedSMGen' :: (Word64, Word64) -> SMGen
seedSMGen' (seed, gamma) = seedSMGen seed gamma

unseedSMGen :: SMGen -> (Word64, Word64)
unseedSMGen (SMGen seed gamma) = (seed, gamma)

initSMGen, newSMGen :: IO SMGen
initSMGen = primUnsupported "random numbers that begin anywhere"
newSMGen = primUnsupported "random numbers that begin anywhere"

nextWord64 :: SMGen -> (Word64, SMGen)
nextWord64 (SMGen seed gamma) = let seed' = seed + gamma in (mix seed', SMGen seed' gamma)

nextWord32 :: SMGen -> (Word32, SMGen)
nextWord32 g = case nextWord64 g of (w, g') -> (fromIntegral w, g')

nextTwoWord32 :: SMGen -> (Word32, Word32, SMGen)
nextTwoWord32 g = case nextWord64 g of (w, g') -> (fromIntegral (shiftR w 32), fromIntegral w, g')

nextInt :: SMGen -> (Int, SMGen)
nextInt g = case nextWord64 g of (w, g') -> (fromIntegral w, g')

nextDouble :: SMGen -> (Double, SMGen)
nextDouble g = case nextWord64 g of (w, g') -> (fromIntegral (shiftR w 11) * 1.1102230246251565e-16, g')

nextFloat :: SMGen -> (Float, SMGen)
nextFloat g = case nextWord32 g of (w, g') -> (fromIntegral (shiftR w 8) * 5.9604644775390625e-8, g')

nextInteger :: Integer -> Integer -> SMGen -> (Integer, SMGen)
nextInteger low high g = case compare low high of
  LT -> case within (high - low) g of (n, g') -> (n + low, g')
  EQ -> (low, g)
  GT -> case within (low - high) g of (n, g') -> (n + high, g')

-- | Between zero and a number; too large ones are thrown away.
within :: Integer -> SMGen -> (Integer, SMGen)
within range g = case generated g of
  (n, g') | n > range -> within range g'
          | otherwise -> (n, g')
  where
    (mask, more) = digits 0 range
    digits k n
      | n < 18446744073709551616 = (shiftR (complement 0) (countLeadingZeros (fromInteger n :: Word64)) :: Word64, k)
      | otherwise = digits (k + 1 :: Int) (shiftR n 64)
    generated g0 = case nextWord64 g0 of (w, g1) -> further (toInteger (w .&. mask)) more g1
    further n 0 g0 = (n, g0)
    further n k g0 = case nextWord64 g0 of (w, g1) -> further (n * 18446744073709551616 + toInteger w) (k - 1) g1

splitSMGen :: SMGen -> (SMGen, SMGen)
splitSMGen (SMGen seed gamma) = (SMGen seed'' gamma, SMGen (mix seed') (mixGamma seed''))
  where
    seed' = seed + gamma
    seed'' = seed' + gamma

bitmaskWithRejection32 :: Word32 -> SMGen -> (Word32, SMGen)
bitmaskWithRejection32 0 = error "bitmaskWithRejection32 0"
bitmaskWithRejection32 n = bitmaskWithRejection32' (n - 1)

bitmaskWithRejection64 :: Word64 -> SMGen -> (Word64, SMGen)
bitmaskWithRejection64 0 = error "bitmaskWithRejection64 0"
bitmaskWithRejection64 n = bitmaskWithRejection64' (n - 1)

bitmaskWithRejection32' :: Word32 -> SMGen -> (Word32, SMGen)
bitmaskWithRejection32' range = rejecting nextWord32 range

bitmaskWithRejection64' :: Word64 -> SMGen -> (Word64, SMGen)
bitmaskWithRejection64' range = rejecting nextWord64 range

rejecting :: (FiniteBits w, Num w, Ord w) => (SMGen -> (w, SMGen)) -> w -> SMGen -> (w, SMGen)
rejecting next range g = case next g of
  (w, g') -> case w .&. mask of
    w' | w' > range -> rejecting next range g'
       | otherwise -> (w', g')
  where mask = shiftR (complement 0) (countLeadingZeros (range .|. 1))
