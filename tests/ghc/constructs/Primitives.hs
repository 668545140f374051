{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}
module Primitives where

import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import Data.Primitive.Array
import Data.Primitive.ByteArray
import Data.Primitive.MutVar
import Data.Primitive.SmallArray
import Data.Primitive.Types
import Data.Word
import Data.Int
import GHC.Exts (Int (..), Array#, State#, newArray#, readArray#, writeArray#, unsafeFreezeArray#, indexArray#, sizeofArray#, (+#))
import qualified GHC.ST as Low
import qualified GHC.Types as Low
import System.IO.Unsafe (unsafePerformIO)
import Foreign.Marshal.Array (withArray, peekArray, advancePtr, pokeArray, allocaArray)
import Foreign.Storable (peekElemOff, poke, pokeByteOff)
import Foreign.Ptr

filled :: Int -> a -> Array a
filled n x = runArray (newArray n x)

squares :: Int -> Array Int
squares n = runArray (newArray n 0 >>= \a -> go a 0)
  where
    go a i
      | i == n = return a
      | otherwise = writeArray a i (i * i) >> go a (i + 1)

swapped :: [a] -> [a]
swapped xs = foldr (:) [] (runArray (do
  a <- thawArray (arrayFromList xs) 0 (length xs)
  x <- readArray a 0
  y <- readArray a (length xs - 1)
  writeArray a 0 y
  writeArray a (length xs - 1) x
  return a))

overlapping :: Int -> Int -> Int -> [Int]
overlapping to from n = foldr (:) [] (runArray (do
  a <- thawArray (arrayFromList [0 .. 9]) 0 10
  copyMutableArray a to a from n
  return a))

smallOverlap :: Int -> Int -> Int -> [Int]
smallOverlap to from n = foldr (:) [] (runSmallArray (do
  a <- thawSmallArray (smallArrayFromList [0 .. 9]) 0 10
  copySmallMutableArray a to a from n
  return a))

counted :: Int -> Int
counted n = runST (do
  v <- newMutVar 0
  mapM_ (\i -> modifyMutVar' v (+ i)) [1 .. n]
  readMutVar v)

lazyVar :: Int
lazyVar = runST (do
  v <- newMutVar 1
  modifyMutVar v (const undefined)
  writeMutVar v 5
  readMutVar v)

strictVar :: Int
strictVar = runST (do
  v <- newMutVar 1
  modifyMutVar' v (const (error "strict"))
  writeMutVar v 5
  readMutVar v)

atomically' :: (Int, String)
atomically' = runST (do
  v <- newMutVar 3
  s <- atomicModifyMutVar v (\x -> (x + 1, show x))
  n <- readMutVar v
  return (n, s))

inBytes :: (Prim a, Prim b) => [a] -> a -> b -> [b]
inBytes xs x y = map (indexByteArray bytes) [0 .. sizeofByteArray bytes `quot` sizeOf y - 1] `asTypeOf` [y]
  where
    bytes = byteArrayFromList xs `seq` byteArrayFromListN (length xs) (x : drop 1 xs)

mixed :: [Word8]
mixed = runST (do
  b <- newByteArray 8
  setByteArray b 0 8 (0 :: Word8)
  writeByteArray b 0 (0x0102030405060708 :: Word64)
  writeByteArray b 1 (0xaabb :: Word16)
  writeByteArray b 7 (0xff :: Word8)
  frozen <- unsafeFreezeByteArray b
  return (foldrByteArray (:) [] frozen))

lowSum :: Int -> Int
lowSum (I# n) = runST (Low.ST (\s -> case newArray# 3# (I# n) s of
  (# s1, a #) -> case writeArray# a 1# (I# (n +# n)) s1 of
    s2 -> case readArray# a 1# s2 of
      (# s3, x #) -> case unsafeFreezeArray# a s3 of
        (# s4, f #) -> case indexArray# f 0# of
          (# y #) -> (# s4, x + y + I# (sizeofArray# f) #)))

lowIO :: Int
lowIO = unsafePerformIO (Low.IO (\s -> case newArray# 2# 'x' s of
  (# s1, a #) -> case readArray# a 0# s1 of
    (# s2, c #) -> (# s2, fromEnum c #)))

-- What is in a single unboxed tuple is not looked at, but the tuple is.
single :: Int -> (# Int #)
single 0 = error "no tuple"
single n = (# error "inside" #)

lookSingle :: Int -> Int
lookSingle n = case single n of (# _ #) -> 7

memory :: [Int32] -> Int -> [Int32]
memory xs i = unsafePerformIO (withArray xs (\p -> do
  x <- peekElemOff p i
  poke (p `advancePtr` i) (x + 100)
  pokeByteOff (castPtr p) 1 (1 :: Word8)
  peekArray (length xs) p))

distances :: (Int, Bool, Bool)
distances = unsafePerformIO (allocaArray 4 (\p -> return ((p `advancePtr` 3) `minusPtr` (p :: Ptr Int32), p == p `plusPtr` 0, p < p `plusPtr` 4)))

viaIO :: Int -> [Int]
viaIO n = runST (do
  a <- newArray n 0
  unsafeIOToPrim (return ())
  mapM_ (\i -> writeArray a i i) [0 .. n - 1]
  x <- unsafePrimToPrim (readMutVarIO 3)
  f <- freezeArray a 0 n
  return (x : foldr (:) [] f))

readMutVarIO :: Int -> IO Int
readMutVarIO n = newMutVar n >>= \v -> modifyMutVar v (* 2) >> readMutVar v
