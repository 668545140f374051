{-# LANGUAGE ScopedTypeVariables #-}
module Main where
import Text.Printf
import Data.Char
import Data.List
import Data.IORef
import Control.Monad.ST
import Data.STRef
import Data.Array
import Data.Array.ST
import Data.Array.Unboxed (UArray)
import qualified Data.Array.Unboxed as U
import Control.Monad
import Data.Word
import Data.Int
import Data.Bits
import Data.Complex
import Data.Ratio
sieve :: Int -> UArray Int Bool
sieve n = runSTUArray $ do
  a <- newArray (2, n) True
  forM_ [2 .. n] $ \i -> do
    p <- readArray a i
    when (p && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray a j False
  return a
main :: IO ()
main = do
  printf "%d %5d|%-5d|%05d %x %X %o %c %s %10s|%-10s|\n" (1 :: Int) (42 :: Int) (42 :: Int) (42 :: Int) (255 :: Int) (255 :: Int) (8 :: Int) 'z' "str" "right" "left"
  printf "%.3f %8.2f %e %g %g %s\n" (3.14159 :: Double) (2.5 :: Double) (12345.678 :: Double) (0.0001 :: Double) (1e10 :: Double) (show [1, 2])
  printf "%+d %+d % d %%\n" (5 :: Int) (-5 :: Int) (7 :: Int)
  printf "%3d|%-3d|%03d\n" (-1 :: Int) (-1 :: Int) (-1 :: Int)
  let s = printf "%s-%d" "a" (1 :: Int) :: String
  putStrLn s
  print [i | (i, True) <- U.assocs (sieve 50)]
  print (runST (do { r <- newSTRef 0; forM_ [1 .. 10] (\i -> modifySTRef' r (+ i)); readSTRef r }))
  let a = listArray ((0, 0), (2, 2)) [1 ..] :: Array (Int, Int) Int
  print (a ! (1, 1), bounds a, sum (elems a), a // [((0, 0), 100)])
  print (accumArray (+) 0 (0, 3) [(0, 1), (3, 2), (0, 5)] :: Array Int Int)
  print (fmap (* 2) (listArray ('a', 'c') [1, 2, 3]))
  print (ixmap (0, 2) (2 -) (listArray (0, 2) "abc"))
  print ((1 :+ 2) * (3 :+ 4) :: Complex Double, magnitude (3 :+ 4 :: Complex Double), realPart (mkPolar 1 0 :: Complex Double))
  print (map (fromIntegral :: Integer -> Int8) [127, 128, 255, 256, -129], (fromIntegral (-1 :: Int) :: Word16), maxBound :: Word, (minBound :: Int64))
  print ((2 :: Int) ^ (10 :: Int), 2 ** 0.5 :: Double, 2 ^^ (-2 :: Int) :: Double, (-8) `div` 3 :: Int, (-8) `quot` 3 :: Int, (-8) `rem` 3 :: Int)
  print (sqrt 2 :: Float, pi :: Double, exp 1 :: Double, atan2 1 (-1) :: Double, logBase 2 1024 :: Double, sin 1 :: Double, tanh 0.5 :: Double)
  print (fromEnum 3.7, toEnum 3 :: Double, [1.5 ..  4] :: [Double], succ 1.5 :: Double, [3, 2 .. 1] :: [Integer], [5 .. 1] :: [Int], ['z', 'x' .. 'p'])
  print (minimum [[3, 1], [2, 9]], maximum "hello", compare (1, 'a') (1, 'b'), max (Just 1) Nothing, [LT ..], (read "(1,True)" :: (Int, Bool)))
  print (zip3 [1 :: Int ..] "abc" [True, False, True], unzip [(1, 'a'), (2, 'b')], lookup 'b' (zip "abc" [1 ..]), zipWith (curry fst) [1, 2] "ab")
  print (numerator (6 % 8), truncate (-7 % 2 :: Rational) :: Int, round (5 % 2 :: Rational) :: Int, properFraction (-3.75 :: Double) :: (Int, Double), approxRational' 3.14159)
  print (show (Just (-3)), shows 3 "x", showString "a" "b", showParen True (shows 1) "", reads "3 rest" :: [(Int, String)])
  print (isInfixOf "ell" "hello", isSuffixOf "lo" "hello", findIndex (> 2) [1, 2, 3], splitAt 2 [1, 2, 3], replicate 3 'x', takeWhile isAlpha "ab1c", dropWhile isSpace "  a", iterate (* 2) 1 !! 20, until (> 100) (* 2) 1, foldr1 (-) [10, 3, 2], foldl1 (-) [10, 3, 2], cycle [1, 2, 3] !! 100)
  print (ceiling (-0.5) :: Int, round (-0.5) :: Int, round 0.5 :: Int, round 1.5 :: Int, floor (-0.0) :: Int, truncate 1e10 :: Int, isNaN (0 / 0 :: Double), signum (-0.0) :: Double, abs (-0.0) :: Double, negate 0 :: Double)
  print (0.1 + 0.2 :: Float, 1 / 3 :: Float, 16777216 + 1 :: Float, 1e-45 :: Float, realToFrac (0.1 :: Float) :: Double, fromIntegral (2 ^ 53 + 1 :: Integer) :: Double, 1e308 * 10 :: Double, 5.0e-324 / 2 :: Double)
  print (fromRational (1 % 3) :: Double, toRational (0.1 :: Double), (truncate (1e20 :: Double) :: Integer), (floor (1e15 + 0.5 :: Double) :: Integer), decodeFloat (0.1 :: Float), scaleFloat 3 (1.5 :: Double))
  print (shiftL 1 63 :: Int, shiftL 1 64 :: Int, (-1) `shiftR` 63 :: Int, (.|.) 5 2 :: Int, bit 5 :: Word8, setBit 0 7 :: Int8, clearBit 255 0 :: Word8, finiteBitSize (0 :: Int32), zeroBits :: Int, popCount (2 ^ 100 - 1 :: Integer), testBit (-1 :: Integer) 200, complement 5 :: Integer, (-5) .&. 0xFF :: Integer)
  where approxRational' x = (fromIntegral (round (x * 1000)) :: Int) 
