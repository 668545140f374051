import Data.Ratio
import Data.Int
import Data.Word
main :: IO ()
main = do
  print (3 % 4 + 1 % 4 :: Rational, numerator (6 % 8), fromIntegral (300 :: Int) :: Word8)
  print (maxBound :: Int8, minBound :: Int16, fromIntegral (200 :: Word8) :: Int8)
  print ((-7) `div` 2, (-7) `mod` 2, (-7) `quot` 2, (-7) `rem` (2 :: Int), divMod 7 (-2), gcd 12 18, lcm 4 6)
  print (2 ^ (64 :: Int) :: Integer, 2 ^ (63 :: Int) :: Int, 2 ** 0.5 :: Double, 10 ^^ (-2) :: Double)
  print (toRational (0.75 :: Double), realToFrac (1.5 :: Float) :: Double, floor (-0.5 :: Double) :: Int)
