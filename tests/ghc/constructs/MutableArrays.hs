{-# LANGUAGE FlexibleContexts #-}
module MutableArrays where

import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import qualified Data.Array.Unboxed as U
import Data.Array.Unboxed (UArray)
import Data.STRef
import Data.Word
import Data.Int

primes :: Int -> [Int]
primes n = [i | (i, True) <- U.assocs sieve]
  where
    sieve :: UArray Int Bool
    sieve = runSTUArray $ do
      a <- newArray (2, n) True
      forM_ [2 .. n] $ \i -> do
        isPrime <- readArray a i
        when (isPrime && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \j -> writeArray a j False
      return a

bubble :: [Int] -> [Int]
bubble xs = elems sorted
  where
    n = length xs
    sorted = runSTArray $ do
      a <- newListArray (0, n - 1) xs
      forM_ [0 .. n - 2] $ \i -> forM_ [0 .. n - 2 - i] $ \j -> do
        x <- readArray a j
        y <- readArray a (j + 1)
        when (x > y) $ writeArray a j y >> writeArray a (j + 1) x
      return a

quick :: [Int] -> [Int]
quick xs = elems (runSTArray (do
  a <- newListArray (1, length xs) xs
  sortBetween a 1 (length xs)
  return a))

sortBetween :: STArray s Int Int -> Int -> Int -> ST s ()
sortBetween a lo hi = when (lo < hi) $ do
  pivot <- readArray a hi
  next <- newSTRef lo
  forM_ [lo .. hi - 1] $ \k -> do
    x <- readArray a k
    when (x < pivot) $ do
      i <- readSTRef next
      y <- readArray a i
      writeArray a i x
      writeArray a k y
      writeSTRef next (i + 1)
  i <- readSTRef next
  y <- readArray a i
  writeArray a i pivot
  writeArray a hi y
  sortBetween a lo (i - 1)
  sortBetween a (i + 1) hi

histogram :: String -> [(Char, Int)]
histogram text = filter ((> 0) . snd) (U.assocs counts)
  where
    counts :: UArray Char Int
    counts = runSTUArray $ do
      a <- newArray ('a', 'z') 0
      forM_ (filter (`elem` ['a' .. 'z']) text) $ \c -> readArray a c >>= writeArray a c . (+ 1)
      return a

pascal :: Int -> [[Integer]]
pascal n = [[t ! (i, j) | j <- [0 .. i]] | i <- [0 .. n]]
  where
    t = runSTArray $ do
      a <- newArray ((0, 0), (n, n)) 0
      forM_ [0 .. n] $ \i -> writeArray a (i, 0) 1
      forM_ [1 .. n] $ \i -> forM_ [1 .. i] $ \j -> do
        x <- readArray a (i - 1, j - 1)
        y <- readArray a (i - 1, j)
        writeArray a (i, j) (x + y)
      return a

frozen :: (Array Int Int, Array Int Int)
frozen = runST $ do
  a <- newArray (0, 2) 0 :: ST s (STArray s Int Int)
  before <- freeze a
  writeArray a 1 5
  after <- freeze a
  return (before, after)

thawed :: Array Int Char -> (String, String)
thawed old = runST $ do
  a <- thaw old :: ST s (STArray s Int Char)
  (low, _) <- getBounds a
  writeArray a low '!'
  new <- getElems a
  return (elems old, new)

mapped :: [Int]
mapped = runST $ do
  a <- newListArray (0, 3) [1, 2, 3, 4] :: ST s (STUArray s Int Int)
  b <- mapArray (* 10) a
  writeArray a 0 99
  getElems b

reindexed :: [(Int, Char)]
reindexed = runST $ do
  a <- newListArray (0, 4) "hello" :: ST s (STUArray s Int Char)
  b <- mapIndices (1, 3) (\i -> 4 - i) a
  getAssocs b

lazyElements :: Int
lazyElements = runST $ do
  a <- newArray (0, 3) undefined :: ST s (STArray s Int Int)
  writeArray a 2 7
  readArray a 2

strictElements :: Int
strictElements = runST $ do
  a <- newArray (0, 3) 0 :: ST s (STUArray s Int Int)
  writeArray a 1 (error "forced")
  return 7

fresh :: ([Int], [Bool], [Char], [Double])
fresh = runST $ do
  a <- newArray_ (0, 1) :: ST s (STUArray s Int Int)
  b <- newArray_ (0, 1) :: ST s (STUArray s Int Bool)
  c <- newArray_ (0, 1) :: ST s (STUArray s Int Char)
  d <- newArray_ (0, 1) :: ST s (STUArray s Int Double)
  (,,,) <$> getElems a <*> getElems b <*> getElems c <*> getElems d

small :: [Word8]
small = runST $ do
  a <- newListArray (0, 2) [250, 255, 3] :: ST s (STUArray s Int Word8)
  forM_ [0 .. 2] $ \i -> readArray a i >>= writeArray a i . (+ 6)
  getElems a

at :: Int -> Int
at i = runST $ do
  a <- newListArray (0, 4) [10, 20, 30, 40, 50] :: ST s (STArray s Int Int)
  readArray a i

put :: Int -> [Int]
put i = elems (runSTArray (do
  a <- newArray (1, 3) 0
  writeArray a i 9
  return a))

uarray :: UArray Int Int
uarray = U.listArray (0, 3) [4, 3, 2, 1]

knapsack :: Int -> [(Int, Int)] -> Int
knapsack capacity items = runST $ do
  best <- newArray (0, capacity) 0 :: ST s (STUArray s Int Int)
  forM_ items $ \(weight, value) ->
    forM_ [capacity, capacity - 1 .. weight] $ \c -> do
      without <- readArray best c
      with <- readArray best (c - weight)
      writeArray best c (max without (with + value))
  readArray best capacity

sameArrays :: (Bool, Bool)
sameArrays = runST $ do
  a <- newArray (0, 1) 0 :: ST s (STArray s Int Int)
  b <- newArray (0, 1) 0
  return (a == a, a == b)

frozenU :: UArray Int Int
frozenU = runST $ do
  a <- newListArray (0, 2) [3, 4, 5] :: ST s (STUArray s Int Int)
  freeze a

frozenB :: Array Int Int
frozenB = runST $ do
  a <- newListArray (0, 2) [3, 4, 5] :: ST s (STUArray s Int Int)
  freeze a
