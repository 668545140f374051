module StateThreads where

import Control.Monad
import Control.Monad.Fix
import Control.Monad.ST
import qualified Control.Monad.ST.Lazy as Lazy
import Data.STRef
import qualified Data.STRef.Lazy as LazyRef

sumST :: [Int] -> Int
sumST xs = runST $ do
  r <- newSTRef 0
  forM_ xs $ \x -> modifySTRef' r (+ x)
  readSTRef r

fibST :: Int -> Integer
fibST n = runST $ do
  a <- newSTRef 0
  b <- newSTRef 1
  replicateM_ n $ do
    x <- readSTRef a
    y <- readSTRef b
    writeSTRef a y
    writeSTRef b $! x + y
  readSTRef a

swapST :: a -> a -> (a, a)
swapST x y = runST $ do
  a <- newSTRef x
  b <- newSTRef y
  t <- readSTRef a
  readSTRef b >>= writeSTRef a
  writeSTRef b t
  (,) <$> readSTRef a <*> readSTRef b

-- | References to references, of several types in one heap.
nested :: Int -> (Int, String, [Int])
nested n = runST $ do
  inner <- newSTRef n
  outer <- newSTRef inner
  text <- newSTRef "t"
  list <- newSTRef []
  forM_ [1 .. n] $ \i -> do
    ref <- readSTRef outer
    modifySTRef ref (+ i)
    modifySTRef text (++ show i)
    modifySTRef list (i :)
    when (even i) $ newSTRef (i * 100) >>= writeSTRef outer
  (,,) <$> readSTRef inner <*> readSTRef text <*> readSTRef list

-- | A linked list of references, walked through.
data Node s = Nil | Node Int (STRef s (Node s))

build :: [Int] -> ST s (Node s)
build [] = return Nil
build (x : xs) = do
  rest <- build xs
  ref <- newSTRef rest
  return (Node x ref)

reverseInPlace :: [Int] -> [Int]
reverseInPlace xs = runST (build xs >>= go Nil >>= toList)
  where
    go acc Nil = return acc
    go acc node@(Node _ ref) = do
      next <- readSTRef ref
      writeSTRef ref acc
      go node next
    toList Nil = return []
    toList (Node x ref) = (x :) <$> (readSTRef ref >>= toList)

sameRefs :: (Bool, Bool, Bool)
sameRefs = runST $ do
  a <- newSTRef 'a'
  b <- newSTRef 'a'
  return (a == a, a == b, a /= b)

unusedBottom :: Int
unusedBottom = runST $ do
  r <- newSTRef undefined
  writeSTRef r 5
  readSTRef r

lazyModify :: Int
lazyModify = runST $ do
  r <- newSTRef 1
  modifySTRef r (const undefined)
  modifySTRef r (const 7)
  readSTRef r

strictModify :: Int
strictModify = runST $ do
  r <- newSTRef 1
  modifySTRef' r (const (error "forced"))
  modifySTRef r (const 7)
  readSTRef r

collatz :: Int -> Int
collatz start = runST $ do
  steps <- newSTRef 0
  let go 1 = readSTRef steps
      go n = modifySTRef' steps (+ 1) >> go (if even n then n `div` 2 else 3 * n + 1)
  go start

fixed :: [Int]
fixed = take 5 (runST (fixST (\xs -> do
  r <- newSTRef 1
  x <- readSTRef r
  return (x : map (* 2) xs))))

mfixed :: [Int]
mfixed = take 4 (runST (mfix (\xs -> return (0 : map (+ 1) xs))))

knot :: [Int]
knot = runST $ do
  ref <- newSTRef []
  xs <- fixST (\xs -> writeSTRef ref xs >> return (1 : xs))
  ys <- readSTRef ref
  return (take 3 xs ++ take 2 ys)

lazyOnes :: [Int]
lazyOnes = Lazy.runST ones
  where
    ones :: Lazy.ST s [Int]
    ones = do
      rest <- ones
      return (1 : rest)

lazyCount :: [Int]
lazyCount = Lazy.runST $ do
  r <- LazyRef.newSTRef 0
  let go = do
        n <- LazyRef.readSTRef r
        LazyRef.writeSTRef r (n + 1)
        rest <- go
        return (n : rest)
  go

lazyIgnores :: Int
lazyIgnores = Lazy.runST (undefined >> return 3)

lazyMixed :: Int -> Int
lazyMixed n = Lazy.runST $ do
  r <- Lazy.strictToLazyST (newSTRef n)
  _ <- LazyRef.modifySTRef r (* 2)
  Lazy.strictToLazyST (readSTRef r)

back :: Int -> Int
back n = runST (Lazy.lazyToStrictST (LazyRef.newSTRef n >>= \r -> LazyRef.modifySTRef r (+ 1) >> LazyRef.readSTRef r))

strictDiverges :: Int
strictDiverges = runST (undefined >> return 3)

escaping :: Int -> [Int]
escaping n = map ($ n) (runST (do
  r <- newSTRef 10
  x <- readSTRef r
  writeSTRef r 20
  y <- readSTRef r
  return [(+ x), (* y)]))

evalInThread :: (Int, Int)
evalInThread = runST $ do
  r <- newSTRef 0
  let action = modifySTRef r (+ 1)
  action
  action
  x <- readSTRef r
  let again = action >> readSTRef r
  y <- again
  return (x, y)
