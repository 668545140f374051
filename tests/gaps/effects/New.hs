module New where

import Control.Monad
import Control.Monad.ST
import Data.IORef
import Data.STRef

-- Made by generate.

f0 :: Int -> IO Int
f0 x = do
  r <- newIORef 0
  modifyIORef r (+ 2)
  v1 <- readIORef r
  modifyIORef r (+ v1)
  v2 <- readIORef r
  modifyIORef r (+ ((1 + v2) + (v1 + v1)))
  s <- readIORef r
  return (s + x)

f1 :: Int -> IO Int
f1 x = do
  r <- newIORef 0
  writeIORef r ((x - x) * x)
  modifyIORef r (\s -> (4 * (x * 8)) + s)
  s <- readIORef r
  return (s + ((x - x) - (x * x)))

f2 :: Int -> IO Int
f2 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r ((x + 6) - (i1 - 11))
    v2 <- readIORef r
    modifyIORef r (+ 9)
  v3 <- readIORef r
  writeIORef r ((x + v3) * x)
  s <- readIORef r
  return (s + v3)

f3 :: Int -> IO Int
f3 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (+ 5)
  modifyIORef r (+ ((x - x) * (x + x)))
  s <- readIORef r
  return (s + (x - (5 - x)))

f4 :: Int -> IO Int
f4 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x * x) - (x - x)) + s)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> i1 + s)
    writeIORef r i1
  modifyIORef r (\s -> ((x * x) - 1) + s)
  writeIORef r (x * 3)
  forM_ [1 .. 2] $ \i2 -> do
    modifyIORef r (\s -> ((x + 8) - (i2 + x)) + s)
    writeIORef r 3
  s <- readIORef r
  return (s + (x - x))

f5 :: Int -> IO Int
f5 x = do
  r <- newIORef 0
  when (((2 + x) + (x * x)) > 2) $ do
    writeIORef r x
    putStr (show x)
  when (x > 1) $ do
    modifyIORef r (+ (11 + (x * x)))
    modifyIORef r (+ x)
  modifyIORef r (+ (x * x))
  putStr (show x)
  v1 <- readIORef r
  s <- readIORef r
  return (s + ((7 - x) - (v1 + v1)))

f6 :: Int -> Int
f6 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r ((i1 + i1) * i1)
    modifySTRef r (+ ((x - 1) * (x * x)))
  when ((x - x) > 4) $ do
    modifySTRef r (+ ((x * x) * (x + 6)))
    writeSTRef r (x * (x * x))
  when (((x + x) - (x + x)) > 7) $ do
    modifySTRef r (+ x)
    modifySTRef r (+ x)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f7 :: Int -> IO Int
f7 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  v3 <- readIORef r
  writeIORef r 1
  forM_ [1 .. 1] $ \i4 -> do
    writeIORef r i4
    modifyIORef r (\s -> ((i4 * v3) + (v2 + v3)) + s)
  s <- readIORef r
  return (s + (v1 + (v3 - x)))

f8 :: Int -> Int
f8 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  writeSTRef r v1
  when (v1 > 4) $ do
    modifySTRef r (+ (x - (x - 8)))
    writeSTRef r ((v1 - x) * x)
  s <- readSTRef r
  return (s + x)

f9 :: Int -> IO Int
f9 x = do
  r <- newIORef 0
  modifyIORef r (+ ((2 + x) - (x - x)))
  writeIORef r 4
  modifyIORef r (+ (9 * (x - x)))
  s <- readIORef r
  return (s + ((9 + 1) + 2))

f10 :: Int -> IO Int
f10 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (4 + (x + 1)) + s)
  v1 <- readIORef r
  s <- readIORef r
  return (s + (v1 + (x + x)))

f11 :: Int -> IO Int
f11 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  v3 <- readIORef r
  modifyIORef r (+ ((7 * x) + (2 * v1)))
  s <- readIORef r
  return (s + v3)

f12 :: Int -> IO Int
f12 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r 6
    modifyIORef r (+ (x * x))
  v2 <- readIORef r
  modifyIORef r (+ x)
  v3 <- readIORef r
  forM_ [1 .. 3] $ \i4 -> do
    modifyIORef r (+ (i4 + (3 + 9)))
    writeIORef r (v3 - (i4 * i4))
  s <- readIORef r
  return (s + v2)

f13 :: Int -> Int
f13 x = runST $ do
  r <- newSTRef 0
  when (3 > 4) $ do
    writeSTRef r x
    modifySTRef r (\s -> (x + (x - x)) + s)
  when ((6 - (x - x)) > 7) $ do
    writeSTRef r ((8 - x) + (x - x))
    modifySTRef r (\s -> (x + (x - x)) + s)
  when (((x * x) - x) > 3) $ do
    modifySTRef r (\s -> (x * x) + s)
    writeSTRef r 2
  v1 <- readSTRef r
  forM_ [1 .. 3] $ \i2 -> do
    v3 <- readSTRef r
    modifySTRef r (\s -> v1 + s)
  s <- readSTRef r
  return (s + ((x - x) - (v1 - x)))

f14 :: Int -> IO Int
f14 x = do
  r <- newIORef 0
  writeIORef r (x * 12)
  writeIORef r 7
  v1 <- readIORef r
  s <- readIORef r
  return (s + (x + (x * x)))

f15 :: Int -> IO Int
f15 x = do
  r <- newIORef 0
  when ((x + (x + 3)) > 5) $ do
    modifyIORef r (+ (x + x))
    modifyIORef r (+ ((x - x) - (x - x)))
  when (((x * x) + (1 * 7)) > 7) $ do
    modifyIORef r (+ (x * (x * x)))
    v1 <- readIORef r
    modifyIORef r (+ ((v1 - v1) * (v1 * x)))
  forM_ [1 .. 3] $ \i2 -> do
    modifyIORef r (+ i2)
    v3 <- readIORef r
    modifyIORef r (+ ((v3 * 8) * 3))
  s <- readIORef r
  return (s + 5)

f16 :: Int -> IO Int
f16 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r x
    v2 <- readIORef r
    modifyIORef r (\s -> ((v2 * 7) * (6 * i1)) + s)
  v3 <- readIORef r
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + x)

f17 :: Int -> IO Int
f17 x = do
  r <- newIORef 0
  modifyIORef r (+ ((6 - x) - (x - x)))
  modifyIORef r (+ x)
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + x)

f18 :: Int -> IO Int
f18 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    writeIORef r ((x - x) + x)
    putStr (show (7 * (x * 4)))
  when ((x + x) > 7) $ do
    writeIORef r x
    v2 <- readIORef r
    modifyIORef r (+ x)
  s <- readIORef r
  return (s + ((7 + x) * x))

f19 :: Int -> Int
f19 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> ((1 - x) * (1 - x)) + s)
  when (((6 - x) + (x + 5)) > 2) $ do
    modifySTRef r (\s -> 5 + s)
    v1 <- readSTRef r
    modifySTRef r (\s -> ((6 + x) * (x - x)) + s)
  modifySTRef r (\s -> x + s)
  modifySTRef r (\s -> (8 - (7 + 8)) + s)
  s <- readSTRef r
  return (s + ((8 * x) * x))

f20 :: Int -> Int
f20 x = runST $ do
  r <- newSTRef 0
  writeSTRef r ((4 + x) + (3 + x))
  forM_ [1 .. 1] $ \i1 -> do
    modifySTRef r (+ ((x * x) + (7 - 3)))
    v2 <- readSTRef r
    modifySTRef r (+ 7)
  writeSTRef r x
  modifySTRef r (+ 3)
  v3 <- readSTRef r
  s <- readSTRef r
  return (s + (x - x))

f21 :: Int -> Int
f21 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r i1
    v2 <- readSTRef r
    modifySTRef r (+ i1)
  modifySTRef r (+ (x - (1 * x)))
  modifySTRef r (+ x)
  v3 <- readSTRef r
  s <- readSTRef r
  return (s + 2)

f22 :: Int -> IO Int
f22 x = do
  r <- newIORef 0
  when ((x + (x + x)) > 3) $ do
    writeIORef r ((x - x) - x)
    writeIORef r 5
  modifyIORef r (\s -> (x + (x + x)) + s)
  s <- readIORef r
  return (s + 7)

f23 :: Int -> Int
f23 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f24 :: Int -> Int
f24 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ (x * (x + x)))
  when ((8 - x) > 9) $ do
    writeSTRef r ((8 - 8) + x)
    modifySTRef r (+ ((x - 2) - (x - 3)))
  modifySTRef r (+ ((x - x) * (x * x)))
  writeSTRef r (2 + (x * x))
  s <- readSTRef r
  return (s + ((x - x) * x))

f25 :: Int -> IO Int
f25 x = do
  r <- newIORef 0
  putStr (show ((x * x) + (2 + 9)))
  modifyIORef r (\s -> 8 + s)
  forM_ [1 .. 1] $ \i1 -> do
    writeIORef r ((i1 - x) - (7 * i1))
    writeIORef r ((x - x) * (8 + 3))
  v2 <- readIORef r
  s <- readIORef r
  return (s + 7)

f26 :: Int -> IO Int
f26 x = do
  r <- newIORef 0
  modifyIORef r (+ ((6 * x) - (2 - x)))
  writeIORef r (x + x)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (+ (6 * i1))
    writeIORef r x
  s <- readIORef r
  return (s + x)

f27 :: Int -> IO Int
f27 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  modifyIORef r (+ v2)
  when (8 > 5) $ do
    writeIORef r 8
    modifyIORef r (+ (1 * x))
  when ((4 + (2 + x)) > 6) $ do
    writeIORef r (4 + 3)
    modifyIORef r (+ v2)
  s <- readIORef r
  return (s + x)

f28 :: Int -> Int
f28 x = runST $ do
  r <- newSTRef 0
  writeSTRef r x
  writeSTRef r ((x + x) * x)
  when (((x - x) + x) > 1) $ do
    writeSTRef r ((x * 4) + (x - 9))
    modifySTRef r (\s -> (x * (5 + 2)) + s)
  modifySTRef r (\s -> 2 + s)
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + 7)

f29 :: Int -> Int
f29 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ ((x * x) - x))
  s <- readSTRef r
  return (s + (12 - (4 * x)))

f30 :: Int -> Int
f30 x = runST $ do
  r <- newSTRef 0
  when ((x * 9) > 1) $ do
    writeSTRef r (x + (x - x))
    modifySTRef r (+ x)
  v1 <- readSTRef r
  modifySTRef r (+ 1)
  s <- readSTRef r
  return (s + x)

f31 :: Int -> IO Int
f31 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (2 - x) + s)
  writeIORef r x
  modifyIORef r (\s -> ((x - 7) * x) + s)
  modifyIORef r (\s -> ((3 * x) + (1 + 1)) + s)
  writeIORef r (4 + (x - 3))
  s <- readIORef r
  return (s + ((x + x) - (9 * x)))

f32 :: Int -> IO Int
f32 x = do
  r <- newIORef 0
  putStr (show 9)
  v1 <- readIORef r
  when ((x - (x - v1)) > 4) $ do
    writeIORef r x
    writeIORef r 7
  modifyIORef r (+ x)
  modifyIORef r (+ (x * (x * x)))
  s <- readIORef r
  return (s + (v1 + (x + v1)))

f33 :: Int -> IO Int
f33 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * 1) - (x - x)))
  modifyIORef r (+ x)
  modifyIORef r (+ x)
  modifyIORef r (+ (x - (9 * 5)))
  s <- readIORef r
  return (s + ((x + x) - (x * x)))

f34 :: Int -> IO Int
f34 x = do
  r <- newIORef 0
  putStr (show x)
  v1 <- readIORef r
  modifyIORef r (\s -> ((v1 * v1) - (v1 - 1)) + s)
  writeIORef r 6
  s <- readIORef r
  return (s + ((v1 + v1) * v1))

f35 :: Int -> IO Int
f35 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (1 - 6)))
  v1 <- readIORef r
  writeIORef r ((x - x) * (v1 - v1))
  s <- readIORef r
  return (s + 7)

f36 :: Int -> IO Int
f36 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ (i1 * (x * i1)))
    writeIORef r ((i1 - 5) + (8 * x))
  writeIORef r ((x - x) + (x * x))
  s <- readIORef r
  return (s + (x - 9))

f37 :: Int -> Int
f37 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (\s -> (9 * (x * x)) + s)
  forM_ [1 .. 4] $ \i2 -> do
    writeSTRef r (8 - (v1 + 9))
    modifySTRef r (\s -> (2 * (x + 2)) + s)
  v3 <- readSTRef r
  s <- readSTRef r
  return (s + (5 - (v1 - v3)))

f38 :: Int -> Int
f38 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((7 - 4) + (x - x))
    writeSTRef r (i1 - x)
  when ((x * (9 * 6)) > 3) $ do
    modifySTRef r (+ (8 * (x - x)))
    modifySTRef r (+ ((1 * x) - 5))
  when (x > 3) $ do
    modifySTRef r (+ ((x + x) - (x - x)))
    writeSTRef r (x + (x + 4))
  modifySTRef r (+ ((3 - x) * 4))
  forM_ [1 .. 2] $ \i2 -> do
    writeSTRef r ((x - i2) * x)
    writeSTRef r 11
  s <- readSTRef r
  return (s + (1 - 2))

f39 :: Int -> Int
f39 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeSTRef r (x - (4 - x))
    writeSTRef r 7
  v2 <- readSTRef r
  modifySTRef r (+ ((x * v2) * v2))
  s <- readSTRef r
  return (s + ((x + x) * (v2 + v2)))

f40 :: Int -> IO Int
f40 x = do
  r <- newIORef 0
  writeIORef r 1
  when (x > 9) $ do
    modifyIORef r (\s -> x + s)
    writeIORef r (5 - (x * 9))
  modifyIORef r (\s -> (9 - (3 + x)) + s)
  modifyIORef r (\s -> (x + (x * 2)) + s)
  s <- readIORef r
  return (s + ((3 + x) * x))

f41 :: Int -> IO Int
f41 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r 6
  when ((1 - (v1 - x)) > 2) $ do
    writeIORef r ((4 - 8) + v1)
    writeIORef r (4 - (v1 * x))
  when (x > 6) $ do
    modifyIORef r (+ (v1 + (v1 * v1)))
    v2 <- readIORef r
    modifyIORef r (+ ((v2 - 4) * (x + 7)))
  writeIORef r (v1 + (x * v1))
  s <- readIORef r
  return (s + v1)

f42 :: Int -> IO Int
f42 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r (9 + i1)
    modifyIORef r (+ 4)
  modifyIORef r (+ (x + (x - x)))
  s <- readIORef r
  return (s + (x + (x - x)))

f43 :: Int -> IO Int
f43 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((i1 * 9) + (x + 2))
    modifyIORef r (\s -> i1 + s)
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> (6 * (x * x)) + s)
  s <- readIORef r
  return (s + x)

f44 :: Int -> IO Int
f44 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    v2 <- readIORef r
    v3 <- readIORef r
    modifyIORef r (+ (i1 * 2))
  when (4 > 9) $ do
    modifyIORef r (+ 14)
    modifyIORef r (+ 3)
  modifyIORef r (+ 8)
  s <- readIORef r
  return (s + x)

f45 :: Int -> IO Int
f45 x = do
  r <- newIORef 0
  writeIORef r ((x * 2) + 9)
  writeIORef r (x + (9 + x))
  putStr (show (x - (x - x)))
  s <- readIORef r
  return (s + ((x + x) + x))

f46 :: Int -> Int
f46 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  when (3 > 9) $ do
    modifySTRef r (\s -> ((x * v1) * (v1 * x)) + s)
    modifySTRef r (\s -> ((9 - 6) * (v1 - v1)) + s)
  modifySTRef r (\s -> 1 + s)
  forM_ [1 .. 3] $ \i2 -> do
    v3 <- readSTRef r
    v4 <- readSTRef r
    modifySTRef r (\s -> (v4 - x) + s)
  v5 <- readSTRef r
  s <- readSTRef r
  return (s + (x + (x * 2)))

f47 :: Int -> Int
f47 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + (v1 + (x * v1)))

f48 :: Int -> Int
f48 x = runST $ do
  r <- newSTRef 0
  writeSTRef r x
  when (x > 2) $ do
    modifySTRef r (+ x)
    v1 <- readSTRef r
    modifySTRef r (+ ((v1 - 5) + (v1 + x)))
  s <- readSTRef r
  return (s + (6 * 2))

f49 :: Int -> IO Int
f49 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((4 + x) + x) + s)
  modifyIORef r (\s -> ((5 + x) + x) + s)
  modifyIORef r (\s -> 2 + s)
  s <- readIORef r
  return (s + x)

f50 :: Int -> IO Int
f50 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + 3) + x))
  v1 <- readIORef r
  modifyIORef r (+ (v1 - (x - 8)))
  when (v1 > 5) $ do
    modifyIORef r (+ ((v1 * v1) + v1))
    writeIORef r (v1 - (6 * 8))
  s <- readIORef r
  return (s + ((v1 * v1) + (v1 - 4)))

f51 :: Int -> IO Int
f51 x = do
  r <- newIORef 0
  modifyIORef r (+ ((9 * 5) * 5))
  forM_ [1 .. 1] $ \i1 -> do
    writeIORef r x
    modifyIORef r (+ ((1 * 7) - (i1 - i1)))
  modifyIORef r (+ x)
  modifyIORef r (+ ((8 * x) + x))
  s <- readIORef r
  return (s + (2 + (x + 8)))

f52 :: Int -> IO Int
f52 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x * (6 + x)) + s)
  v1 <- readIORef r
  modifyIORef r (\s -> ((v1 + 3) + (8 + v1)) + s)
  s <- readIORef r
  return (s + (v1 - 4))

f53 :: Int -> IO Int
f53 x = do
  r <- newIORef 0
  when ((5 - (x * x)) > 6) $ do
    writeIORef r ((x * x) - (x - x))
    modifyIORef r (+ (x - (x * x)))
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (+ (2 + (x - x)))
    modifyIORef r (+ (x + (x - 8)))
  s <- readIORef r
  return (s + x)

f54 :: Int -> IO Int
f54 x = do
  r <- newIORef 0
  modifyIORef r (+ (8 + x))
  when (6 > 3) $ do
    modifyIORef r (+ ((x - x) - 7))
    modifyIORef r (+ (6 * (x + x)))
  writeIORef r (x + (x - x))
  modifyIORef r (+ (x * (x - x)))
  s <- readIORef r
  return (s + x)

f55 :: Int -> IO Int
f55 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x - 9) * x) + s)
  modifyIORef r (\s -> (x + x) + s)
  v1 <- readIORef r
  putStr (show v1)
  s <- readIORef r
  return (s + (x * (9 - v1)))

f56 :: Int -> Int
f56 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ ((x - 6) + x))
    writeSTRef r ((4 * x) * (x + i1))
  modifySTRef r (+ (x * (4 + x)))
  modifySTRef r (+ x)
  when (((x * x) + 4) > 4) $ do
    modifySTRef r (+ 2)
    modifySTRef r (+ (x - (8 * 2)))
  modifySTRef r (+ ((x * x) + x))
  s <- readSTRef r
  return (s + (x + (6 * 6)))

f57 :: Int -> IO Int
f57 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r 8
    writeIORef r x
  when (x > 2) $ do
    writeIORef r ((x + 3) * x)
    v2 <- readIORef r
    modifyIORef r (+ ((3 * 2) - v2))
  forM_ [1 .. 4] $ \i3 -> do
    modifyIORef r (+ (x + i3))
    writeIORef r (x * (7 + i3))
  forM_ [1 .. 1] $ \i4 -> do
    v5 <- readIORef r
    writeIORef r (8 * i4)
  when ((x * (9 + x)) > 6) $ do
    writeIORef r x
    writeIORef r 8
  s <- readIORef r
  return (s + (x * (x + x)))

f58 :: Int -> Int
f58 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> ((x - 7) - (9 * x)) + s)
  writeSTRef r ((x - x) + (3 + x))
  s <- readSTRef r
  return (s + (8 + (x - x)))

f59 :: Int -> Int
f59 x = runST $ do
  r <- newSTRef 0
  writeSTRef r 2
  writeSTRef r ((7 - x) - x)
  forM_ [1 .. 4] $ \i1 -> do
    v2 <- readSTRef r
    modifySTRef r (+ ((i1 * v2) * i1))
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + (9 + (5 * x)))

f60 :: Int -> Int
f60 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ v1)
  modifySTRef r (+ (x + (1 + v1)))
  forM_ [1 .. 3] $ \i2 -> do
    writeSTRef r ((v1 - 8) - (v1 - 7))
    modifySTRef r (+ x)
  writeSTRef r v1
  s <- readSTRef r
  return (s + 8)

f61 :: Int -> IO Int
f61 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  putStr (show x)
  modifyIORef r (\s -> ((3 * 7) * (x - 9)) + s)
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (\s -> (x + (x - x)) + s)
    v2 <- readIORef r
    modifyIORef r (\s -> (6 - v2) + s)
  putStr (show (x - (9 + x)))
  s <- readIORef r
  return (s + ((x * x) * x))

f62 :: Int -> IO Int
f62 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - 2))
  when (4 > 7) $ do
    putStr (show x)
    modifyIORef r (+ x)
  putStr (show x)
  when (3 > 5) $ do
    modifyIORef r (+ 1)
    writeIORef r x
  modifyIORef r (+ ((3 - x) * (4 * x)))
  s <- readIORef r
  return (s + (x + 2))

f63 :: Int -> IO Int
f63 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * 9) * (3 - x)))
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((i1 + 3) * (4 * x))
    writeIORef r x
  v2 <- readIORef r
  s <- readIORef r
  return (s + ((2 - x) * x))

f64 :: Int -> IO Int
f64 x = do
  r <- newIORef 0
  writeIORef r (x - (x + 8))
  writeIORef r x
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + ((x + 2) + x))

f65 :: Int -> IO Int
f65 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r (i1 - (x + 6))
    modifyIORef r (+ i1)
  modifyIORef r (+ (4 + (5 + x)))
  forM_ [1 .. 4] $ \i2 -> do
    putStr (show (4 - i2))
    writeIORef r i2
  forM_ [1 .. 1] $ \i3 -> do
    modifyIORef r (+ i3)
    writeIORef r ((x * 8) - (x + i3))
  modifyIORef r (+ (x * (x + x)))
  s <- readIORef r
  return (s + (x - (x * 8)))

f66 :: Int -> IO Int
f66 x = do
  r <- newIORef 0
  when (x > 9) $ do
    modifyIORef r (+ x)
    writeIORef r x
  when ((x * (x * x)) > 3) $ do
    writeIORef r (8 * (x - x))
    modifyIORef r (+ x)
  modifyIORef r (+ ((x - 9) * x))
  when ((x - (2 - x)) > 6) $ do
    writeIORef r (x * x)
    modifyIORef r (+ x)
  s <- readIORef r
  return (s + (7 - (x + x)))

f67 :: Int -> IO Int
f67 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    v2 <- readIORef r
    writeIORef r (i1 * (i1 - v2))
  writeIORef r x
  modifyIORef r (\s -> x + s)
  writeIORef r ((5 + 9) * (1 - x))
  s <- readIORef r
  return (s + (x + x))

f68 :: Int -> Int
f68 x = runST $ do
  r <- newSTRef 0
  writeSTRef r (x - (x - 8))
  modifySTRef r (+ ((x + x) * x))
  modifySTRef r (+ 13)
  when (x > 3) $ do
    writeSTRef r ((5 + x) + (x * x))
    modifySTRef r (+ (x - (x + 6)))
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + v1)

f69 :: Int -> IO Int
f69 x = do
  r <- newIORef 0
  when (x > 1) $ do
    writeIORef r (x + x)
    v1 <- readIORef r
    modifyIORef r (+ ((x + x) - (x * 6)))
  v2 <- readIORef r
  v3 <- readIORef r
  writeIORef r ((6 - v2) + (x - 8))
  s <- readIORef r
  return (s + 9)

f70 :: Int -> IO Int
f70 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x + (2 - 3)) + s)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r i1
    modifyIORef r (\s -> (i1 + (1 * 3)) + s)
  v2 <- readIORef r
  s <- readIORef r
  return (s + (3 + (x - 3)))

f71 :: Int -> Int
f71 x = runST $ do
  r <- newSTRef 0
  when (x > 4) $ do
    writeSTRef r (x * x)
    v1 <- readSTRef r
    modifySTRef r (+ ((3 * 3) + 7))
  forM_ [1 .. 3] $ \i2 -> do
    modifySTRef r (+ x)
    v3 <- readSTRef r
    modifySTRef r (+ (3 + (x * 1)))
  modifySTRef r (+ ((x * x) * 4))
  modifySTRef r (+ 2)
  when (((x * x) - 4) > 9) $ do
    modifySTRef r (+ x)
    v4 <- readSTRef r
    modifySTRef r (+ x)
  s <- readSTRef r
  return (s + x)

f72 :: Int -> Int
f72 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ x)
    writeSTRef r ((x * i1) + (i1 * 4))
  forM_ [1 .. 1] $ \i2 -> do
    writeSTRef r (x - 1)
    writeSTRef r (x - (x * 8))
  forM_ [1 .. 1] $ \i3 -> do
    writeSTRef r ((x + 3) + x)
    writeSTRef r ((x * i3) + (5 + x))
  when (9 > 9) $ do
    writeSTRef r x
    writeSTRef r x
  s <- readSTRef r
  return (s + ((x * x) - (x - 2)))

f73 :: Int -> IO Int
f73 x = do
  r <- newIORef 0
  writeIORef r (8 - (x * 1))
  modifyIORef r (\s -> 1 + s)
  v1 <- readIORef r
  modifyIORef r (\s -> (v1 - v1) + s)
  s <- readIORef r
  return (s + (x + (8 + x)))

f74 :: Int -> IO Int
f74 x = do
  r <- newIORef 0
  modifyIORef r (+ ((11 + x) - (x * x)))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + (x + (6 + 4)))

f75 :: Int -> IO Int
f75 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (+ (6 + (x * x)))
  s <- readIORef r
  return (s + x)

f76 :: Int -> IO Int
f76 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x - x) * x) + s)
  modifyIORef r (\s -> ((6 + x) + (x * x)) + s)
  writeIORef r ((x + x) + 3)
  modifyIORef r (\s -> x + s)
  v1 <- readIORef r
  s <- readIORef r
  return (s + ((v1 + v1) + (6 + v1)))

f77 :: Int -> IO Int
f77 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    putStr (show ((i1 + 2) - 2))
    writeIORef r (x * i1)
  v2 <- readIORef r
  modifyIORef r (+ ((v2 + v2) + x))
  writeIORef r ((x * 9) - x)
  when (((11 + x) + v2) > 3) $ do
    modifyIORef r (+ (9 * (x + x)))
    v3 <- readIORef r
    modifyIORef r (+ v3)
  s <- readIORef r
  return (s + ((v2 - x) + (x + x)))

f78 :: Int -> IO Int
f78 x = do
  r <- newIORef 0
  modifyIORef r (+ (5 + (x * x)))
  when ((1 + x) > 1) $ do
    writeIORef r (x * x)
    writeIORef r ((x * x) + (x - 1))
  s <- readIORef r
  return (s + ((x + 5) + (4 + x)))

f79 :: Int -> IO Int
f79 x = do
  r <- newIORef 0
  putStr (show (x + (x - x)))
  modifyIORef r (\s -> (9 * 1) + s)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((i1 + 7) - x)
    v2 <- readIORef r
    modifyIORef r (\s -> 9 + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + 4)

f80 :: Int -> Int
f80 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ x)
    modifySTRef r (+ (i1 + x))
  modifySTRef r (+ ((x + x) * x))
  s <- readSTRef r
  return (s + (9 - (x - x)))

f81 :: Int -> IO Int
f81 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r ((x + x) - x)
  writeIORef r (9 - (8 + v1))
  writeIORef r v1
  s <- readIORef r
  return (s + v1)

f82 :: Int -> Int
f82 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> (x - (x * x)) + s)
  forM_ [1 .. 1] $ \i1 -> do
    modifySTRef r (\s -> i1 + s)
    modifySTRef r (\s -> x + s)
  writeSTRef r x
  v2 <- readSTRef r
  forM_ [1 .. 3] $ \i3 -> do
    writeSTRef r v2
    modifySTRef r (\s -> 8 + s)
  s <- readSTRef r
  return (s + ((v2 - x) - x))

f83 :: Int -> IO Int
f83 x = do
  r <- newIORef 0
  when ((3 - (x + x)) > 9) $ do
    writeIORef r x
    v1 <- readIORef r
    modifyIORef r (+ (x + (v1 * x)))
  writeIORef r ((x * x) - x)
  s <- readIORef r
  return (s + (x * (7 + x)))

f84 :: Int -> IO Int
f84 x = do
  r <- newIORef 0
  putStr (show (4 + x))
  putStr (show ((x * x) * (x + x)))
  s <- readIORef r
  return (s + x)

f85 :: Int -> IO Int
f85 x = do
  r <- newIORef 0
  putStr (show ((x * x) * (x + x)))
  modifyIORef r (\s -> 1 + s)
  writeIORef r (x - x)
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + (7 + (x - x)))

f86 :: Int -> Int
f86 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ ((4 - 5) + (v1 * 6)))
  modifySTRef r (+ v1)
  writeSTRef r ((x * v1) + (v1 - x))
  s <- readSTRef r
  return (s + ((v1 - v1) + (11 - x)))

f87 :: Int -> Int
f87 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r (x * i1)
    modifySTRef r (+ 2)
  modifySTRef r (+ (8 * x))
  s <- readSTRef r
  return (s + (2 + (x * x)))

f88 :: Int -> Int
f88 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((x * i1) - i1)
    writeSTRef r i1
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + x)

f89 :: Int -> Int
f89 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ v1)
  s <- readSTRef r
  return (s + (x - (x - x)))

f90 :: Int -> IO Int
f90 x = do
  r <- newIORef 0
  modifyIORef r (+ (7 - (x + 5)))
  v1 <- readIORef r
  when ((x + (8 + v1)) > 6) $ do
    writeIORef r 5
    writeIORef r (x - (x + 4))
  s <- readIORef r
  return (s + ((v1 + x) - x))

f91 :: Int -> IO Int
f91 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((3 * x) * x) + s)
  forM_ [1 .. 1] $ \i1 -> do
    v2 <- readIORef r
    writeIORef r (4 + 7)
  s <- readIORef r
  return (s + ((x + x) * (3 + 2)))

f92 :: Int -> Int
f92 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + (v1 - 9))

f93 :: Int -> Int
f93 x = runST $ do
  r <- newSTRef 0
  writeSTRef r (x - (x - 8))
  when (((x + x) + (x - 4)) > 2) $ do
    writeSTRef r (x * 1)
    writeSTRef r x
  s <- readSTRef r
  return (s + (6 * 1))

f94 :: Int -> IO Int
f94 x = do
  r <- newIORef 0
  modifyIORef r (\s -> 1 + s)
  modifyIORef r (\s -> ((x * 7) + x) + s)
  modifyIORef r (\s -> ((x + x) - 2) + s)
  v1 <- readIORef r
  v2 <- readIORef r
  s <- readIORef r
  return (s + ((x + v2) - x))

f95 :: Int -> Int
f95 x = runST $ do
  r <- newSTRef 0
  when (((3 * x) + (x + x)) > 2) $ do
    v1 <- readSTRef r
    writeSTRef r ((x + 1) - v1)
  forM_ [1 .. 3] $ \i2 -> do
    writeSTRef r ((i2 - i2) - i2)
    writeSTRef r x
  modifySTRef r (+ ((x - x) - x))
  v3 <- readSTRef r
  when ((v3 - (v3 + v3)) > 8) $ do
    modifySTRef r (+ (13 * x))
    v4 <- readSTRef r
    modifySTRef r (+ v4)
  s <- readSTRef r
  return (s + v3)

f96 :: Int -> IO Int
f96 x = do
  r <- newIORef 0
  when (((x + x) * (x - x)) > 4) $ do
    modifyIORef r (+ ((x + x) * x))
    writeIORef r x
  putStr (show x)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r 7
    writeIORef r ((i1 - x) - 7)
  modifyIORef r (+ x)
  modifyIORef r (+ (5 + (x * x)))
  s <- readIORef r
  return (s + x)

f97 :: Int -> IO Int
f97 x = do
  r <- newIORef 0
  when ((x + 1) > 7) $ do
    modifyIORef r (\s -> ((x + x) - (4 * x)) + s)
    writeIORef r ((3 - x) * (x - x))
  when (x > 2) $ do
    writeIORef r ((x + x) + x)
    v1 <- readIORef r
    modifyIORef r (\s -> (x * (x * x)) + s)
  forM_ [1 .. 1] $ \i2 -> do
    v3 <- readIORef r
    modifyIORef r (\s -> x + s)
  when (x > 9) $ do
    v4 <- readIORef r
    v5 <- readIORef r
    modifyIORef r (\s -> v4 + s)
  s <- readIORef r
  return (s + x)

f98 :: Int -> IO Int
f98 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (+ x)
  writeIORef r 4
  modifyIORef r (+ ((x * 3) + (x * x)))
  modifyIORef r (+ 2)
  s <- readIORef r
  return (s + (x * (x - 1)))

f99 :: Int -> Int
f99 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((i1 + 2) + x)
    writeSTRef r ((x + x) * (x + x))
  writeSTRef r (x + x)
  s <- readSTRef r
  return (s + ((x + x) - (x * x)))

f100 :: Int -> IO Int
f100 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (\s -> ((7 + 3) - (i1 + x)) + s)
    modifyIORef r (\s -> 9 + s)
  v2 <- readIORef r
  s <- readIORef r
  return (s + 1)

f101 :: Int -> IO Int
f101 x = do
  r <- newIORef 0
  when ((x + 4) > 5) $ do
    writeIORef r (3 + x)
    modifyIORef r (+ x)
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (+ (3 * i1))
    writeIORef r (7 * i1)
  forM_ [1 .. 3] $ \i2 -> do
    modifyIORef r (+ ((i2 + 8) + (i2 + x)))
    modifyIORef r (+ (3 + 8))
  modifyIORef r (+ (x + (5 - x)))
  s <- readIORef r
  return (s + x)

f102 :: Int -> IO Int
f102 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (1 * 9)))
  v1 <- readIORef r
  s <- readIORef r
  return (s + v1)

f103 :: Int -> IO Int
f103 x = do
  r <- newIORef 0
  when (((4 + x) + (x - x)) > 7) $ do
    modifyIORef r (\s -> x + s)
    writeIORef r ((x * x) * (x + x))
  modifyIORef r (\s -> 6 + s)
  modifyIORef r (\s -> ((x * 8) + 2) + s)
  s <- readIORef r
  return (s + (x - (x + x)))

f104 :: Int -> Int
f104 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x * x) * (7 + x)))
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ (i1 * x))
    writeSTRef r 2
  writeSTRef r (x - (x * x))
  when (x > 6) $ do
    v2 <- readSTRef r
    modifySTRef r (+ v2)
  v3 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f105 :: Int -> IO Int
f105 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ (x - 3))
  when (9 > 1) $ do
    modifyIORef r (+ ((x + 8) - (x + 5)))
    modifyIORef r (+ ((x + 6) + x))
  s <- readIORef r
  return (s + ((9 - x) * (x + x)))

f106 :: Int -> Int
f106 x = runST $ do
  r <- newSTRef 0
  writeSTRef r x
  when (((3 + 4) + (3 - x)) > 7) $ do
    modifySTRef r (\s -> (x + x) + s)
    writeSTRef r 6
  writeSTRef r (x - 7)
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + ((x - v1) * (7 + 1)))

f107 :: Int -> Int
f107 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (5 * x))
  when (((x * 3) + 6) > 7) $ do
    modifySTRef r (+ x)
    v1 <- readSTRef r
    modifySTRef r (+ (9 - x))
  s <- readSTRef r
  return (s + x)

f108 :: Int -> IO Int
f108 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  writeIORef r x
  modifyIORef r (+ (7 + 4))
  forM_ [1 .. 4] $ \i3 -> do
    writeIORef r ((v2 * x) * 3)
    v4 <- readIORef r
    modifyIORef r (+ ((1 * 6) + (v1 * 8)))
  s <- readIORef r
  return (s + 2)

f109 :: Int -> IO Int
f109 x = do
  r <- newIORef 0
  when (x > 9) $ do
    v1 <- readIORef r
    writeIORef r v1
  v2 <- readIORef r
  v3 <- readIORef r
  s <- readIORef r
  return (s + (v3 - (7 + 3)))

f110 :: Int -> IO Int
f110 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * x) - (x - 9)))
  modifyIORef r (+ (8 + (8 * x)))
  s <- readIORef r
  return (s + ((x - x) - x))

f111 :: Int -> IO Int
f111 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ x)
  v1 <- readIORef r
  modifyIORef r (+ ((v1 + x) + (x * 6)))
  modifyIORef r (+ 3)
  s <- readIORef r
  return (s + ((x + v1) * (x - v1)))

f112 :: Int -> IO Int
f112 x = do
  r <- newIORef 0
  putStr (show x)
  when (x > 1) $ do
    writeIORef r (1 - x)
    putStr (show (x - x))
  v1 <- readIORef r
  writeIORef r (v1 + v1)
  v2 <- readIORef r
  s <- readIORef r
  return (s + x)

f113 :: Int -> IO Int
f113 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (+ i1)
    v2 <- readIORef r
    modifyIORef r (+ x)
  modifyIORef r (+ ((x - x) - (x - 4)))
  forM_ [1 .. 4] $ \i3 -> do
    writeIORef r ((i3 + i3) + (i3 - 6))
    writeIORef r i3
  modifyIORef r (+ 9)
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + ((x * x) - (x * x)))

f114 :: Int -> Int
f114 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x - 7) - (x * 3)))
  v1 <- readSTRef r
  forM_ [1 .. 3] $ \i2 -> do
    writeSTRef r x
    modifySTRef r (+ (7 * (5 + v1)))
  forM_ [1 .. 1] $ \i3 -> do
    writeSTRef r x
    writeSTRef r (5 * (2 * x))
  s <- readSTRef r
  return (s + ((x * v1) + (v1 - 8)))

f115 :: Int -> IO Int
f115 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> 8 + s)
  s <- readIORef r
  return (s + ((x * x) - (2 - x)))

f116 :: Int -> IO Int
f116 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ x)
  forM_ [1 .. 3] $ \i1 -> do
    v2 <- readIORef r
    modifyIORef r (+ 8)
  modifyIORef r (+ ((x - 2) * (x + x)))
  writeIORef r x
  s <- readIORef r
  return (s + ((8 + x) - x))

f117 :: Int -> IO Int
f117 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ v1)
  v2 <- readIORef r
  s <- readIORef r
  return (s + ((v2 * v2) - (5 - x)))

f118 :: Int -> IO Int
f118 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (\s -> x + s)
  writeIORef r x
  writeIORef r x
  s <- readIORef r
  return (s + ((3 - x) * (x + x)))

f119 :: Int -> IO Int
f119 x = do
  r <- newIORef 0
  modifyIORef r (+ 9)
  when (8 > 3) $ do
    modifyIORef r (+ 11)
    writeIORef r (5 + (5 + x))
  s <- readIORef r
  return (s + x)

f120 :: Int -> IO Int
f120 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (1 + 1)))
  writeIORef r x
  when ((x - (x * x)) > 4) $ do
    putStr (show (6 + 7))
    putStr (show x)
  s <- readIORef r
  return (s + x)

f121 :: Int -> IO Int
f121 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x - x) + (x * x)) + s)
  putStr (show ((x * x) - x))
  writeIORef r (5 * (x * x))
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r (i1 - (x * 2))
    writeIORef r i1
  putStr (show x)
  s <- readIORef r
  return (s + ((x - 4) * (6 + 7)))

f122 :: Int -> IO Int
f122 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (+ ((3 * 9) * (x + i1)))
    putStr (show x)
  modifyIORef r (+ ((x * x) * x))
  writeIORef r (x - (3 - x))
  modifyIORef r (+ x)
  writeIORef r x
  s <- readIORef r
  return (s + x)

f123 :: Int -> Int
f123 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x * 4) + x))
  v1 <- readSTRef r
  modifySTRef r (+ ((x - 7) * v1))
  modifySTRef r (+ v1)
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + (v1 * (v1 - x)))

f124 :: Int -> Int
f124 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  when (((7 * x) + (5 * x)) > 7) $ do
    writeSTRef r x
    writeSTRef r x
  s <- readSTRef r
  return (s + x)

f125 :: Int -> IO Int
f125 x = do
  r <- newIORef 0
  modifyIORef r (+ 7)
  modifyIORef r (+ x)
  modifyIORef r (+ ((9 * 7) + (x * x)))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + 7)

f126 :: Int -> IO Int
f126 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (+ (x - 2))
  s <- readIORef r
  return (s + 3)

f127 :: Int -> Int
f127 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  when (x > 3) $ do
    modifySTRef r (\s -> ((v1 + x) * x) + s)
    writeSTRef r x
  s <- readSTRef r
  return (s + (v1 - 5))

f128 :: Int -> IO Int
f128 x = do
  r <- newIORef 0
  when ((2 * (x * x)) > 6) $ do
    v1 <- readIORef r
    modifyIORef r (+ 5)
  putStr (show (x - x))
  v2 <- readIORef r
  modifyIORef r (+ x)
  modifyIORef r (+ ((x - x) - (v2 + v2)))
  s <- readIORef r
  return (s + ((8 - v2) - 3))

f129 :: Int -> IO Int
f129 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + x) - (x - x)))
  writeIORef r (x * (x + x))
  when (x > 6) $ do
    modifyIORef r (+ 4)
    modifyIORef r (+ ((x * x) + (x + x)))
  s <- readIORef r
  return (s + ((9 - 9) * (9 * x)))

f130 :: Int -> IO Int
f130 x = do
  r <- newIORef 0
  putStr (show ((8 - x) * x))
  v1 <- readIORef r
  s <- readIORef r
  return (s + (x * (4 - 8)))

f131 :: Int -> Int
f131 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + v1)

f132 :: Int -> IO Int
f132 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (+ ((x - 1) - x))
  putStr (show (4 - (x + 3)))
  v1 <- readIORef r
  modifyIORef r (+ (v1 - v1))
  s <- readIORef r
  return (s + v1)

f133 :: Int -> IO Int
f133 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x * x) + x) + s)
  writeIORef r x
  s <- readIORef r
  return (s + (x * x))

f134 :: Int -> Int
f134 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ ((13 * x) - (x - x)))
  when (((x * 5) - (x - 9)) > 9) $ do
    writeSTRef r ((x - 5) + (x + x))
    modifySTRef r (+ ((x - x) - x))
  modifySTRef r (+ (x * (8 - x)))
  forM_ [1 .. 2] $ \i1 -> do
    modifySTRef r (+ i1)
    writeSTRef r 9
  s <- readSTRef r
  return (s + 3)

f135 :: Int -> Int
f135 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x + x) + (x - 2)))
  v1 <- readSTRef r
  writeSTRef r v1
  forM_ [1 .. 2] $ \i2 -> do
    writeSTRef r 1
    v3 <- readSTRef r
    modifySTRef r (+ v1)
  forM_ [1 .. 3] $ \i4 -> do
    modifySTRef r (+ (i4 - 3))
    writeSTRef r v1
  s <- readSTRef r
  return (s + (v1 + v1))

f136 :: Int -> IO Int
f136 x = do
  r <- newIORef 0
  writeIORef r (x * (x + x))
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r x
    v2 <- readIORef r
    modifyIORef r (\s -> 8 + s)
  modifyIORef r (\s -> ((4 * 5) * (x - x)) + s)
  s <- readIORef r
  return (s + x)

f137 :: Int -> IO Int
f137 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r (4 - (9 - i1))
    modifyIORef r (+ 6)
  forM_ [1 .. 2] $ \i2 -> do
    writeIORef r ((1 - x) - (i2 + i2))
    modifyIORef r (+ ((i2 - i2) - x))
  s <- readIORef r
  return (s + 6)

f138 :: Int -> IO Int
f138 x = do
  r <- newIORef 0
  when ((x - x) > 6) $ do
    modifyIORef r (+ ((x * x) - (x + x)))
    v1 <- readIORef r
    modifyIORef r (+ x)
  v2 <- readIORef r
  s <- readIORef r
  return (s + x)

f139 :: Int -> IO Int
f139 x = do
  r <- newIORef 0
  writeIORef r x
  v1 <- readIORef r
  writeIORef r ((x * v1) * (v1 * x))
  writeIORef r ((v1 - v1) - (6 * x))
  s <- readIORef r
  return (s + (x - x))

f140 :: Int -> Int
f140 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((5 - x) + (x + x)))
  modifySTRef r (+ ((x * x) - (x * x)))
  s <- readSTRef r
  return (s + (x * (x * x)))

f141 :: Int -> IO Int
f141 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (+ i1)
    writeIORef r ((6 + i1) * (i1 + x))
  when ((x + (x - x)) > 1) $ do
    modifyIORef r (+ ((8 * x) * (x * x)))
    writeIORef r 4
  v2 <- readIORef r
  s <- readIORef r
  return (s + v2)

f142 :: Int -> IO Int
f142 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> ((v1 - x) + 3) + s)
  s <- readIORef r
  return (s + ((x * 3) - (1 - v1)))

f143 :: Int -> IO Int
f143 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ v1)
  modifyIORef r (+ (v1 + x))
  modifyIORef r (+ ((7 + 4) * (v1 + v1)))
  when (((x * x) * (v1 + 12)) > 2) $ do
    writeIORef r v1
    modifyIORef r (+ (2 + x))
  s <- readIORef r
  return (s + x)

f144 :: Int -> IO Int
f144 x = do
  r <- newIORef 0
  writeIORef r ((x + x) - (x * 6))
  v1 <- readIORef r
  v2 <- readIORef r
  modifyIORef r (+ v1)
  s <- readIORef r
  return (s + ((v2 * v2) * (x - v1)))

f145 :: Int -> IO Int
f145 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  when ((9 * (x - x)) > 1) $ do
    putStr (show ((x * 2) * 1))
    writeIORef r ((x * 4) - 7)
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (\s -> ((2 - x) - (4 - 4)) + s)
    modifyIORef r (\s -> x + s)
  forM_ [1 .. 4] $ \i2 -> do
    putStr (show (7 - (i2 + i2)))
    modifyIORef r (\s -> ((x - x) - i2) + s)
  s <- readIORef r
  return (s + 7)

f146 :: Int -> IO Int
f146 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r i1
    modifyIORef r (+ ((4 - i1) * x))
  modifyIORef r (+ (x - 6))
  when (x > 8) $ do
    v2 <- readIORef r
    v3 <- readIORef r
    modifyIORef r (+ ((v3 * v3) * (v3 + 3)))
  writeIORef r ((x * x) * (x * x))
  modifyIORef r (+ (x + x))
  s <- readIORef r
  return (s + (x + (x * 7)))

f147 :: Int -> IO Int
f147 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r i1
    writeIORef r (1 - (9 - x))
  writeIORef r ((2 - x) * x)
  s <- readIORef r
  return (s + (x * 2))

f148 :: Int -> IO Int
f148 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> ((x * 6) + (5 - v1)) + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + (x + 4))

f149 :: Int -> Int
f149 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((5 * 7) + (x + 6))
    v2 <- readSTRef r
    modifySTRef r (+ (1 + v2))
  when (((x - x) + (x + x)) > 5) $ do
    writeSTRef r (x * (x * 7))
    writeSTRef r x
  forM_ [1 .. 3] $ \i3 -> do
    modifySTRef r (+ i3)
    v4 <- readSTRef r
    modifySTRef r (+ i3)
  v5 <- readSTRef r
  s <- readSTRef r
  return (s + ((x - v5) * 6))

f150 :: Int -> Int
f150 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ x)
  v2 <- readSTRef r
  modifySTRef r (+ (v2 + (v2 - v1)))
  modifySTRef r (+ ((x + v2) - x))
  s <- readSTRef r
  return (s + ((5 + v2) + (v1 + 9)))

f151 :: Int -> IO Int
f151 x = do
  r <- newIORef 0
  when (4 > 7) $ do
    modifyIORef r (\s -> ((x - x) + (2 - x)) + s)
    writeIORef r ((3 + x) * 4)
  modifyIORef r (\s -> (x * (x - x)) + s)
  s <- readIORef r
  return (s + ((x - x) * x))

f152 :: Int -> Int
f152 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ ((v1 + 2) - (4 - v1)))
  modifySTRef r (+ ((x - 11) * (x - 4)))
  s <- readSTRef r
  return (s + x)

f153 :: Int -> IO Int
f153 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ ((x - i1) + (x * x)))
    modifyIORef r (+ (2 - (x * x)))
  modifyIORef r (+ (x + x))
  when (((1 + 7) - (x - 1)) > 2) $ do
    writeIORef r (x - 7)
    writeIORef r ((x * x) * (x - x))
  writeIORef r (x + x)
  s <- readIORef r
  return (s + (x * x))

f154 :: Int -> IO Int
f154 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (\s -> ((2 + i1) + i1) + s)
    writeIORef r 1
  when ((x * x) > 8) $ do
    writeIORef r ((5 - 5) - (x + 9))
    v2 <- readIORef r
    modifyIORef r (\s -> ((v2 - 2) + (v2 - v2)) + s)
  forM_ [1 .. 3] $ \i3 -> do
    writeIORef r ((x - x) + (x + 4))
    v4 <- readIORef r
    modifyIORef r (\s -> v4 + s)
  s <- readIORef r
  return (s + ((x - x) + 5))

f155 :: Int -> IO Int
f155 x = do
  r <- newIORef 0
  modifyIORef r (+ 9)
  modifyIORef r (+ x)
  v1 <- readIORef r
  writeIORef r ((x + x) * (x + 9))
  modifyIORef r (+ ((1 - x) * (v1 + 9)))
  s <- readIORef r
  return (s + ((x + x) + (x * x)))

f156 :: Int -> Int
f156 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifySTRef r (+ x)
    modifySTRef r (+ ((x + 2) - x))
  when (((8 + x) * x) > 1) $ do
    writeSTRef r x
    modifySTRef r (+ ((x + x) - (x + 8)))
  modifySTRef r (+ x)
  writeSTRef r (x - (x - x))
  writeSTRef r ((x - x) * (x + x))
  s <- readSTRef r
  return (s + 2)

f157 :: Int -> IO Int
f157 x = do
  r <- newIORef 0
  when (4 > 8) $ do
    v1 <- readIORef r
    writeIORef r ((x + x) * (4 * x))
  forM_ [1 .. 4] $ \i2 -> do
    v3 <- readIORef r
    modifyIORef r (\s -> (v3 - v3) + s)
  writeIORef r x
  when (1 > 2) $ do
    modifyIORef r (\s -> x + s)
    writeIORef r ((x * x) - x)
  s <- readIORef r
  return (s + x)

f158 :: Int -> IO Int
f158 x = do
  r <- newIORef 0
  modifyIORef r (+ (x * 7))
  putStr (show ((x + x) - 12))
  s <- readIORef r
  return (s + ((x + x) + x))

f159 :: Int -> IO Int
f159 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + 2) + x))
  v1 <- readIORef r
  writeIORef r ((x * v1) * (x + 9))
  modifyIORef r (+ v1)
  s <- readIORef r
  return (s + x)

f160 :: Int -> IO Int
f160 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> (x * (x - 7)) + s)
  v1 <- readIORef r
  writeIORef r (v1 + (7 + v1))
  writeIORef r (x - 1)
  s <- readIORef r
  return (s + v1)

f161 :: Int -> IO Int
f161 x = do
  r <- newIORef 0
  writeIORef r x
  v1 <- readIORef r
  forM_ [1 .. 4] $ \i2 -> do
    putStr (show (10 - (5 * 5)))
    modifyIORef r (+ ((6 - 7) + (v1 - i2)))
  s <- readIORef r
  return (s + x)

f162 :: Int -> IO Int
f162 x = do
  r <- newIORef 0
  writeIORef r (x + x)
  writeIORef r x
  writeIORef r ((x + x) * x)
  s <- readIORef r
  return (s + x)

f163 :: Int -> IO Int
f163 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  writeIORef r 5
  v1 <- readIORef r
  modifyIORef r (\s -> 9 + s)
  s <- readIORef r
  return (s + x)

f164 :: Int -> IO Int
f164 x = do
  r <- newIORef 0
  when (((x - 7) * (x * x)) > 3) $ do
    writeIORef r x
    writeIORef r (x - (11 - x))
  v1 <- readIORef r
  modifyIORef r (+ x)
  writeIORef r ((v1 + v1) * (x - v1))
  s <- readIORef r
  return (s + ((x - v1) + (5 * v1)))

f165 :: Int -> IO Int
f165 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (x + 8)))
  modifyIORef r (+ 8)
  v1 <- readIORef r
  v2 <- readIORef r
  s <- readIORef r
  return (s + (v1 - (7 + x)))

f166 :: Int -> IO Int
f166 x = do
  r <- newIORef 0
  when ((4 - x) > 4) $ do
    v1 <- readIORef r
    writeIORef r (v1 * 5)
  forM_ [1 .. 2] $ \i2 -> do
    modifyIORef r (\s -> ((6 * x) + (8 * i2)) + s)
    writeIORef r ((5 * x) * (2 * x))
  s <- readIORef r
  return (s + 1)

f167 :: Int -> Int
f167 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ (x - x))
    writeSTRef r ((x - 5) * x)
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + (x * (x * 1)))

f168 :: Int -> Int
f168 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (8 * (x * x)))
  writeSTRef r ((x - x) - (x - x))
  v1 <- readSTRef r
  modifySTRef r (+ (7 + 4))
  modifySTRef r (+ v1)
  s <- readSTRef r
  return (s + (x + (x - 3)))

f169 :: Int -> IO Int
f169 x = do
  r <- newIORef 0
  modifyIORef r (\s -> 5 + s)
  modifyIORef r (\s -> x + s)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((x * i1) + (i1 - x))
    writeIORef r 7
  s <- readIORef r
  return (s + ((x * 3) - (x + 3)))

f170 :: Int -> Int
f170 x = runST $ do
  r <- newSTRef 0
  when (((x + x) - 8) > 1) $ do
    modifySTRef r (+ 4)
    modifySTRef r (+ ((x - x) + (x * 3)))
  modifySTRef r (+ (x - (6 - 8)))
  modifySTRef r (+ ((x * x) - (x + x)))
  v1 <- readSTRef r
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + 9)

f171 :: Int -> Int
f171 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x - 6) + (x + x)))
  modifySTRef r (+ x)
  modifySTRef r (+ (x - (7 + x)))
  s <- readSTRef r
  return (s + x)

f172 :: Int -> Int
f172 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (\s -> ((v1 + v1) + v1) + s)
  s <- readSTRef r
  return (s + v1)

f173 :: Int -> Int
f173 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ 9)
  when (1 > 5) $ do
    modifySTRef r (+ ((1 + x) + (x - x)))
    modifySTRef r (+ x)
  v1 <- readSTRef r
  modifySTRef r (+ (v1 * (x * 8)))
  when (((x - x) + (x + x)) > 7) $ do
    writeSTRef r (9 - (x - 9))
    writeSTRef r v1
  s <- readSTRef r
  return (s + (6 - (2 + 1)))

f174 :: Int -> IO Int
f174 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r ((6 - x) * (x + v1))
  when ((9 * (x - v1)) > 5) $ do
    v2 <- readIORef r
    modifyIORef r (+ v1)
  s <- readIORef r
  return (s + (v1 - (v1 + v1)))

f175 :: Int -> Int
f175 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeSTRef r ((x - 2) - (i1 * x))
    modifySTRef r (\s -> ((x - x) * x) + s)
  forM_ [1 .. 2] $ \i2 -> do
    modifySTRef r (\s -> 7 + s)
    writeSTRef r (i2 + i2)
  modifySTRef r (\s -> (x + (x + x)) + s)
  writeSTRef r x
  modifySTRef r (\s -> ((x + x) - (8 * x)) + s)
  s <- readSTRef r
  return (s + ((5 + 6) - x))

f176 :: Int -> IO Int
f176 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r v1
  s <- readIORef r
  return (s + ((x + 9) - x))

f177 :: Int -> IO Int
f177 x = do
  r <- newIORef 0
  modifyIORef r (+ ((4 + x) * (x * x)))
  modifyIORef r (+ ((5 + 4) + x))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + 3)

f178 :: Int -> IO Int
f178 x = do
  r <- newIORef 0
  when ((2 * (x + x)) > 9) $ do
    writeIORef r ((x * x) + (x - x))
    writeIORef r ((4 + x) + (4 - 9))
  modifyIORef r (\s -> (x * (x * x)) + s)
  s <- readIORef r
  return (s + ((x + x) + (1 * x)))

f179 :: Int -> IO Int
f179 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ ((v1 + x) - (v1 + 2)))
  modifyIORef r (+ ((5 - v1) + (x - v1)))
  writeIORef r ((v1 + v1) + (v1 + x))
  s <- readIORef r
  return (s + (x * (x + v1)))

f180 :: Int -> IO Int
f180 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ x)
  modifyIORef r (+ (x - x))
  s <- readIORef r
  return (s + v1)

f181 :: Int -> IO Int
f181 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> ((x - x) * (1 + x)) + s)
  v2 <- readIORef r
  s <- readIORef r
  return (s + ((x - x) - x))

f182 :: Int -> IO Int
f182 x = do
  r <- newIORef 0
  when (((x * x) - x) > 5) $ do
    writeIORef r x
    modifyIORef r (+ ((x + 4) + (x + x)))
  modifyIORef r (+ x)
  putStr (show (x * (x - x)))
  s <- readIORef r
  return (s + ((x * x) * x))

f183 :: Int -> Int
f183 x = runST $ do
  r <- newSTRef 0
  writeSTRef r ((x + 8) * 1)
  when (((3 + x) + (x * x)) > 3) $ do
    writeSTRef r x
    writeSTRef r (x - (x * 4))
  modifySTRef r (+ ((x - x) + 6))
  modifySTRef r (+ x)
  when (x > 6) $ do
    v1 <- readSTRef r
    writeSTRef r ((v1 + x) + (x - 8))
  s <- readSTRef r
  return (s + 1)

f184 :: Int -> Int
f184 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (\s -> ((x + x) * x) + s)
  writeSTRef r x
  writeSTRef r 9
  s <- readSTRef r
  return (s + (v1 + (x + v1)))

f185 :: Int -> Int
f185 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ (x + (6 * x)))
  modifySTRef r (+ (x + (x - x)))
  modifySTRef r (+ ((x - 9) - x))
  s <- readSTRef r
  return (s + ((x + x) * 2))

f186 :: Int -> Int
f186 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ ((x + x) - 7))
  s <- readSTRef r
  return (s + (7 - x))

f187 :: Int -> IO Int
f187 x = do
  r <- newIORef 0
  putStr (show (x * (x + 5)))
  writeIORef r ((x + x) + (x + 4))
  modifyIORef r (\s -> x + s)
  writeIORef r x
  s <- readIORef r
  return (s + x)

f188 :: Int -> IO Int
f188 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ ((v1 + v1) + 9))
  writeIORef r v1
  modifyIORef r (+ ((4 * v1) - (x + x)))
  v2 <- readIORef r
  s <- readIORef r
  return (s + (11 - 3))

f189 :: Int -> IO Int
f189 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r x
    modifyIORef r (+ i1)
  putStr (show ((5 + x) + (x + 7)))
  v2 <- readIORef r
  writeIORef r ((x * v2) - v2)
  when (2 > 7) $ do
    writeIORef r x
    writeIORef r 8
  s <- readIORef r
  return (s + ((v2 + v2) + (v2 * 1)))

f190 :: Int -> Int
f190 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r 9
    writeSTRef r x
  modifySTRef r (\s -> (x + x) + s)
  writeSTRef r ((x - x) - (x - x))
  writeSTRef r (x * x)
  modifySTRef r (\s -> ((x * x) * (x - x)) + s)
  s <- readSTRef r
  return (s + x)

f191 :: Int -> Int
f191 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ ((x + x) * (x + 8)))
  s <- readSTRef r
  return (s + x)

f192 :: Int -> IO Int
f192 x = do
  r <- newIORef 0
  when (x > 5) $ do
    v1 <- readIORef r
    putStr (show 1)
  putStr (show (1 * (7 - x)))
  putStr (show ((x + x) + (3 * 8)))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + (x * (6 - 6)))

f193 :: Int -> IO Int
f193 x = do
  r <- newIORef 0
  modifyIORef r (\s -> 8 + s)
  v1 <- readIORef r
  v2 <- readIORef r
  s <- readIORef r
  return (s + 1)

f194 :: Int -> IO Int
f194 x = do
  r <- newIORef 0
  when (x > 8) $ do
    writeIORef r ((x * x) * 4)
    v1 <- readIORef r
    modifyIORef r (+ ((x * v1) - (2 * x)))
  modifyIORef r (+ (1 - (x * 1)))
  modifyIORef r (+ ((x * x) * (2 + 6)))
  s <- readIORef r
  return (s + x)

f195 :: Int -> Int
f195 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x + x) * (x * 4)))
  modifySTRef r (+ 1)
  modifySTRef r (+ ((x + x) * x))
  writeSTRef r ((x * x) + x)
  s <- readSTRef r
  return (s + x)

f196 :: Int -> IO Int
f196 x = do
  r <- newIORef 0
  when (x > 7) $ do
    writeIORef r (x - (x + x))
    writeIORef r (x + (x + x))
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r (x - i1)
    writeIORef r (i1 + (x + x))
  when (8 > 3) $ do
    modifyIORef r (\s -> (x * (1 * x)) + s)
    writeIORef r 1
  v2 <- readIORef r
  s <- readIORef r
  return (s + v2)

f197 :: Int -> IO Int
f197 x = do
  r <- newIORef 0
  writeIORef r x
  writeIORef r 6
  writeIORef r ((x + x) * (x * 7))
  s <- readIORef r
  return (s + (x * (9 + 14)))

f198 :: Int -> IO Int
f198 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  forM_ [1 .. 4] $ \i3 -> do
    v4 <- readIORef r
    modifyIORef r (+ ((v2 + v2) * (v2 - i3)))
  writeIORef r ((x + 4) + (v2 * v1))
  s <- readIORef r
  return (s + v2)

f199 :: Int -> IO Int
f199 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    writeIORef r ((x - 1) + (i1 - 8))
    modifyIORef r (\s -> (3 - 3) + s)
  writeIORef r x
  writeIORef r x
  s <- readIORef r
  return (s + ((3 * x) * (x + x)))

f200 :: Int -> IO Int
f200 x = do
  r <- newIORef 0
  writeIORef r ((x * 7) + (x + 9))
  when ((x * (x * x)) > 8) $ do
    modifyIORef r (+ x)
    modifyIORef r (+ x)
  s <- readIORef r
  return (s + x)

f201 :: Int -> Int
f201 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((2 + i1) - (5 * i1))
    writeSTRef r (x * (i1 - x))
  forM_ [1 .. 3] $ \i2 -> do
    modifySTRef r (+ ((x + 3) + i2))
    modifySTRef r (+ (i2 * (x * x)))
  s <- readSTRef r
  return (s + ((7 + x) - (x * x)))

f202 :: Int -> IO Int
f202 x = do
  r <- newIORef 0
  v1 <- readIORef r
  when ((x + (4 * 2)) > 2) $ do
    writeIORef r ((v1 + x) * x)
    writeIORef r v1
  s <- readIORef r
  return (s + v1)

f203 :: Int -> Int
f203 x = runST $ do
  r <- newSTRef 0
  when (((x - x) + (x - 5)) > 8) $ do
    modifySTRef r (+ ((6 - x) + x))
    modifySTRef r (+ ((x + x) * (x + x)))
  modifySTRef r (+ x)
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + x)

f204 :: Int -> Int
f204 x = runST $ do
  r <- newSTRef 0
  writeSTRef r x
  when (((x - 2) + x) > 2) $ do
    v1 <- readSTRef r
    writeSTRef r (x - (1 + x))
  s <- readSTRef r
  return (s + ((x + x) - (4 + x)))

f205 :: Int -> IO Int
f205 x = do
  r <- newIORef 0
  writeIORef r 9
  putStr (show ((x + 2) + x))
  when (6 > 3) $ do
    putStr (show (9 - (x - x)))
    putStr (show x)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + x)

f206 :: Int -> Int
f206 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ 9)
  when (5 > 10) $ do
    writeSTRef r (2 + (x + 2))
    writeSTRef r x
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f207 :: Int -> IO Int
f207 x = do
  r <- newIORef 0
  writeIORef r (5 * (x * x))
  writeIORef r x
  s <- readIORef r
  return (s + x)

f208 :: Int -> Int
f208 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  forM_ [1 .. 3] $ \i2 -> do
    writeSTRef r ((x + 4) - (v1 * x))
    v3 <- readSTRef r
    modifySTRef r (\s -> (i2 - (v1 + v3)) + s)
  modifySTRef r (\s -> ((1 + x) * (v1 + v1)) + s)
  modifySTRef r (\s -> ((x - x) * v1) + s)
  s <- readSTRef r
  return (s + x)

f209 :: Int -> Int
f209 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r ((3 - 1) - 5)
    modifySTRef r (+ ((3 + 9) * (8 + 6)))
  writeSTRef r ((x - 9) * (3 * x))
  modifySTRef r (+ 8)
  s <- readSTRef r
  return (s + x)

f210 :: Int -> IO Int
f210 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ i1)
    writeIORef r ((x + i1) + i1)
  modifyIORef r (+ ((x + x) - x))
  v2 <- readIORef r
  modifyIORef r (+ ((v2 - x) + x))
  s <- readIORef r
  return (s + v2)

f211 :: Int -> Int
f211 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeSTRef r i1
    modifySTRef r (\s -> 3 + s)
  writeSTRef r ((x * x) * (5 + x))
  s <- readSTRef r
  return (s + x)

f212 :: Int -> Int
f212 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((x * 8) * (i1 + i1))
    writeSTRef r 7
  modifySTRef r (+ ((x + x) - x))
  modifySTRef r (+ ((x + x) - (6 * x)))
  s <- readSTRef r
  return (s + ((x * x) * (6 * x)))

f213 :: Int -> IO Int
f213 x = do
  r <- newIORef 0
  modifyIORef r (+ ((6 + 1) - (x + x)))
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r (i1 + 8)
    v2 <- readIORef r
    modifyIORef r (+ ((x * v2) + (x * i1)))
  when (((5 + x) - (x - x)) > 2) $ do
    modifyIORef r (+ ((5 * x) * (x + 1)))
    modifyIORef r (+ x)
  writeIORef r (x * (x + x))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + ((x + 4) + x))

f214 :: Int -> IO Int
f214 x = do
  r <- newIORef 0
  writeIORef r (2 * (2 + x))
  modifyIORef r (\s -> ((x * 2) + (x * 2)) + s)
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + 3)

f215 :: Int -> IO Int
f215 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  v1 <- readIORef r
  s <- readIORef r
  return (s + v1)

f216 :: Int -> IO Int
f216 x = do
  r <- newIORef 0
  writeIORef r ((7 + x) - (7 - x))
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (+ i1)
    v2 <- readIORef r
    modifyIORef r (+ x)
  modifyIORef r (+ ((x - 6) + x))
  v3 <- readIORef r
  v4 <- readIORef r
  s <- readIORef r
  return (s + 9)

f217 :: Int -> IO Int
f217 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((4 + x) - (x * x)) + s)
  modifyIORef r (\s -> ((x * 7) + (x + 7)) + s)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r (i1 - x)
    modifyIORef r (\s -> i1 + s)
  forM_ [1 .. 4] $ \i2 -> do
    writeIORef r i2
    writeIORef r (3 + (i2 - x))
  forM_ [1 .. 3] $ \i3 -> do
    v4 <- readIORef r
    modifyIORef r (\s -> (v4 - (x - x)) + s)
  s <- readIORef r
  return (s + ((x * 4) - (x * x)))

f218 :: Int -> IO Int
f218 x = do
  r <- newIORef 0
  when (((x - x) * (x - x)) > 6) $ do
    modifyIORef r (+ (6 + (x + x)))
    v1 <- readIORef r
    modifyIORef r (+ ((x - v1) - (9 - 9)))
  forM_ [1 .. 4] $ \i2 -> do
    putStr (show ((x - x) * (i2 - i2)))
    putStr (show 8)
  putStr (show (x + (x - x)))
  modifyIORef r (+ (x * x))
  putStr (show x)
  s <- readIORef r
  return (s + ((x * x) - (x + 9)))

f219 :: Int -> Int
f219 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x * x) * 9))
  modifySTRef r (+ ((6 * 7) + x))
  s <- readSTRef r
  return (s + 3)

f220 :: Int -> Int
f220 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> ((x + x) - (6 - x)) + s)
  modifySTRef r (\s -> 9 + s)
  forM_ [1 .. 2] $ \i1 -> do
    writeSTRef r x
    modifySTRef r (\s -> ((x - x) * (x + x)) + s)
  modifySTRef r (\s -> x + s)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f221 :: Int -> IO Int
f221 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    v2 <- readIORef r
    modifyIORef r (+ ((i1 * 5) * v2))
  when (x > 1) $ do
    modifyIORef r (+ x)
    modifyIORef r (+ x)
  when ((x + (8 - x)) > 5) $ do
    writeIORef r 5
    v3 <- readIORef r
    modifyIORef r (+ (x * (v3 * x)))
  modifyIORef r (+ ((x * 7) + x))
  s <- readIORef r
  return (s + x)

f222 :: Int -> Int
f222 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x + x) - (x + 9)))
  modifySTRef r (+ 3)
  v1 <- readSTRef r
  forM_ [1 .. 4] $ \i2 -> do
    writeSTRef r ((v1 - x) - (i2 + i2))
    writeSTRef r (v1 * 8)
  when (1 > 9) $ do
    writeSTRef r (5 * x)
    modifySTRef r (+ 1)
  s <- readSTRef r
  return (s + x)

f223 :: Int -> IO Int
f223 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x + (9 + x)) + s)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> (7 - (x * i1)) + s)
    writeIORef r ((i1 - i1) + (i1 - x))
  s <- readIORef r
  return (s + ((x + 5) + (x + 2)))

f224 :: Int -> IO Int
f224 x = do
  r <- newIORef 0
  writeIORef r ((x * x) * x)
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + 10)

f225 :: Int -> Int
f225 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (4 - (x - x)))
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f226 :: Int -> IO Int
f226 x = do
  r <- newIORef 0
  writeIORef r ((1 + x) * x)
  forM_ [1 .. 2] $ \i1 -> do
    v2 <- readIORef r
    putStr (show ((x * 9) - (v2 - 3)))
  putStr (show ((8 - x) + (6 * 9)))
  forM_ [1 .. 1] $ \i3 -> do
    v4 <- readIORef r
    modifyIORef r (\s -> ((i3 + x) - (i3 * v4)) + s)
  s <- readIORef r
  return (s + (x + x))

f227 :: Int -> IO Int
f227 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (2 - 8)))
  when (7 > 5) $ do
    writeIORef r ((7 + x) + (3 - x))
    writeIORef r (7 + (2 - x))
  writeIORef r (2 - x)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r i1
    writeIORef r (i1 + x)
  s <- readIORef r
  return (s + ((x + 5) - (x * 6)))

f228 :: Int -> Int
f228 x = runST $ do
  r <- newSTRef 0
  when (((9 + x) + (x - x)) > 1) $ do
    writeSTRef r ((x + 1) - (x - 1))
    writeSTRef r x
  forM_ [1 .. 2] $ \i1 -> do
    writeSTRef r ((i1 * x) - i1)
    v2 <- readSTRef r
    modifySTRef r (+ (v2 * 1))
  v3 <- readSTRef r
  writeSTRef r (v3 - (x + v3))
  s <- readSTRef r
  return (s + ((v3 - v3) * v3))

f229 :: Int -> IO Int
f229 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> 5 + s)
  when (((v1 + x) * 5) > 4) $ do
    modifyIORef r (\s -> (7 * v1) + s)
    writeIORef r x
  s <- readIORef r
  return (s + ((x - x) - x))

f230 :: Int -> Int
f230 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x + x) - 3))
  when (x > 8) $ do
    writeSTRef r (x * (2 - 6))
    writeSTRef r (x * (x + x))
  modifySTRef r (+ (4 * x))
  modifySTRef r (+ ((x + x) + (x + x)))
  s <- readSTRef r
  return (s + ((x * x) * 1))

f231 :: Int -> IO Int
f231 x = do
  r <- newIORef 0
  when (x > 5) $ do
    writeIORef r ((4 + 2) + (4 + 8))
    writeIORef r 3
  when ((x - (x * x)) > 2) $ do
    writeIORef r x
    writeIORef r ((8 * x) - 9)
  modifyIORef r (+ ((x + x) + x))
  modifyIORef r (+ ((x - x) - x))
  s <- readIORef r
  return (s + (x * x))

f232 :: Int -> Int
f232 x = runST $ do
  r <- newSTRef 0
  writeSTRef r 6
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + ((4 + x) + (x + 6)))

f233 :: Int -> Int
f233 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x * (9 * 7)))
  when (x > 3) $ do
    modifySTRef r (+ ((x * x) * (x + x)))
    v1 <- readSTRef r
    modifySTRef r (+ (x - (8 - 6)))
  when (((x * x) - 9) > 9) $ do
    modifySTRef r (+ (2 - x))
    writeSTRef r ((x * x) + (x * x))
  when ((6 * 2) > 5) $ do
    v2 <- readSTRef r
    modifySTRef r (+ 9)
  s <- readSTRef r
  return (s + ((x + x) - (7 + x)))

f234 :: Int -> IO Int
f234 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (x + x)))
  writeIORef r (x + (4 * x))
  v1 <- readIORef r
  modifyIORef r (+ 9)
  modifyIORef r (+ ((v1 - v1) - v1))
  s <- readIORef r
  return (s + ((1 - 6) * (9 * 4)))

f235 :: Int -> IO Int
f235 x = do
  r <- newIORef 0
  putStr (show x)
  when (x > 1) $ do
    modifyIORef r (\s -> x + s)
    writeIORef r ((x + 8) - x)
  v1 <- readIORef r
  s <- readIORef r
  return (s + x)

f236 :: Int -> Int
f236 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ v1)
  s <- readSTRef r
  return (s + 11)

f237 :: Int -> Int
f237 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  when ((4 * x) > 9) $ do
    writeSTRef r ((x + x) * (3 + 6))
    v1 <- readSTRef r
    modifySTRef r (+ v1)
  writeSTRef r x
  s <- readSTRef r
  return (s + 6)

f238 :: Int -> Int
f238 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r (6 + (x * x))
    modifySTRef r (\s -> ((x * 8) + (x + 3)) + s)
  s <- readSTRef r
  return (s + (1 + (x * x)))

f239 :: Int -> IO Int
f239 x = do
  r <- newIORef 0
  v1 <- readIORef r
  putStr (show ((v1 - x) + (v1 + v1)))
  s <- readIORef r
  return (s + (v1 - (x + v1)))

f240 :: Int -> IO Int
f240 x = do
  r <- newIORef 0
  writeIORef r (x * (7 - x))
  v1 <- readIORef r
  modifyIORef r (+ v1)
  s <- readIORef r
  return (s + (x + (3 * x)))

f241 :: Int -> IO Int
f241 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (1 - (x + x)) + s)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> ((2 * 9) + x) + s)
    modifyIORef r (\s -> i1 + s)
  putStr (show x)
  v2 <- readIORef r
  forM_ [1 .. 4] $ \i3 -> do
    modifyIORef r (\s -> (9 - (i3 - x)) + s)
    writeIORef r ((6 * i3) * x)
  s <- readIORef r
  return (s + v2)

f242 :: Int -> IO Int
f242 x = do
  r <- newIORef 0
  when (x > 10) $ do
    writeIORef r 6
    writeIORef r (5 - x)
  v1 <- readIORef r
  forM_ [1 .. 3] $ \i2 -> do
    writeIORef r 2
    modifyIORef r (+ (x - (4 - v1)))
  modifyIORef r (+ ((7 + v1) - 4))
  s <- readIORef r
  return (s + (v1 * v1))

f243 :: Int -> IO Int
f243 x = do
  r <- newIORef 0
  when (x > 5) $ do
    modifyIORef r (+ (x * (x + x)))
    writeIORef r (x - 4)
  v1 <- readIORef r
  s <- readIORef r
  return (s + ((v1 - 1) - (x - 5)))

f244 :: Int -> Int
f244 x = runST $ do
  r <- newSTRef 0
  when (x > 2) $ do
    v1 <- readSTRef r
    v2 <- readSTRef r
    modifySTRef r (\s -> (x - x) + s)
  modifySTRef r (\s -> (x + (x * x)) + s)
  s <- readSTRef r
  return (s + ((x * 7) + 3))

f245 :: Int -> Int
f245 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x + x))
  modifySTRef r (+ (x + (x * 5)))
  v1 <- readSTRef r
  when ((x * (v1 - 7)) > 2) $ do
    v2 <- readSTRef r
    writeSTRef r (1 * (v1 * 3))
  modifySTRef r (+ 7)
  s <- readSTRef r
  return (s + ((x + x) - (x * 9)))

f246 :: Int -> Int
f246 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x + x) + 3))
  modifySTRef r (+ x)
  modifySTRef r (+ x)
  when (((4 + x) + (2 - 7)) > 1) $ do
    modifySTRef r (+ ((9 * x) + x))
    writeSTRef r ((8 - x) * (x - x))
  modifySTRef r (+ ((8 - x) + 4))
  s <- readSTRef r
  return (s + ((x * 3) + (x * x)))

f247 :: Int -> IO Int
f247 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r x
    writeIORef r (6 - (9 * i1))
  modifyIORef r (\s -> (x * (5 - x)) + s)
  when (((6 - 3) + (x - 2)) > 3) $ do
    writeIORef r (5 * (x - 4))
    writeIORef r 7
  modifyIORef r (\s -> (x + (x + x)) + s)
  s <- readIORef r
  return (s + (8 - (x + x)))

f248 :: Int -> IO Int
f248 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ ((i1 * i1) - i1))
    v2 <- readIORef r
    modifyIORef r (+ ((v2 * x) * (9 + v2)))
  v3 <- readIORef r
  v4 <- readIORef r
  forM_ [1 .. 1] $ \i5 -> do
    modifyIORef r (+ (i5 - x))
    writeIORef r ((i5 - 3) - (v4 * 7))
  s <- readIORef r
  return (s + (3 + 1))

f249 :: Int -> IO Int
f249 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + x) * (x + x)))
  writeIORef r x
  s <- readIORef r
  return (s + x)

f250 :: Int -> IO Int
f250 x = do
  r <- newIORef 0
  writeIORef r ((x * x) - (x + 8))
  modifyIORef r (\s -> 9 + s)
  when (1 > 3) $ do
    writeIORef r (x + x)
    v1 <- readIORef r
    modifyIORef r (\s -> ((x - 3) * (x + x)) + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + ((x * x) * (x * x)))

f251 :: Int -> Int
f251 x = runST $ do
  r <- newSTRef 0
  when (((x + x) - (x - x)) > 4) $ do
    modifySTRef r (+ x)
    v1 <- readSTRef r
    modifySTRef r (+ 2)
  modifySTRef r (+ ((x + 8) + 8))
  v2 <- readSTRef r
  v3 <- readSTRef r
  s <- readSTRef r
  return (s + (v3 + v3))

f252 :: Int -> IO Int
f252 x = do
  r <- newIORef 0
  writeIORef r (x + (8 + x))
  writeIORef r 4
  writeIORef r ((x * x) + x)
  writeIORef r (6 * (5 * x))
  putStr (show (7 - (4 + x)))
  s <- readIORef r
  return (s + x)

f253 :: Int -> Int
f253 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (\s -> ((i1 * x) * (x * x)) + s)
    writeSTRef r ((x - i1) - (x + i1))
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + ((x + x) * (3 * x)))

f254 :: Int -> Int
f254 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r ((x - x) * i1)
    v2 <- readSTRef r
    modifySTRef r (+ (v2 - (11 - x)))
  writeSTRef r (x - 7)
  modifySTRef r (+ x)
  modifySTRef r (+ 3)
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + ((3 - x) - (x - 4)))

f255 :: Int -> IO Int
f255 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ x)
  writeIORef r (x * (x - x))
  v1 <- readIORef r
  s <- readIORef r
  return (s + ((v1 - x) - x))

f256 :: Int -> IO Int
f256 x = do
  r <- newIORef 0
  modifyIORef r (\s -> 9 + s)
  modifyIORef r (\s -> (x - x) + s)
  s <- readIORef r
  return (s + x)

f257 :: Int -> Int
f257 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeSTRef r 7
    writeSTRef r i1
  modifySTRef r (+ ((1 * x) - x))
  forM_ [1 .. 4] $ \i2 -> do
    modifySTRef r (+ x)
    modifySTRef r (+ ((x - i2) * i2))
  when (((1 + x) * x) > 1) $ do
    v3 <- readSTRef r
    modifySTRef r (+ ((8 - x) + 2))
  modifySTRef r (+ ((x + x) + (6 + 3)))
  s <- readSTRef r
  return (s + ((4 * x) - (x + 6)))

f258 :: Int -> IO Int
f258 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  putStr (show ((v2 * v2) + v2))
  writeIORef r v2
  s <- readIORef r
  return (s + 5)

f259 :: Int -> IO Int
f259 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x + (8 + x)) + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + ((x + x) * (x - x)))

f260 :: Int -> Int
f260 x = runST $ do
  r <- newSTRef 0
  writeSTRef r ((x - x) * (x + 7))
  when (x > 5) $ do
    writeSTRef r ((x - x) + (x + x))
    writeSTRef r (x - (x - x))
  s <- readSTRef r
  return (s + x)

f261 :: Int -> IO Int
f261 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (+ x)
    v2 <- readIORef r
    modifyIORef r (+ ((i1 * 7) + 5))
  forM_ [1 .. 4] $ \i3 -> do
    modifyIORef r (+ (i3 * (8 - 2)))
    v4 <- readIORef r
    modifyIORef r (+ v4)
  s <- readIORef r
  return (s + x)

f262 :: Int -> IO Int
f262 x = do
  r <- newIORef 0
  when (((x * x) * x) > 3) $ do
    writeIORef r x
    v1 <- readIORef r
    modifyIORef r (\s -> (2 - v1) + s)
  forM_ [1 .. 1] $ \i2 -> do
    modifyIORef r (\s -> (i2 * 1) + s)
    v3 <- readIORef r
    modifyIORef r (\s -> (v3 * (v3 - v3)) + s)
  forM_ [1 .. 1] $ \i4 -> do
    writeIORef r (i4 - (x + 6))
    modifyIORef r (\s -> (i4 + i4) + s)
  when ((x + (x * x)) > 5) $ do
    modifyIORef r (\s -> ((x * x) - (4 - 8)) + s)
    v5 <- readIORef r
    modifyIORef r (\s -> 3 + s)
  forM_ [1 .. 1] $ \i6 -> do
    modifyIORef r (\s -> (4 - (i6 - i6)) + s)
    modifyIORef r (\s -> ((i6 - x) + (1 * 1)) + s)
  s <- readIORef r
  return (s + (x * (6 - x)))

f263 :: Int -> IO Int
f263 x = do
  r <- newIORef 0
  v1 <- readIORef r
  when (v1 > 3) $ do
    writeIORef r x
    writeIORef r v1
  modifyIORef r (+ 4)
  s <- readIORef r
  return (s + ((4 * x) * 8))

f264 :: Int -> IO Int
f264 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  when ((x * (2 + 3)) > 8) $ do
    writeIORef r v1
    modifyIORef r (+ ((3 - v2) + v1))
  when (v2 > 7) $ do
    writeIORef r (v1 * x)
    writeIORef r v2
  modifyIORef r (+ (v1 * (x + v2)))
  s <- readIORef r
  return (s + ((x * x) - 1))

f265 :: Int -> IO Int
f265 x = do
  r <- newIORef 0
  writeIORef r ((x + x) + (6 - x))
  putStr (show x)
  when (x > 6) $ do
    putStr (show x)
    writeIORef r ((x + x) - x)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + 6)

f266 :: Int -> IO Int
f266 x = do
  r <- newIORef 0
  writeIORef r ((x - x) + (x - 3))
  modifyIORef r (+ x)
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ ((x * 9) * (i1 * i1)))
    modifyIORef r (+ ((x * 9) * (8 + 7)))
  writeIORef r x
  s <- readIORef r
  return (s + x)

f267 :: Int -> IO Int
f267 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ ((x * x) * x))
  v1 <- readIORef r
  forM_ [1 .. 2] $ \i2 -> do
    v3 <- readIORef r
    v4 <- readIORef r
    modifyIORef r (+ v3)
  s <- readIORef r
  return (s + ((v1 * x) * 1))

f268 :: Int -> IO Int
f268 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> ((3 - x) * (7 + 6)) + s)
  modifyIORef r (\s -> ((v1 * v1) * x) + s)
  forM_ [1 .. 3] $ \i2 -> do
    modifyIORef r (\s -> (v1 * (1 * v1)) + s)
    writeIORef r x
  putStr (show v1)
  s <- readIORef r
  return (s + ((7 + v1) + (v1 - v1)))

f269 :: Int -> Int
f269 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 1] $ \i1 -> do
    modifySTRef r (+ 1)
    writeSTRef r ((i1 * x) - x)
  forM_ [1 .. 2] $ \i2 -> do
    modifySTRef r (+ x)
    modifySTRef r (+ ((8 - x) - (1 * 13)))
  writeSTRef r x
  when ((x - (x + 7)) > 5) $ do
    v3 <- readSTRef r
    modifySTRef r (+ v3)
  s <- readSTRef r
  return (s + ((x * x) + 4))

f270 :: Int -> IO Int
f270 x = do
  r <- newIORef 0
  when (((x * 6) * x) > 3) $ do
    modifyIORef r (+ ((6 - x) + x))
    writeIORef r ((6 + 5) + 5)
  modifyIORef r (+ 3)
  v1 <- readIORef r
  putStr (show ((6 - v1) * (v1 - x)))
  s <- readIORef r
  return (s + (4 + (x + 8)))

f271 :: Int -> IO Int
f271 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (\s -> 6 + s)
    writeIORef r x
  writeIORef r x
  modifyIORef r (\s -> ((x + x) + (8 - x)) + s)
  s <- readIORef r
  return (s + ((x - x) * (x + x)))

f272 :: Int -> IO Int
f272 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r x
    writeIORef r ((8 * x) - i1)
  modifyIORef r (+ ((7 * x) - (x - 4)))
  s <- readIORef r
  return (s + 9)

f273 :: Int -> IO Int
f273 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x - 1) * (6 * 5)))
  modifyIORef r (+ (x - (x - 8)))
  s <- readIORef r
  return (s + 7)

f274 :: Int -> IO Int
f274 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r ((6 - i1) + (x + 4))
    modifyIORef r (\s -> (6 * (i1 * x)) + s)
  modifyIORef r (\s -> (9 * (x * x)) + s)
  writeIORef r x
  s <- readIORef r
  return (s + (2 - (5 + x)))

f275 :: Int -> IO Int
f275 x = do
  r <- newIORef 0
  when (((x - x) - x) > 9) $ do
    writeIORef r 6
    v1 <- readIORef r
    modifyIORef r (+ x)
  modifyIORef r (+ ((x * x) - (x + x)))
  writeIORef r x
  s <- readIORef r
  return (s + x)

f276 :: Int -> IO Int
f276 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ ((8 + 8) + x))
  v1 <- readIORef r
  modifyIORef r (+ ((3 + x) + x))
  s <- readIORef r
  return (s + ((x + 4) * (x - x)))

f277 :: Int -> IO Int
f277 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r x
  modifyIORef r (\s -> x + s)
  writeIORef r 2
  when (((6 - 3) * v1) > 3) $ do
    writeIORef r 1
    modifyIORef r (\s -> 8 + s)
  s <- readIORef r
  return (s + ((x - v1) * v1))

f278 :: Int -> Int
f278 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ ((2 + 1) + (v1 + x)))
  forM_ [1 .. 4] $ \i2 -> do
    writeSTRef r (10 + (v1 + x))
    modifySTRef r (+ ((x * x) + (6 - x)))
  writeSTRef r (v1 + v1)
  s <- readSTRef r
  return (s + ((3 * v1) - (x * v1)))

f279 :: Int -> IO Int
f279 x = do
  r <- newIORef 0
  when (x > 3) $ do
    writeIORef r 7
    modifyIORef r (+ x)
  v1 <- readIORef r
  v2 <- readIORef r
  modifyIORef r (+ ((5 * v2) * v1))
  writeIORef r ((v2 * 1) - (v1 + v2))
  s <- readIORef r
  return (s + ((v1 - x) + (v2 + v2)))

f280 :: Int -> Int
f280 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    modifySTRef r (\s -> (x * i1) + s)
    modifySTRef r (\s -> ((7 * x) * (2 + 8)) + s)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + x)

f281 :: Int -> IO Int
f281 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ 7)
    writeIORef r (x + (x - 4))
  when ((x + (x * x)) > 6) $ do
    writeIORef r ((x - 5) * (x + 1))
    writeIORef r x
  s <- readIORef r
  return (s + x)

f282 :: Int -> IO Int
f282 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x - x) + (x * x)))
  modifyIORef r (+ (3 + (x * x)))
  putStr (show x)
  writeIORef r ((x + x) - 8)
  v1 <- readIORef r
  s <- readIORef r
  return (s + x)

f283 :: Int -> Int
f283 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  when (x > 5) $ do
    modifySTRef r (\s -> x + s)
    writeSTRef r (x * (x - 8))
  writeSTRef r 8
  modifySTRef r (\s -> (8 * (x + x)) + s)
  s <- readSTRef r
  return (s + (x - x))

f284 :: Int -> IO Int
f284 x = do
  r <- newIORef 0
  modifyIORef r (+ 7)
  forM_ [1 .. 1] $ \i1 -> do
    v2 <- readIORef r
    modifyIORef r (+ i1)
  when (((x - x) + x) > 12) $ do
    modifyIORef r (+ 9)
    modifyIORef r (+ 5)
  modifyIORef r (+ (x - x))
  writeIORef r 5
  s <- readIORef r
  return (s + ((x - x) - (x + x)))

f285 :: Int -> IO Int
f285 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ 6)
  v2 <- readIORef r
  v3 <- readIORef r
  s <- readIORef r
  return (s + ((v2 + 2) * 6))

f286 :: Int -> Int
f286 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  writeSTRef r 8
  when ((x + (x * 1)) > 3) $ do
    modifySTRef r (\s -> ((x * 3) - 3) + s)
    modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + ((x - 7) + (7 * x)))

f287 :: Int -> IO Int
f287 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ ((5 - x) * (i1 * x)))
    writeIORef r (6 + (i1 - 6))
  modifyIORef r (+ x)
  modifyIORef r (+ ((x + x) * (x - 1)))
  when ((6 + x) > 9) $ do
    modifyIORef r (+ ((x * x) + (x + 2)))
    writeIORef r ((x + 3) - (x - x))
  modifyIORef r (+ (x - (9 * x)))
  s <- readIORef r
  return (s + x)

f288 :: Int -> Int
f288 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 1] $ \i1 -> do
    writeSTRef r ((i1 * 9) * (i1 + x))
    modifySTRef r (+ i1)
  v2 <- readSTRef r
  v3 <- readSTRef r
  when ((1 * (9 + x)) > 6) $ do
    writeSTRef r ((8 - x) * x)
    modifySTRef r (+ (v3 * v2))
  modifySTRef r (+ (4 + v2))
  s <- readSTRef r
  return (s + (9 - v3))

f289 :: Int -> IO Int
f289 x = do
  r <- newIORef 0
  writeIORef r ((9 - x) - x)
  when (x > 9) $ do
    writeIORef r ((4 + x) + (x + 8))
    writeIORef r (5 + (x * x))
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r ((i1 * x) + x)
    writeIORef r ((2 + 8) + x)
  s <- readIORef r
  return (s + 1)

f290 :: Int -> IO Int
f290 x = do
  r <- newIORef 0
  writeIORef r ((x + x) + (x + 9))
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r ((i1 - i1) - i1)
    modifyIORef r (+ x)
  when (((x + x) * x) > 4) $ do
    v2 <- readIORef r
    v3 <- readIORef r
    modifyIORef r (+ v2)
  putStr (show ((x + 6) * (x - x)))
  s <- readIORef r
  return (s + ((x + 4) - (8 * 4)))

f291 :: Int -> IO Int
f291 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r (x * (i1 - 6))
    v2 <- readIORef r
    modifyIORef r (+ 5)
  modifyIORef r (+ x)
  modifyIORef r (+ (8 * (x - x)))
  s <- readIORef r
  return (s + ((x * x) + x))

f292 :: Int -> Int
f292 x = runST $ do
  r <- newSTRef 0
  writeSTRef r ((x + x) * (x * x))
  modifySTRef r (\s -> ((x - x) + x) + s)
  s <- readSTRef r
  return (s + x)

f293 :: Int -> Int
f293 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  forM_ [1 .. 4] $ \i2 -> do
    writeSTRef r ((v1 - i2) + (i2 * x))
    modifySTRef r (+ (9 - (9 - v1)))
  when ((7 * (v1 - v1)) > 2) $ do
    modifySTRef r (+ (3 * 5))
    modifySTRef r (+ 6)
  s <- readSTRef r
  return (s + x)

f294 :: Int -> IO Int
f294 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  v3 <- readIORef r
  writeIORef r 3
  writeIORef r ((x - 1) - x)
  s <- readIORef r
  return (s + ((v1 * v2) - (v3 * v1)))

f295 :: Int -> Int
f295 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifySTRef r (\s -> (7 + (5 * x)) + s)
    writeSTRef r 3
  modifySTRef r (\s -> 3 + s)
  modifySTRef r (\s -> 8 + s)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + ((x * 6) - (v2 * 2)))

f296 :: Int -> IO Int
f296 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (7 * x)))
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r (6 + (x - x))
    modifyIORef r (+ ((9 * 4) * x))
  modifyIORef r (+ (9 + (x + 6)))
  writeIORef r x
  v2 <- readIORef r
  s <- readIORef r
  return (s + (v2 - (x - 5)))

f297 :: Int -> IO Int
f297 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  v1 <- readIORef r
  putStr (show v1)
  when (8 > 5) $ do
    writeIORef r 1
    modifyIORef r (+ (7 - (v1 * x)))
  when (((6 * x) + v1) > 8) $ do
    v2 <- readIORef r
    writeIORef r (9 - (x - v2))
  s <- readIORef r
  return (s + (5 + (x + x)))

f298 :: Int -> Int
f298 x = runST $ do
  r <- newSTRef 0
  writeSTRef r ((x * x) * (1 - x))
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + x)

f299 :: Int -> Int
f299 x = runST $ do
  r <- newSTRef 0
  when (((x + x) + (x - x)) > 6) $ do
    writeSTRef r ((x * x) - x)
    modifySTRef r (+ ((8 + x) - (x + 5)))
  modifySTRef r (+ ((x + x) + x))
  modifySTRef r (+ (x + (x - 7)))
  when (x > 1) $ do
    modifySTRef r (+ 9)
    modifySTRef r (+ x)
  s <- readSTRef r
  return (s + (x - (x - x)))

f300 :: Int -> IO Int
f300 x = do
  r <- newIORef 0
  putStr (show ((x - x) * x))
  modifyIORef r (+ 9)
  v1 <- readIORef r
  modifyIORef r (+ 7)
  s <- readIORef r
  return (s + x)

f301 :: Int -> IO Int
f301 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x + x) * x) + s)
  when (7 > 9) $ do
    writeIORef r (x * (5 + x))
    modifyIORef r (\s -> ((x * 4) - x) + s)
  modifyIORef r (\s -> ((x * 2) + x) + s)
  s <- readIORef r
  return (s + x)

f302 :: Int -> IO Int
f302 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  writeIORef r ((4 * x) - (3 - 4))
  putStr (show v2)
  s <- readIORef r
  return (s + 3)

f303 :: Int -> Int
f303 x = runST $ do
  r <- newSTRef 0
  when (x > 8) $ do
    modifySTRef r (+ x)
    writeSTRef r ((x + x) - (x + 4))
  modifySTRef r (+ x)
  modifySTRef r (+ x)
  modifySTRef r (+ ((x + 5) * (x - x)))
  s <- readSTRef r
  return (s + x)

f304 :: Int -> Int
f304 x = runST $ do
  r <- newSTRef 0
  when (((8 * x) + (x * 3)) > 6) $ do
    modifySTRef r (\s -> ((x - x) + (x * x)) + s)
    modifySTRef r (\s -> 3 + s)
  writeSTRef r 5
  forM_ [1 .. 1] $ \i1 -> do
    writeSTRef r x
    writeSTRef r x
  writeSTRef r (8 - x)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + ((v2 - x) + v2))

f305 :: Int -> IO Int
f305 x = do
  r <- newIORef 0
  putStr (show (x - 5))
  writeIORef r 6
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + ((x - 5) - x))

f306 :: Int -> IO Int
f306 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  v1 <- readIORef r
  s <- readIORef r
  return (s + 6)

f307 :: Int -> Int
f307 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> ((5 + x) + (1 + 8)) + s)
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + (3 + x))

f308 :: Int -> IO Int
f308 x = do
  r <- newIORef 0
  when (((11 * x) - x) > 1) $ do
    putStr (show 5)
    putStr (show 8)
  putStr (show x)
  s <- readIORef r
  return (s + (x * x))

f309 :: Int -> Int
f309 x = runST $ do
  r <- newSTRef 0
  when (x > 2) $ do
    modifySTRef r (+ 7)
    modifySTRef r (+ x)
  when (x > 2) $ do
    writeSTRef r ((1 * x) - x)
    modifySTRef r (+ 4)
  forM_ [1 .. 4] $ \i1 -> do
    modifySTRef r (+ x)
    writeSTRef r ((i1 * i1) - i1)
  s <- readSTRef r
  return (s + (x - 9))

f310 :: Int -> IO Int
f310 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  modifyIORef r (\s -> ((v2 * x) * (x - 2)) + s)
  when (v2 > 5) $ do
    writeIORef r ((x - 9) * v1)
    writeIORef r ((x * v2) + v2)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + ((v1 + 3) * v2))

f311 :: Int -> IO Int
f311 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * x) + (x + x)))
  v1 <- readIORef r
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + x)

f312 :: Int -> IO Int
f312 x = do
  r <- newIORef 0
  writeIORef r x
  when (((6 * x) * (x + x)) > 1) $ do
    writeIORef r x
    v1 <- readIORef r
    modifyIORef r (+ (x - (9 * v1)))
  forM_ [1 .. 3] $ \i2 -> do
    modifyIORef r (+ x)
    modifyIORef r (+ i2)
  when (((x * x) * x) > 5) $ do
    writeIORef r ((x + x) * (x * x))
    v3 <- readIORef r
    modifyIORef r (+ 9)
  s <- readIORef r
  return (s + x)

f313 :: Int -> Int
f313 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  v2 <- readSTRef r
  v3 <- readSTRef r
  modifySTRef r (\s -> ((v3 + v2) - 3) + s)
  when (v1 > 3) $ do
    modifySTRef r (\s -> v1 + s)
    modifySTRef r (\s -> 1 + s)
  s <- readSTRef r
  return (s + v1)

f314 :: Int -> Int
f314 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  modifySTRef r (+ (9 * (x - x)))
  s <- readSTRef r
  return (s + (x - (x + x)))

f315 :: Int -> Int
f315 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ ((7 * v1) - (x - x)))
  when (v1 > 9) $ do
    writeSTRef r v1
    writeSTRef r (x * (7 - 3))
  modifySTRef r (+ 7)
  modifySTRef r (+ v1)
  s <- readSTRef r
  return (s + ((x + x) * (x * 3)))

f316 :: Int -> IO Int
f316 x = do
  r <- newIORef 0
  modifyIORef r (\s -> 6 + s)
  modifyIORef r (\s -> ((7 * x) + (x * x)) + s)
  s <- readIORef r
  return (s + x)

f317 :: Int -> IO Int
f317 x = do
  r <- newIORef 0
  v1 <- readIORef r
  putStr (show v1)
  writeIORef r v1
  s <- readIORef r
  return (s + x)

f318 :: Int -> IO Int
f318 x = do
  r <- newIORef 0
  modifyIORef r (+ ((7 - x) * (x + x)))
  writeIORef r x
  v1 <- readIORef r
  modifyIORef r (+ ((x + 2) + 2))
  modifyIORef r (+ ((v1 * 1) * (x + x)))
  s <- readIORef r
  return (s + ((x * 8) - (v1 - 2)))

f319 :: Int -> Int
f319 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r 4
    writeSTRef r ((x - i1) - (x * x))
  modifySTRef r (\s -> x + s)
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + ((2 * 6) - (x - x)))

f320 :: Int -> IO Int
f320 x = do
  r <- newIORef 0
  modifyIORef r (+ ((1 * x) - x))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + 12)

f321 :: Int -> Int
f321 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r i1
    writeSTRef r ((3 - x) - (1 - x))
  modifySTRef r (+ ((x - x) - (x - x)))
  when (1 > 1) $ do
    modifySTRef r (+ (x * (x * x)))
    writeSTRef r ((x * 2) - (x * x))
  modifySTRef r (+ x)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + v2)

f322 :: Int -> Int
f322 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> (x - x) + s)
  when (((x - 6) - x) > 7) $ do
    modifySTRef r (\s -> x + s)
    modifySTRef r (\s -> ((x + x) - (7 - x)) + s)
  s <- readSTRef r
  return (s + x)

f323 :: Int -> Int
f323 x = runST $ do
  r <- newSTRef 0
  writeSTRef r x
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ (i1 + (x + x)))
    writeSTRef r ((x - 3) - (3 - x))
  writeSTRef r x
  when ((7 - (3 + x)) > 6) $ do
    v2 <- readSTRef r
    modifySTRef r (+ (v2 - (6 * 8)))
  s <- readSTRef r
  return (s + (x - (8 * 7)))

f324 :: Int -> IO Int
f324 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ 8)
  writeIORef r 3
  s <- readIORef r
  return (s + v1)

f325 :: Int -> Int
f325 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (\s -> (1 * v1) + s)
  v2 <- readSTRef r
  modifySTRef r (\s -> ((3 - v1) * (v2 * 7)) + s)
  s <- readSTRef r
  return (s + ((1 * v1) - 8))

f326 :: Int -> Int
f326 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ ((9 + 9) * (i1 - x)))
    writeSTRef r x
  when (9 > 5) $ do
    modifySTRef r (+ ((x + x) * x))
    modifySTRef r (+ (x + 3))
  s <- readSTRef r
  return (s + ((12 + x) + (x + x)))

f327 :: Int -> IO Int
f327 x = do
  r <- newIORef 0
  when (((x - x) + (x * 2)) > 9) $ do
    writeIORef r ((5 - x) * x)
    modifyIORef r (+ ((7 + 5) + (8 + x)))
  v1 <- readIORef r
  writeIORef r ((4 - v1) * (v1 * 2))
  s <- readIORef r
  return (s + (v1 + (v1 - x)))

f328 :: Int -> IO Int
f328 x = do
  r <- newIORef 0
  writeIORef r (x * 3)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + ((x * x) + (x - x)))

f329 :: Int -> IO Int
f329 x = do
  r <- newIORef 0
  when (x > 5) $ do
    writeIORef r ((x * 7) - x)
    writeIORef r 5
  writeIORef r (x * x)
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (+ ((x + 3) + (i1 * 2)))
    v2 <- readIORef r
    modifyIORef r (+ i1)
  v3 <- readIORef r
  s <- readIORef r
  return (s + v3)

f330 :: Int -> IO Int
f330 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ (3 + 4))
  forM_ [1 .. 1] $ \i1 -> do
    writeIORef r 3
    modifyIORef r (+ (x + i1))
  s <- readIORef r
  return (s + (x + 6))

f331 :: Int -> IO Int
f331 x = do
  r <- newIORef 0
  when (x > 3) $ do
    writeIORef r ((2 - x) - x)
    v1 <- readIORef r
    modifyIORef r (\s -> ((3 - x) + 4) + s)
  modifyIORef r (\s -> x + s)
  putStr (show (8 + (2 * x)))
  forM_ [1 .. 1] $ \i2 -> do
    modifyIORef r (\s -> (x + (7 * i2)) + s)
    modifyIORef r (\s -> 4 + s)
  s <- readIORef r
  return (s + ((6 * 6) * (1 * 6)))

f332 :: Int -> IO Int
f332 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ (3 - (3 * x)))
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (+ ((4 + 7) - (i1 - 8)))
    writeIORef r ((x * i1) - (7 + x))
  v2 <- readIORef r
  writeIORef r (x * (x - x))
  s <- readIORef r
  return (s + ((1 - 9) - (x + x)))

f333 :: Int -> IO Int
f333 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (+ 9)
  modifyIORef r (+ (x + x))
  s <- readIORef r
  return (s + ((3 + x) * (7 - x)))

f334 :: Int -> IO Int
f334 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x - (x * x)) + s)
  modifyIORef r (\s -> ((x * x) * (6 + 7)) + s)
  modifyIORef r (\s -> 6 + s)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> (i1 * (7 * 8)) + s)
    modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + ((1 + 5) + (x * 3)))

f335 :: Int -> IO Int
f335 x = do
  r <- newIORef 0
  when (x > 9) $ do
    modifyIORef r (+ ((x - x) * x))
    writeIORef r x
  modifyIORef r (+ x)
  modifyIORef r (+ (x * x))
  writeIORef r x
  v1 <- readIORef r
  s <- readIORef r
  return (s + x)

f336 :: Int -> IO Int
f336 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  modifyIORef r (+ ((3 + x) - (x - x)))
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r (i1 * (x - 9))
    writeIORef r i1
  modifyIORef r (+ (x * (x * x)))
  s <- readIORef r
  return (s + 4)

f337 :: Int -> Int
f337 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    modifySTRef r (\s -> ((x * i1) - (x - 4)) + s)
    modifySTRef r (\s -> ((x + x) - 6) + s)
  forM_ [1 .. 3] $ \i2 -> do
    modifySTRef r (\s -> ((3 * 3) + (x + i2)) + s)
    modifySTRef r (\s -> i2 + s)
  modifySTRef r (\s -> (x - (4 + x)) + s)
  s <- readSTRef r
  return (s + x)

f338 :: Int -> Int
f338 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x * x) - (x * x)))
  writeSTRef r ((x * x) * (x + x))
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (+ ((x + 7) * 5))
    writeSTRef r x
  modifySTRef r (+ (5 * (3 + 4)))
  s <- readSTRef r
  return (s + x)

f339 :: Int -> Int
f339 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifySTRef r (+ ((i1 - i1) * i1))
    v2 <- readSTRef r
    modifySTRef r (+ x)
  modifySTRef r (+ x)
  modifySTRef r (+ (7 * (6 * x)))
  when (3 > 3) $ do
    writeSTRef r (x - x)
    modifySTRef r (+ x)
  s <- readSTRef r
  return (s + ((x + 4) - x))

f340 :: Int -> IO Int
f340 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> (x - (x + x)) + s)
  modifyIORef r (\s -> x + s)
  s <- readIORef r
  return (s + (x + (4 * 6)))

f341 :: Int -> IO Int
f341 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * 14) + (x - x)))
  modifyIORef r (+ ((x - x) - (5 + x)))
  v1 <- readIORef r
  v2 <- readIORef r
  modifyIORef r (+ 2)
  s <- readIORef r
  return (s + ((v1 + v2) * x))

f342 :: Int -> IO Int
f342 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (+ i1)
    writeIORef r ((i1 * 5) - i1)
  putStr (show 7)
  writeIORef r x
  when (8 > 4) $ do
    v2 <- readIORef r
    writeIORef r x
  v3 <- readIORef r
  s <- readIORef r
  return (s + ((3 - v3) * (x + x)))

f343 :: Int -> IO Int
f343 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x * 7) + s)
  modifyIORef r (\s -> (x + (x - x)) + s)
  s <- readIORef r
  return (s + (3 - 9))

f344 :: Int -> IO Int
f344 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * x) - 9))
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r (x + (6 * 3))
    writeIORef r i1
  modifyIORef r (+ x)
  modifyIORef r (+ (x + (6 + x)))
  writeIORef r ((6 + x) * x)
  s <- readIORef r
  return (s + ((13 + x) * 7))

f345 :: Int -> Int
f345 x = runST $ do
  r <- newSTRef 0
  writeSTRef r (x - x)
  modifySTRef r (+ x)
  when (x > 1) $ do
    modifySTRef r (+ ((x + x) * (1 - x)))
    modifySTRef r (+ x)
  writeSTRef r 6
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + ((v1 * 2) * (v1 + 2)))

f346 :: Int -> IO Int
f346 x = do
  r <- newIORef 0
  putStr (show x)
  v1 <- readIORef r
  modifyIORef r (\s -> v1 + s)
  v2 <- readIORef r
  s <- readIORef r
  return (s + 9)

f347 :: Int -> Int
f347 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  when (x > 5) $ do
    modifySTRef r (+ ((x * x) - (x + x)))
    modifySTRef r (+ 2)
  s <- readSTRef r
  return (s + ((x + 2) * x))

f348 :: Int -> IO Int
f348 x = do
  r <- newIORef 0
  v1 <- readIORef r
  forM_ [1 .. 3] $ \i2 -> do
    v3 <- readIORef r
    writeIORef r ((x * x) + (x * 3))
  forM_ [1 .. 2] $ \i4 -> do
    writeIORef r v1
    writeIORef r (5 + 5)
  s <- readIORef r
  return (s + ((v1 + x) * (x + x)))

f349 :: Int -> IO Int
f349 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r (x * 8)
    writeIORef r (9 - (i1 * i1))
  s <- readIORef r
  return (s + ((4 - x) * (7 - x)))

f350 :: Int -> IO Int
f350 x = do
  r <- newIORef 0
  modifyIORef r (+ (8 - (9 * x)))
  modifyIORef r (+ (x + 6))
  s <- readIORef r
  return (s + ((x * 6) - 4))

f351 :: Int -> IO Int
f351 x = do
  r <- newIORef 0
  writeIORef r (x - (x - x))
  forM_ [1 .. 4] $ \i1 -> do
    putStr (show ((x - 6) + (i1 + x)))
    writeIORef r ((i1 * i1) - i1)
  modifyIORef r (+ x)
  writeIORef r ((x + 8) - x)
  forM_ [1 .. 2] $ \i2 -> do
    putStr (show (i2 - i2))
    modifyIORef r (+ i2)
  s <- readIORef r
  return (s + ((2 * 2) - x))

f352 :: Int -> Int
f352 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r x
    writeSTRef r ((4 + i1) - x)
  writeSTRef r ((x - x) + x)
  s <- readSTRef r
  return (s + ((x + x) - x))

f353 :: Int -> Int
f353 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ 13)
  writeSTRef r (x * x)
  s <- readSTRef r
  return (s + ((x - x) - (x - x)))

f354 :: Int -> Int
f354 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x - x) + (x * x)))
  modifySTRef r (+ ((x + 9) - (x + x)))
  modifySTRef r (+ ((x * x) + (x + x)))
  modifySTRef r (+ (2 * (7 - x)))
  s <- readSTRef r
  return (s + (x * (x * x)))

f355 :: Int -> IO Int
f355 x = do
  r <- newIORef 0
  writeIORef r (3 - (2 + x))
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> (x * (1 - i1)) + s)
    modifyIORef r (\s -> ((7 - x) - (x - x)) + s)
  modifyIORef r (\s -> (x + 6) + s)
  s <- readIORef r
  return (s + (6 * x))

f356 :: Int -> Int
f356 x = runST $ do
  r <- newSTRef 0
  when ((x * (x + x)) > 6) $ do
    v1 <- readSTRef r
    v2 <- readSTRef r
    modifySTRef r (+ v1)
  writeSTRef r x
  s <- readSTRef r
  return (s + (x + (x - 7)))

f357 :: Int -> IO Int
f357 x = do
  r <- newIORef 0
  when (((x * 9) + (5 + 1)) > 9) $ do
    modifyIORef r (+ 2)
    writeIORef r ((x + 4) - (x + x))
  modifyIORef r (+ ((x * 6) + (x * x)))
  writeIORef r ((x + 4) + (2 - 9))
  modifyIORef r (+ x)
  v1 <- readIORef r
  s <- readIORef r
  return (s + v1)

f358 :: Int -> IO Int
f358 x = do
  r <- newIORef 0
  writeIORef r 9
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> (i1 - (x - x)) + s)
    writeIORef r (x * (6 - i1))
  modifyIORef r (\s -> ((x * 1) - x) + s)
  when (x > 1) $ do
    writeIORef r (x * x)
    writeIORef r x
  modifyIORef r (\s -> ((x * x) - (x + x)) + s)
  s <- readIORef r
  return (s + 1)

f359 :: Int -> IO Int
f359 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((i1 + i1) - (i1 * 9))
    modifyIORef r (+ ((x - i1) - (x - 3)))
  v2 <- readIORef r
  putStr (show x)
  modifyIORef r (+ ((v2 - v2) * (3 * 4)))
  s <- readIORef r
  return (s + x)

f360 :: Int -> IO Int
f360 x = do
  r <- newIORef 0
  when (x > 6) $ do
    writeIORef r (x + (6 - 4))
    modifyIORef r (+ x)
  v1 <- readIORef r
  modifyIORef r (+ (9 * (v1 * 6)))
  s <- readIORef r
  return (s + ((v1 + v1) * 4))

f361 :: Int -> IO Int
f361 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> 5 + s)
  writeIORef r (v1 - (v1 - v1))
  s <- readIORef r
  return (s + ((v1 * v1) * (x * v1)))

f362 :: Int -> IO Int
f362 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  when (x > 7) $ do
    modifyIORef r (+ x)
    writeIORef r x
  writeIORef r ((2 + x) + (x - x))
  s <- readIORef r
  return (s + x)

f363 :: Int -> IO Int
f363 x = do
  r <- newIORef 0
  modifyIORef r (+ 6)
  when (((x + x) * 4) > 6) $ do
    modifyIORef r (+ (3 - (x * x)))
    modifyIORef r (+ x)
  s <- readIORef r
  return (s + 3)

f364 :: Int -> IO Int
f364 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> i1 + s)
    writeIORef r ((2 + 8) * 3)
  forM_ [1 .. 3] $ \i2 -> do
    v3 <- readIORef r
    modifyIORef r (\s -> ((x + v3) - (v3 + i2)) + s)
  s <- readIORef r
  return (s + x)

f365 :: Int -> IO Int
f365 x = do
  r <- newIORef 0
  when (((2 * x) - (x + x)) > 1) $ do
    writeIORef r ((x * x) * x)
    modifyIORef r (+ ((9 - x) - x))
  writeIORef r (7 - (8 * x))
  writeIORef r (x - x)
  writeIORef r 2
  s <- readIORef r
  return (s + ((1 - x) + (x * x)))

f366 :: Int -> IO Int
f366 x = do
  r <- newIORef 0
  when (((x - 8) + x) > 8) $ do
    modifyIORef r (+ ((x - 1) - (x + 8)))
    modifyIORef r (+ ((x - x) + (1 * 8)))
  modifyIORef r (+ (5 * x))
  s <- readIORef r
  return (s + ((2 + x) - 3))

f367 :: Int -> Int
f367 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  writeSTRef r ((1 + x) * (x * x))
  writeSTRef r x
  s <- readSTRef r
  return (s + x)

f368 :: Int -> Int
f368 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((x - x) * (2 - x)))
  v1 <- readSTRef r
  when (((x + 9) * (5 - x)) > 9) $ do
    v2 <- readSTRef r
    modifySTRef r (+ (4 + (4 + 2)))
  forM_ [1 .. 3] $ \i3 -> do
    modifySTRef r (+ ((i3 * i3) + (2 + v1)))
    modifySTRef r (+ ((2 * 4) + x))
  s <- readSTRef r
  return (s + 6)

f369 :: Int -> Int
f369 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  when (((v1 * v1) + (x + x)) > 7) $ do
    writeSTRef r x
    writeSTRef r x
  when (((5 - v1) - (6 + 9)) > 9) $ do
    writeSTRef r (v1 + (6 - x))
    writeSTRef r ((x + v1) * (4 - x))
  s <- readSTRef r
  return (s + (x + (v1 - v1)))

f370 :: Int -> IO Int
f370 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x + x) - 9) + s)
  v1 <- readIORef r
  v2 <- readIORef r
  writeIORef r (v2 + 5)
  s <- readIORef r
  return (s + ((6 * 6) - 9))

f371 :: Int -> IO Int
f371 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((1 - 10) - x)
    modifyIORef r (+ ((3 * 2) - (3 - 1)))
  modifyIORef r (+ ((x + x) - (9 - 3)))
  s <- readIORef r
  return (s + ((9 - 6) + x))

f372 :: Int -> IO Int
f372 x = do
  r <- newIORef 0
  v1 <- readIORef r
  v2 <- readIORef r
  forM_ [1 .. 2] $ \i3 -> do
    writeIORef r v2
    modifyIORef r (+ x)
  forM_ [1 .. 4] $ \i4 -> do
    writeIORef r x
    modifyIORef r (+ ((v2 * i4) * (v2 * v2)))
  s <- readIORef r
  return (s + ((v2 + v2) - v2))

f373 :: Int -> Int
f373 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 1] $ \i1 -> do
    modifySTRef r (\s -> x + s)
    v2 <- readSTRef r
    modifySTRef r (\s -> x + s)
  forM_ [1 .. 3] $ \i3 -> do
    modifySTRef r (\s -> x + s)
    modifySTRef r (\s -> ((x + x) + x) + s)
  writeSTRef r x
  v4 <- readSTRef r
  forM_ [1 .. 3] $ \i5 -> do
    writeSTRef r (i5 + x)
    modifySTRef r (\s -> ((3 * v4) * 5) + s)
  s <- readSTRef r
  return (s + ((1 + x) + 4))

f374 :: Int -> Int
f374 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (9 + x))
  v1 <- readSTRef r
  writeSTRef r (x + x)
  s <- readSTRef r
  return (s + ((8 - 5) - (5 + 1)))

f375 :: Int -> Int
f375 x = runST $ do
  r <- newSTRef 0
  writeSTRef r (x + x)
  modifySTRef r (+ (x + x))
  s <- readSTRef r
  return (s + ((x + x) - 3))

f376 :: Int -> Int
f376 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  writeSTRef r ((v1 * 7) * (6 - v1))
  when ((v1 + (x * x)) > 2) $ do
    writeSTRef r (x - (v1 - 4))
    v2 <- readSTRef r
    modifySTRef r (\s -> v1 + s)
  writeSTRef r (x * (3 * x))
  writeSTRef r ((x - 3) - x)
  s <- readSTRef r
  return (s + ((x - 7) - v1))

f377 :: Int -> IO Int
f377 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r x
    modifyIORef r (+ ((i1 + i1) - (x + 9)))
  putStr (show ((x * x) * x))
  s <- readIORef r
  return (s + x)

f378 :: Int -> IO Int
f378 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r ((v1 - 3) - (v1 - 5))
  v2 <- readIORef r
  modifyIORef r (+ x)
  modifyIORef r (+ (7 + (v1 - 3)))
  s <- readIORef r
  return (s + ((3 - x) + (v1 - v2)))

f379 :: Int -> IO Int
f379 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r ((9 - 6) * (6 * x))
    writeIORef r 7
  modifyIORef r (\s -> ((x + x) - x) + s)
  writeIORef r (x - (x - x))
  s <- readIORef r
  return (s + x)

f380 :: Int -> IO Int
f380 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + 9) * (x + x)))
  when ((3 * (9 + x)) > 7) $ do
    writeIORef r 4
    writeIORef r x
  writeIORef r (7 + (x + x))
  s <- readIORef r
  return (s + x)

f381 :: Int -> Int
f381 x = runST $ do
  r <- newSTRef 0
  writeSTRef r (x * (x + x))
  when (6 > 9) $ do
    v1 <- readSTRef r
    modifySTRef r (+ ((v1 * v1) + x))
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + ((x * 2) - x))

f382 :: Int -> IO Int
f382 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (\s -> ((6 + 2) + (x * v1)) + s)
  modifyIORef r (\s -> ((v1 - 8) * (x - x)) + s)
  when (v1 > 6) $ do
    modifyIORef r (\s -> ((x - 6) + v1) + s)
    writeIORef r ((x - 1) + x)
  writeIORef r (5 - 7)
  s <- readIORef r
  return (s + (x * v1))

f383 :: Int -> Int
f383 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x + (x * 9)))
  v1 <- readSTRef r
  writeSTRef r (v1 + (x * x))
  writeSTRef r v1
  s <- readSTRef r
  return (s + v1)

f384 :: Int -> IO Int
f384 x = do
  r <- newIORef 0
  v1 <- readIORef r
  modifyIORef r (+ v1)
  writeIORef r ((v1 - 6) - 9)
  modifyIORef r (+ v1)
  s <- readIORef r
  return (s + ((7 * x) + x))

f385 :: Int -> IO Int
f385 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((5 * 8) - (5 + 3)) + s)
  v1 <- readIORef r
  writeIORef r v1
  s <- readIORef r
  return (s + ((v1 + x) + x))

f386 :: Int -> IO Int
f386 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x - x) + x))
  modifyIORef r (+ 5)
  when (4 > 6) $ do
    modifyIORef r (+ (1 + x))
    modifyIORef r (+ 8)
  putStr (show x)
  writeIORef r ((x - x) * (x * 7))
  s <- readIORef r
  return (s + ((x - x) - (x - x)))

f387 :: Int -> IO Int
f387 x = do
  r <- newIORef 0
  modifyIORef r (+ (x * x))
  when (((5 - x) + x) > 8) $ do
    writeIORef r 8
    writeIORef r (x - (x - 2))
  v1 <- readIORef r
  s <- readIORef r
  return (s + (9 + (6 * 5)))

f388 :: Int -> IO Int
f388 x = do
  r <- newIORef 0
  putStr (show ((x + 8) - (x - x)))
  modifyIORef r (\s -> x + s)
  writeIORef r ((x - 9) * (6 + 7))
  when (8 > 4) $ do
    writeIORef r (8 - (x - 3))
    putStr (show 6)
  s <- readIORef r
  return (s + x)

f389 :: Int -> IO Int
f389 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - x))
  modifyIORef r (+ x)
  modifyIORef r (+ ((x + x) * (14 * x)))
  s <- readIORef r
  return (s + (x - 6))

f390 :: Int -> IO Int
f390 x = do
  r <- newIORef 0
  when (((3 + x) * (3 * x)) > 7) $ do
    v1 <- readIORef r
    writeIORef r ((v1 * x) - 9)
  v2 <- readIORef r
  when (x > 5) $ do
    writeIORef r ((v2 + x) + v2)
    writeIORef r ((x * v2) + (v2 + v2))
  v3 <- readIORef r
  modifyIORef r (+ ((5 - v2) * (6 * v3)))
  s <- readIORef r
  return (s + (x - (8 + 1)))

f391 :: Int -> IO Int
f391 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  when (x > 1) $ do
    modifyIORef r (\s -> x + s)
    writeIORef r x
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (\s -> ((x - i1) + (i1 * 3)) + s)
    modifyIORef r (\s -> ((i1 + i1) * x) + s)
  writeIORef r (x * (x + x))
  modifyIORef r (\s -> (x * (x + 5)) + s)
  s <- readIORef r
  return (s + x)

f392 :: Int -> IO Int
f392 x = do
  r <- newIORef 0
  modifyIORef r (+ 2)
  modifyIORef r (+ x)
  when (x > 3) $ do
    modifyIORef r (+ ((x + x) * (7 * 9)))
    writeIORef r 1
  modifyIORef r (+ 11)
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + (x * 4))

f393 :: Int -> Int
f393 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ ((5 - 3) * (8 + v1)))
  modifySTRef r (+ 5)
  writeSTRef r x
  s <- readSTRef r
  return (s + ((v1 * v1) + (x - v1)))

f394 :: Int -> IO Int
f394 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x - 6) + (x + x)) + s)
  modifyIORef r (\s -> 6 + s)
  modifyIORef r (\s -> ((x - x) * (5 - x)) + s)
  s <- readIORef r
  return (s + (x + 8))

f395 :: Int -> Int
f395 x = runST $ do
  r <- newSTRef 0
  writeSTRef r (10 * (x * x))
  modifySTRef r (+ (5 * (x + x)))
  writeSTRef r x
  s <- readSTRef r
  return (s + ((x - 2) - 7))

f396 :: Int -> Int
f396 x = runST $ do
  r <- newSTRef 0
  writeSTRef r ((5 + x) + 1)
  modifySTRef r (+ ((4 - x) * (x - x)))
  forM_ [1 .. 4] $ \i1 -> do
    v2 <- readSTRef r
    modifySTRef r (+ 9)
  s <- readSTRef r
  return (s + ((x * 7) - (9 + x)))

f397 :: Int -> IO Int
f397 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  v1 <- readIORef r
  modifyIORef r (\s -> (x * x) + s)
  s <- readIORef r
  return (s + ((x - 8) + (x + x)))

f398 :: Int -> IO Int
f398 x = do
  r <- newIORef 0
  when (3 > 1) $ do
    modifyIORef r (+ ((4 + 5) * (x * 5)))
    writeIORef r 7
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + (x * (x + x)))

f399 :: Int -> Int
f399 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x - x))
  modifySTRef r (+ 1)
  s <- readSTRef r
  return (s + x)

f400 :: Int -> Int
f400 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  forM_ [1 .. 1] $ \i2 -> do
    modifySTRef r (\s -> ((i2 * x) * (v1 + x)) + s)
    modifySTRef r (\s -> 9 + s)
  modifySTRef r (\s -> x + s)
  v3 <- readSTRef r
  forM_ [1 .. 1] $ \i4 -> do
    writeSTRef r ((i4 + v1) + v3)
    modifySTRef r (\s -> ((v3 - x) * i4) + s)
  s <- readSTRef r
  return (s + ((v3 - v3) * (7 + x)))

f401 :: Int -> IO Int
f401 x = do
  r <- newIORef 0
  v1 <- readIORef r
  forM_ [1 .. 2] $ \i2 -> do
    modifyIORef r (+ (x - i2))
    modifyIORef r (+ ((v1 + 3) * (1 * 6)))
  writeIORef r ((x - x) + x)
  s <- readIORef r
  return (s + x)

f402 :: Int -> Int
f402 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x - (x + x)))
  when (((x - x) * 2) > 4) $ do
    modifySTRef r (+ (9 - (x - x)))
    modifySTRef r (+ ((1 + x) * (x * x)))
  s <- readSTRef r
  return (s + ((x * x) + (x - 4)))

f403 :: Int -> IO Int
f403 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    v2 <- readIORef r
    writeIORef r 7
  modifyIORef r (\s -> ((7 - x) * (x + 2)) + s)
  v3 <- readIORef r
  modifyIORef r (\s -> ((v3 * v3) - x) + s)
  s <- readIORef r
  return (s + ((v3 * x) * (3 - x)))

f404 :: Int -> Int
f404 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  forM_ [1 .. 4] $ \i2 -> do
    writeSTRef r i2
    writeSTRef r 4
  modifySTRef r (+ x)
  when (x > 12) $ do
    writeSTRef r (x - v1)
    modifySTRef r (+ ((x + 7) + (v1 - x)))
  modifySTRef r (+ (x + (9 + x)))
  s <- readSTRef r
  return (s + ((v1 - v1) * v1))

f405 :: Int -> IO Int
f405 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x - x) + (x + x)))
  modifyIORef r (+ (9 + x))
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (+ (i1 - i1))
    writeIORef r ((x + 3) * i1)
  modifyIORef r (+ ((x - x) + (x + 7)))
  s <- readIORef r
  return (s + ((7 - x) * (x - x)))

f406 :: Int -> IO Int
f406 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (5 + x) + s)
  modifyIORef r (\s -> ((5 * 9) - (x * x)) + s)
  when (x > 2) $ do
    writeIORef r (x + (x + x))
    modifyIORef r (\s -> x + s)
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (\s -> ((x + x) - x) + s)
    writeIORef r 9
  when ((x - (x * x)) > 6) $ do
    modifyIORef r (\s -> 9 + s)
    v2 <- readIORef r
    modifyIORef r (\s -> ((v2 * 5) * x) + s)
  s <- readIORef r
  return (s + ((x - x) + (5 + x)))

f407 :: Int -> Int
f407 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ 8)
  writeSTRef r ((x - x) * (x + 3))
  when (((8 * 6) + (6 - x)) > 6) $ do
    writeSTRef r x
    modifySTRef r (+ ((6 - x) - x))
  modifySTRef r (+ (x * (x + x)))
  modifySTRef r (+ (x + 1))
  s <- readSTRef r
  return (s + x)

f408 :: Int -> Int
f408 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ (x * (x - x)))
  v2 <- readSTRef r
  modifySTRef r (+ (2 - v2))
  s <- readSTRef r
  return (s + x)

f409 :: Int -> IO Int
f409 x = do
  r <- newIORef 0
  writeIORef r x
  modifyIORef r (\s -> x + s)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> ((9 * x) + (i1 * i1)) + s)
    writeIORef r (x - 2)
  v2 <- readIORef r
  forM_ [1 .. 4] $ \i3 -> do
    writeIORef r v2
    writeIORef r (7 - x)
  s <- readIORef r
  return (s + ((v2 + x) + 6))

f410 :: Int -> Int
f410 x = runST $ do
  r <- newSTRef 0
  when (x > 11) $ do
    writeSTRef r (x + x)
    writeSTRef r ((7 + x) + (8 * 8))
  writeSTRef r ((x * x) * (x + x))
  s <- readSTRef r
  return (s + (x * 3))

f411 :: Int -> IO Int
f411 x = do
  r <- newIORef 0
  modifyIORef r (+ (x + (9 * x)))
  when (x > 7) $ do
    writeIORef r ((x - 6) + x)
    modifyIORef r (+ x)
  modifyIORef r (+ (x * (x * x)))
  v1 <- readIORef r
  putStr (show v1)
  s <- readIORef r
  return (s + ((x * v1) * (x + v1)))

f412 :: Int -> Int
f412 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> (2 + (8 * x)) + s)
  v1 <- readSTRef r
  writeSTRef r ((v1 - 1) - (x - x))
  when (((x + v1) + x) > 8) $ do
    writeSTRef r v1
    v2 <- readSTRef r
    modifySTRef r (\s -> ((v1 + x) + 9) + s)
  s <- readSTRef r
  return (s + ((v1 * 3) * (v1 + x)))

f413 :: Int -> IO Int
f413 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  when (x > 3) $ do
    writeIORef r ((x + x) + 5)
    modifyIORef r (+ x)
  writeIORef r x
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + x)

f414 :: Int -> IO Int
f414 x = do
  r <- newIORef 0
  modifyIORef r (+ (x + (3 * x)))
  when ((x * x) > 7) $ do
    modifyIORef r (+ x)
    writeIORef r 3
  s <- readIORef r
  return (s + ((x + x) + x))

f415 :: Int -> IO Int
f415 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    v2 <- readIORef r
    writeIORef r (5 - (x * 7))
  modifyIORef r (\s -> ((x + 1) + 9) + s)
  s <- readIORef r
  return (s + 1)

f416 :: Int -> IO Int
f416 x = do
  r <- newIORef 0
  modifyIORef r (+ (8 - (x * x)))
  modifyIORef r (+ x)
  writeIORef r x
  when (x > 7) $ do
    writeIORef r x
    writeIORef r ((8 - 2) - (x - x))
  forM_ [1 .. 3] $ \i1 -> do
    v2 <- readIORef r
    writeIORef r i1
  s <- readIORef r
  return (s + ((x + x) + (x - 10)))

f417 :: Int -> IO Int
f417 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    writeIORef r ((6 + 8) + x)
    modifyIORef r (+ ((i1 + i1) - (x - 5)))
  modifyIORef r (+ (8 - (x * x)))
  when (((x * 2) + x) > 4) $ do
    writeIORef r x
    v2 <- readIORef r
    modifyIORef r (+ ((x * x) - (v2 * x)))
  modifyIORef r (+ 4)
  when ((x * 9) > 1) $ do
    modifyIORef r (+ ((7 * x) - (x - x)))
    modifyIORef r (+ (x * (x - x)))
  s <- readIORef r
  return (s + (x * (x - x)))

f418 :: Int -> IO Int
f418 x = do
  r <- newIORef 0
  putStr (show (x - (6 * x)))
  modifyIORef r (\s -> (x + (7 * x)) + s)
  forM_ [1 .. 2] $ \i1 -> do
    putStr (show (4 + (i1 * i1)))
    v2 <- readIORef r
    modifyIORef r (\s -> ((x + 6) * (x + x)) + s)
  when (x > 5) $ do
    putStr (show ((x - 1) - (x - x)))
    writeIORef r ((x + 1) - (6 * x))
  when (((2 - x) + (x + 2)) > 6) $ do
    putStr (show (x - (x * x)))
    writeIORef r 5
  s <- readIORef r
  return (s + (x - (x - 9)))

f419 :: Int -> IO Int
f419 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * x) - (x + 1)))
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ (i1 * x))
    writeIORef r ((x - 10) - x)
  modifyIORef r (+ (x - x))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + ((3 - x) - x))

f420 :: Int -> Int
f420 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ x)
  v1 <- readSTRef r
  when (((x - 1) + (4 * x)) > 1) $ do
    writeSTRef r x
    v2 <- readSTRef r
    modifySTRef r (+ ((v1 + 7) + (v2 - v2)))
  writeSTRef r ((8 + 3) - (v1 * 5))
  modifySTRef r (+ 3)
  s <- readSTRef r
  return (s + (x + x))

f421 :: Int -> Int
f421 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (\s -> ((x - x) - (x * i1)) + s)
    modifySTRef r (\s -> (x + 5) + s)
  modifySTRef r (\s -> ((x + 7) - (6 - 2)) + s)
  writeSTRef r x
  when (((9 + x) - x) > 9) $ do
    v2 <- readSTRef r
    writeSTRef r ((5 - v2) + x)
  modifySTRef r (\s -> ((x * x) - x) + s)
  s <- readSTRef r
  return (s + ((x * x) + (x - x)))

f422 :: Int -> IO Int
f422 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r ((x * x) + x)
  s <- readIORef r
  return (s + ((13 * 2) - x))

f423 :: Int -> IO Int
f423 x = do
  r <- newIORef 0
  putStr (show (x - (x * x)))
  modifyIORef r (+ ((6 * x) * (9 - 6)))
  s <- readIORef r
  return (s + ((x + x) + (x * x)))

f424 :: Int -> IO Int
f424 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (\s -> 3 + s)
    writeIORef r 8
  v2 <- readIORef r
  s <- readIORef r
  return (s + (x + (2 * x)))

f425 :: Int -> Int
f425 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  v2 <- readSTRef r
  v3 <- readSTRef r
  modifySTRef r (+ v3)
  s <- readSTRef r
  return (s + x)

f426 :: Int -> Int
f426 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ x)
  modifySTRef r (+ x)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + ((x - 5) + x))

f427 :: Int -> IO Int
f427 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (\s -> ((x - 5) - x) + s)
    writeIORef r i1
  modifyIORef r (\s -> (x - (x * 3)) + s)
  writeIORef r ((x - x) + (x - x))
  forM_ [1 .. 3] $ \i2 -> do
    writeIORef r 2
    writeIORef r (i2 * (i2 - 2))
  s <- readIORef r
  return (s + ((x + x) - (x * 7)))

f428 :: Int -> Int
f428 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x * (x * x)))
  when (x > 9) $ do
    modifySTRef r (+ x)
    v1 <- readSTRef r
    modifySTRef r (+ x)
  forM_ [1 .. 1] $ \i2 -> do
    writeSTRef r (x * 7)
    writeSTRef r ((i2 + 1) + (1 * i2))
  modifySTRef r (+ (x * (x + x)))
  writeSTRef r x
  s <- readSTRef r
  return (s + ((x + x) * (x - 9)))

f429 :: Int -> IO Int
f429 x = do
  r <- newIORef 0
  when (((x + x) - 7) > 3) $ do
    writeIORef r ((4 - x) + (x * 2))
    v1 <- readIORef r
    modifyIORef r (+ x)
  v2 <- readIORef r
  when (((x + x) - (x + 4)) > 7) $ do
    writeIORef r v2
    writeIORef r 5
  putStr (show (4 - x))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + x)

f430 :: Int -> IO Int
f430 x = do
  r <- newIORef 0
  writeIORef r (x + (x - 5))
  v1 <- readIORef r
  v2 <- readIORef r
  writeIORef r 6
  v3 <- readIORef r
  s <- readIORef r
  return (s + 2)

f431 :: Int -> IO Int
f431 x = do
  r <- newIORef 0
  modifyIORef r (+ 5)
  v1 <- readIORef r
  forM_ [1 .. 1] $ \i2 -> do
    modifyIORef r (+ ((4 + i2) + 7))
    modifyIORef r (+ 5)
  modifyIORef r (+ (x * x))
  s <- readIORef r
  return (s + 3)

f432 :: Int -> IO Int
f432 x = do
  r <- newIORef 0
  modifyIORef r (+ (x - (7 + x)))
  modifyIORef r (+ ((x - 7) - x))
  modifyIORef r (+ ((x * x) + (x - x)))
  s <- readIORef r
  return (s + 4)

f433 :: Int -> IO Int
f433 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (5 - (x * x)) + s)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (\s -> (x - 1) + s)
    modifyIORef r (\s -> (x * (x + x)) + s)
  s <- readIORef r
  return (s + ((x + x) - (x - 8)))

f434 :: Int -> IO Int
f434 x = do
  r <- newIORef 0
  when (((x + 1) * (2 * x)) > 6) $ do
    modifyIORef r (+ 10)
    writeIORef r (x * (x - x))
  writeIORef r x
  when ((x + (x + 6)) > 4) $ do
    modifyIORef r (+ x)
    writeIORef r ((1 * x) * (x - 4))
  s <- readIORef r
  return (s + 7)

f435 :: Int -> Int
f435 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 1] $ \i1 -> do
    modifySTRef r (+ ((x * i1) - (x - i1)))
    writeSTRef r ((i1 + i1) - i1)
  forM_ [1 .. 1] $ \i2 -> do
    modifySTRef r (+ ((i2 * x) - (i2 * 9)))
    modifySTRef r (+ ((i2 - i2) * (x - i2)))
  s <- readSTRef r
  return (s + ((6 * x) - x))

f436 :: Int -> IO Int
f436 x = do
  r <- newIORef 0
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> (1 - (x - x)) + s)
  writeIORef r x
  s <- readIORef r
  return (s + x)

f437 :: Int -> Int
f437 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 4] $ \i1 -> do
    v2 <- readSTRef r
    modifySTRef r (+ ((8 + v2) - (8 - 6)))
  v3 <- readSTRef r
  modifySTRef r (+ 8)
  s <- readSTRef r
  return (s + 9)

f438 :: Int -> IO Int
f438 x = do
  r <- newIORef 0
  v1 <- readIORef r
  when (((x - x) - v1) > 3) $ do
    v2 <- readIORef r
    writeIORef r ((x - x) + 3)
  s <- readIORef r
  return (s + ((4 * v1) + (8 * x)))

f439 :: Int -> Int
f439 x = runST $ do
  r <- newSTRef 0
  writeSTRef r x
  v1 <- readSTRef r
  modifySTRef r (\s -> 9 + s)
  s <- readSTRef r
  return (s + 8)

f440 :: Int -> Int
f440 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((9 * 6) - (x + x)))
  modifySTRef r (+ (x * x))
  s <- readSTRef r
  return (s + ((6 * x) * (x * x)))

f441 :: Int -> IO Int
f441 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + 5) * x))
  v1 <- readIORef r
  modifyIORef r (+ ((v1 + x) * (v1 - x)))
  s <- readIORef r
  return (s + ((v1 * x) - (x * v1)))

f442 :: Int -> Int
f442 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> 3 + s)
  forM_ [1 .. 1] $ \i1 -> do
    modifySTRef r (\s -> (9 * (i1 * 5)) + s)
    modifySTRef r (\s -> (x + (7 - x)) + s)
  s <- readSTRef r
  return (s + ((x + x) - (x + 9)))

f443 :: Int -> IO Int
f443 x = do
  r <- newIORef 0
  writeIORef r ((x - x) + (x * x))
  v1 <- readIORef r
  when (((x - x) + 2) > 3) $ do
    modifyIORef r (+ ((x * 7) - (v1 * 9)))
    writeIORef r v1
  v2 <- readIORef r
  modifyIORef r (+ (v1 - (x * v1)))
  s <- readIORef r
  return (s + (x - 4))

f444 :: Int -> IO Int
f444 x = do
  r <- newIORef 0
  when (x > 8) $ do
    writeIORef r (x + (x + x))
    writeIORef r (x - x)
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (+ (i1 + (6 - 1)))
    modifyIORef r (+ 1)
  modifyIORef r (+ x)
  when ((5 - (x * 1)) > 8) $ do
    v2 <- readIORef r
    modifyIORef r (+ (v2 + v2))
  s <- readIORef r
  return (s + x)

f445 :: Int -> Int
f445 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  modifySTRef r (\s -> x + s)
  s <- readSTRef r
  return (s + (x - x))

f446 :: Int -> IO Int
f446 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    writeIORef r (x * (x - i1))
    modifyIORef r (+ x)
  when (((x * x) * (7 - x)) > 10) $ do
    writeIORef r ((x * x) * x)
    putStr (show ((x + x) * (5 + x)))
  when ((x - (1 + x)) > 5) $ do
    writeIORef r ((x + 7) * (x + x))
    writeIORef r 2
  putStr (show ((9 - x) - (x - x)))
  s <- readIORef r
  return (s + ((x + x) - (x - 5)))

f447 :: Int -> IO Int
f447 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  writeIORef r ((x * x) - (5 * 8))
  forM_ [1 .. 1] $ \i1 -> do
    modifyIORef r (+ 8)
    v2 <- readIORef r
    modifyIORef r (+ ((7 * 9) * (v2 - x)))
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + 1)

f448 :: Int -> IO Int
f448 x = do
  r <- newIORef 0
  putStr (show ((x + x) + (x - 3)))
  putStr (show 6)
  modifyIORef r (\s -> ((x + x) + (1 * 2)) + s)
  v1 <- readIORef r
  when ((4 * 4) > 4) $ do
    modifyIORef r (\s -> ((x * 7) - (v1 * v1)) + s)
    writeIORef r (4 * v1)
  s <- readIORef r
  return (s + 5)

f449 :: Int -> IO Int
f449 x = do
  r <- newIORef 0
  writeIORef r (x - (8 - x))
  modifyIORef r (+ x)
  modifyIORef r (+ (6 - (x - x)))
  v1 <- readIORef r
  when (8 > 9) $ do
    writeIORef r 6
    modifyIORef r (+ ((v1 * v1) + x))
  s <- readIORef r
  return (s + ((x - v1) * 9))

f450 :: Int -> IO Int
f450 x = do
  r <- newIORef 0
  forM_ [1 .. 1] $ \i1 -> do
    putStr (show x)
    writeIORef r (x * (4 - i1))
  putStr (show ((x * x) - x))
  s <- readIORef r
  return (s + x)

f451 :: Int -> IO Int
f451 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((x + x) * x) + s)
  when (7 > 1) $ do
    modifyIORef r (\s -> ((x * x) * x) + s)
    modifyIORef r (\s -> x + s)
  putStr (show ((x * 8) - 6))
  modifyIORef r (\s -> 8 + s)
  s <- readIORef r
  return (s + ((9 * x) - x))

f452 :: Int -> IO Int
f452 x = do
  r <- newIORef 0
  v1 <- readIORef r
  forM_ [1 .. 2] $ \i2 -> do
    modifyIORef r (+ ((v1 - x) * i2))
    writeIORef r 9
  when (((6 * x) - x) > 3) $ do
    writeIORef r (x * (3 * x))
    v3 <- readIORef r
    modifyIORef r (+ x)
  putStr (show ((v1 + x) - (x * v1)))
  v4 <- readIORef r
  s <- readIORef r
  return (s + 3)

f453 :: Int -> IO Int
f453 x = do
  r <- newIORef 0
  putStr (show x)
  writeIORef r ((x - 6) - (5 + x))
  v1 <- readIORef r
  s <- readIORef r
  return (s + v1)

f454 :: Int -> IO Int
f454 x = do
  r <- newIORef 0
  writeIORef r ((x - 7) + (x * x))
  modifyIORef r (\s -> x + s)
  modifyIORef r (\s -> ((x + 7) - 6) + s)
  putStr (show ((x - 3) - (x - x)))
  s <- readIORef r
  return (s + ((8 - 1) - (x - 3)))

f455 :: Int -> Int
f455 x = runST $ do
  r <- newSTRef 0
  when ((8 * x) > 7) $ do
    modifySTRef r (+ (x + (x + x)))
    modifySTRef r (+ ((x - x) + x))
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + ((v1 * 5) * (6 * v1)))

f456 :: Int -> Int
f456 x = runST $ do
  r <- newSTRef 0
  when (((1 * 8) - (8 - x)) > 3) $ do
    modifySTRef r (+ ((x + 3) * 2))
    writeSTRef r (x + (3 - x))
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + ((v1 - v1) + (6 * x)))

f457 :: Int -> Int
f457 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> ((x * x) * (1 - 3)) + s)
  v1 <- readSTRef r
  forM_ [1 .. 3] $ \i2 -> do
    writeSTRef r ((x + 2) + x)
    modifySTRef r (\s -> x + s)
  when (x > 7) $ do
    modifySTRef r (\s -> (5 - (v1 * v1)) + s)
    writeSTRef r ((x - 5) * (v1 + x))
  forM_ [1 .. 2] $ \i3 -> do
    writeSTRef r ((v1 * i3) * v1)
    writeSTRef r ((x + 7) - i3)
  s <- readSTRef r
  return (s + v1)

f458 :: Int -> IO Int
f458 x = do
  r <- newIORef 0
  putStr (show (4 * 2))
  modifyIORef r (+ (x + x))
  s <- readIORef r
  return (s + 7)

f459 :: Int -> Int
f459 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((5 - 3) - 9))
  modifySTRef r (+ ((5 - x) - (x * 4)))
  s <- readSTRef r
  return (s + x)

f460 :: Int -> Int
f460 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifySTRef r (\s -> ((x - 3) + (i1 + x)) + s)
    modifySTRef r (\s -> i1 + s)
  when (x > 8) $ do
    writeSTRef r x
    modifySTRef r (\s -> 1 + s)
  s <- readSTRef r
  return (s + ((x + 9) * (1 * x)))

f461 :: Int -> Int
f461 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ ((10 * 8) - (x * 2)))
  writeSTRef r ((x - x) * v1)
  s <- readSTRef r
  return (s + (x * (v1 - x)))

f462 :: Int -> IO Int
f462 x = do
  r <- newIORef 0
  when (x > 5) $ do
    writeIORef r 6
    modifyIORef r (+ x)
  modifyIORef r (+ (x * (x - 3)))
  modifyIORef r (+ ((x - x) * x))
  s <- readIORef r
  return (s + x)

f463 :: Int -> IO Int
f463 x = do
  r <- newIORef 0
  writeIORef r x
  putStr (show x)
  modifyIORef r (\s -> (8 * (5 + x)) + s)
  writeIORef r ((x * x) - (x - 3))
  s <- readIORef r
  return (s + ((x * 9) * (x * x)))

f464 :: Int -> IO Int
f464 x = do
  r <- newIORef 0
  writeIORef r ((x - 4) - (x - x))
  writeIORef r (6 + (x - x))
  s <- readIORef r
  return (s + (x - (x + x)))

f465 :: Int -> IO Int
f465 x = do
  r <- newIORef 0
  writeIORef r ((x - x) * x)
  modifyIORef r (+ 8)
  v1 <- readIORef r
  forM_ [1 .. 4] $ \i2 -> do
    writeIORef r (3 - (i2 - x))
    modifyIORef r (+ (i2 - 9))
  s <- readIORef r
  return (s + ((6 + x) * 2))

f466 :: Int -> IO Int
f466 x = do
  r <- newIORef 0
  modifyIORef r (\s -> ((4 - x) + x) + s)
  modifyIORef r (\s -> ((x + x) * (5 * x)) + s)
  v1 <- readIORef r
  s <- readIORef r
  return (s + x)

f467 :: Int -> Int
f467 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 1] $ \i1 -> do
    v2 <- readSTRef r
    modifySTRef r (+ i1)
  writeSTRef r ((2 - x) + x)
  when (((x - x) * x) > 5) $ do
    writeSTRef r (x + (3 * 6))
    writeSTRef r 11
  s <- readSTRef r
  return (s + x)

f468 :: Int -> Int
f468 x = runST $ do
  r <- newSTRef 0
  when (x > 3) $ do
    modifySTRef r (+ (9 + (x - 5)))
    modifySTRef r (+ (x - x))
  modifySTRef r (+ 5)
  modifySTRef r (+ ((x + x) * x))
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + ((v1 - x) + 1))

f469 :: Int -> IO Int
f469 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (\s -> (8 - i1) + s)
    putStr (show x)
  forM_ [1 .. 3] $ \i2 -> do
    putStr (show (x - x))
    writeIORef r (i2 + (3 - 1))
  putStr (show (5 - (x + x)))
  s <- readIORef r
  return (s + ((x + 2) * (x - x)))

f470 :: Int -> IO Int
f470 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    modifyIORef r (+ ((x * i1) + 1))
    modifyIORef r (+ ((4 + x) * (x * 3)))
  when (((x - x) - (x + 6)) > 9) $ do
    putStr (show ((x - 5) + (7 - 6)))
    writeIORef r ((1 * x) - (x * x))
  writeIORef r (x - (x + x))
  v2 <- readIORef r
  when (v2 > 6) $ do
    writeIORef r (v2 * (2 * v2))
    writeIORef r ((x - 8) + (2 + x))
  s <- readIORef r
  return (s + (v2 * 6))

f471 :: Int -> IO Int
f471 x = do
  r <- newIORef 0
  when ((1 - x) > 8) $ do
    modifyIORef r (+ ((x - 9) * (x * x)))
    writeIORef r x
  when (2 > 5) $ do
    writeIORef r (x - (2 * 9))
    modifyIORef r (+ ((x - x) * x))
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ x)
    writeIORef r 7
  s <- readIORef r
  return (s + x)

f472 :: Int -> IO Int
f472 x = do
  r <- newIORef 0
  forM_ [1 .. 3] $ \i1 -> do
    modifyIORef r (\s -> 6 + s)
    v2 <- readIORef r
    modifyIORef r (\s -> ((8 * 7) + i1) + s)
  when ((2 + x) > 6) $ do
    v3 <- readIORef r
    modifyIORef r (\s -> ((x * v3) - x) + s)
  modifyIORef r (\s -> (x - x) + s)
  s <- readIORef r
  return (s + (x + (x * 6)))

f473 :: Int -> Int
f473 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ (x * x))
  writeSTRef r (x * (6 * 7))
  v1 <- readSTRef r
  s <- readSTRef r
  return (s + ((7 - 3) - (x - v1)))

f474 :: Int -> IO Int
f474 x = do
  r <- newIORef 0
  modifyIORef r (+ x)
  forM_ [1 .. 3] $ \i1 -> do
    writeIORef r i1
    writeIORef r ((x - i1) - (x * 2))
  modifyIORef r (+ 2)
  putStr (show (3 - (x * x)))
  s <- readIORef r
  return (s + x)

f475 :: Int -> Int
f475 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> x + s)
  modifySTRef r (\s -> (x + x) + s)
  s <- readSTRef r
  return (s + 1)

f476 :: Int -> IO Int
f476 x = do
  r <- newIORef 0
  putStr (show 5)
  forM_ [1 .. 4] $ \i1 -> do
    v2 <- readIORef r
    v3 <- readIORef r
    modifyIORef r (+ (v2 - (2 - x)))
  when (((x * x) * x) > 4) $ do
    writeIORef r (x * (x + 4))
    writeIORef r ((5 * 3) + x)
  modifyIORef r (+ x)
  v4 <- readIORef r
  s <- readIORef r
  return (s + ((x + 6) - 2))

f477 :: Int -> IO Int
f477 x = do
  r <- newIORef 0
  writeIORef r 2
  v1 <- readIORef r
  modifyIORef r (+ x)
  v2 <- readIORef r
  s <- readIORef r
  return (s + ((x + v2) * (x - 6)))

f478 :: Int -> Int
f478 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> (x - (x + x)) + s)
  writeSTRef r (x - (x * 9))
  modifySTRef r (\s -> (x + 7) + s)
  forM_ [1 .. 1] $ \i1 -> do
    writeSTRef r (5 + 5)
    v2 <- readSTRef r
    modifySTRef r (\s -> ((9 - v2) * 3) + s)
  s <- readSTRef r
  return (s + (3 - (x * 2)))

f479 :: Int -> IO Int
f479 x = do
  r <- newIORef 0
  forM_ [1 .. 4] $ \i1 -> do
    writeIORef r i1
    modifyIORef r (+ 3)
  forM_ [1 .. 1] $ \i2 -> do
    writeIORef r x
    modifyIORef r (+ (8 + (i2 - x)))
  when (((x * x) * 7) > 10) $ do
    v3 <- readIORef r
    writeIORef r ((x * v3) - 9)
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + (5 + (6 * x)))

f480 :: Int -> Int
f480 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  when (((9 - x) * v1) > 1) $ do
    v2 <- readSTRef r
    modifySTRef r (+ v1)
  modifySTRef r (+ 2)
  when (5 > 1) $ do
    writeSTRef r x
    writeSTRef r x
  v3 <- readSTRef r
  s <- readSTRef r
  return (s + ((v1 + 7) - (v3 * v1)))

f481 :: Int -> IO Int
f481 x = do
  r <- newIORef 0
  v1 <- readIORef r
  writeIORef r 6
  writeIORef r ((1 - x) * 3)
  v2 <- readIORef r
  modifyIORef r (\s -> ((v1 * 2) - (v1 - x)) + s)
  s <- readIORef r
  return (s + v2)

f482 :: Int -> IO Int
f482 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x + 6) * x))
  writeIORef r ((x + 9) - x)
  modifyIORef r (+ x)
  s <- readIORef r
  return (s + (x + x))

f483 :: Int -> Int
f483 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (+ ((6 * 5) + (7 + x)))
  writeSTRef r 3
  when (((5 + x) * (7 * x)) > 1) $ do
    writeSTRef r 6
    modifySTRef r (+ x)
  modifySTRef r (+ x)
  s <- readSTRef r
  return (s + ((7 - x) - 5))

f484 :: Int -> Int
f484 x = runST $ do
  r <- newSTRef 0
  modifySTRef r (\s -> ((x * 8) * (x - x)) + s)
  v1 <- readSTRef r
  when (v1 > 1) $ do
    writeSTRef r ((1 + v1) - v1)
    writeSTRef r ((v1 + x) * (x - v1))
  forM_ [1 .. 3] $ \i2 -> do
    modifySTRef r (\s -> ((6 - 6) - (x * i2)) + s)
    modifySTRef r (\s -> ((7 + x) - (v1 * 7)) + s)
  forM_ [1 .. 4] $ \i3 -> do
    writeSTRef r (x - (i3 - 6))
    writeSTRef r ((6 * i3) * (i3 + v1))
  s <- readSTRef r
  return (s + x)

f485 :: Int -> Int
f485 x = runST $ do
  r <- newSTRef 0
  when (x > 7) $ do
    writeSTRef r ((x + 8) + (1 - 3))
    modifySTRef r (+ x)
  forM_ [1 .. 1] $ \i1 -> do
    writeSTRef r ((4 - x) + (1 + i1))
    modifySTRef r (+ (x - (i1 * i1)))
  modifySTRef r (+ ((x * x) * (x + x)))
  modifySTRef r (+ ((6 + 3) + 6))
  s <- readSTRef r
  return (s + (2 * (x + 1)))

f486 :: Int -> IO Int
f486 x = do
  r <- newIORef 0
  forM_ [1 .. 2] $ \i1 -> do
    modifyIORef r (+ ((2 - i1) - (6 + 1)))
    writeIORef r x
  writeIORef r ((x + x) + (x - 4))
  s <- readIORef r
  return (s + (x - (x - x)))

f487 :: Int -> IO Int
f487 x = do
  r <- newIORef 0
  when ((2 * 4) > 7) $ do
    writeIORef r (1 * x)
    writeIORef r ((x - 3) + x)
  when ((x * 5) > 9) $ do
    writeIORef r x
    writeIORef r ((x - x) * x)
  s <- readIORef r
  return (s + 2)

f488 :: Int -> IO Int
f488 x = do
  r <- newIORef 0
  v1 <- readIORef r
  when (((x * v1) * (x + x)) > 3) $ do
    writeIORef r ((2 + x) * x)
    modifyIORef r (+ x)
  forM_ [1 .. 2] $ \i2 -> do
    writeIORef r ((4 + x) * (1 - x))
    writeIORef r (x + (7 - i2))
  s <- readIORef r
  return (s + x)

f489 :: Int -> IO Int
f489 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * 3) * (x * 9)))
  modifyIORef r (+ x)
  v1 <- readIORef r
  modifyIORef r (+ ((v1 * v1) - (x + x)))
  s <- readIORef r
  return (s + ((x + x) + (x * 7)))

f490 :: Int -> IO Int
f490 x = do
  r <- newIORef 0
  modifyIORef r (\s -> 2 + s)
  v1 <- readIORef r
  modifyIORef r (\s -> ((x * 3) * 7) + s)
  s <- readIORef r
  return (s + (9 * 9))

f491 :: Int -> IO Int
f491 x = do
  r <- newIORef 0
  modifyIORef r (+ (8 - (x * x)))
  v1 <- readIORef r
  s <- readIORef r
  return (s + x)

f492 :: Int -> IO Int
f492 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * x) - (5 - 1)))
  writeIORef r x
  forM_ [1 .. 1] $ \i1 -> do
    v2 <- readIORef r
    writeIORef r v2
  s <- readIORef r
  return (s + (5 - (2 * 7)))

f493 :: Int -> IO Int
f493 x = do
  r <- newIORef 0
  when (((x - x) - (3 + 6)) > 4) $ do
    modifyIORef r (\s -> ((x * x) * x) + s)
    v1 <- readIORef r
    modifyIORef r (\s -> (x * x) + s)
  writeIORef r x
  v2 <- readIORef r
  putStr (show (9 - (x - v2)))
  s <- readIORef r
  return (s + v2)

f494 :: Int -> Int
f494 x = runST $ do
  r <- newSTRef 0
  when (((x + x) * (x + 7)) > 4) $ do
    modifySTRef r (+ ((3 + x) - 13))
    writeSTRef r 2
  modifySTRef r (+ ((x + x) + (2 + 1)))
  s <- readSTRef r
  return (s + x)

f495 :: Int -> IO Int
f495 x = do
  r <- newIORef 0
  modifyIORef r (+ ((x * 3) - (x - x)))
  modifyIORef r (+ ((6 + x) - 3))
  modifyIORef r (+ (4 - (6 + x)))
  s <- readIORef r
  return (s + 4)

f496 :: Int -> IO Int
f496 x = do
  r <- newIORef 0
  modifyIORef r (\s -> (x + 9) + s)
  writeIORef r ((6 - x) + 5)
  modifyIORef r (\s -> (6 + x) + s)
  s <- readIORef r
  return (s + (3 + x))

f497 :: Int -> Int
f497 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  when (2 > 7) $ do
    modifySTRef r (+ ((x + v1) * x))
    writeSTRef r 8
  v2 <- readSTRef r
  modifySTRef r (+ (v1 * (4 + x)))
  s <- readSTRef r
  return (s + (x - (3 - 3)))

f498 :: Int -> Int
f498 x = runST $ do
  r <- newSTRef 0
  v1 <- readSTRef r
  modifySTRef r (+ v1)
  modifySTRef r (+ 5)
  v2 <- readSTRef r
  s <- readSTRef r
  return (s + ((v1 * x) * (v2 + x)))

f499 :: Int -> Int
f499 x = runST $ do
  r <- newSTRef 0
  forM_ [1 .. 3] $ \i1 -> do
    writeSTRef r 4
    writeSTRef r i1
  modifySTRef r (\s -> (8 + (x * x)) + s)
  s <- readSTRef r
  return (s + ((x + 2) + x))
