module Mtl where

import Control.Monad.State
import Control.Monad.Reader (Reader, ReaderT, ask, asks, local, runReader, runReaderT)
import Control.Monad.Writer (Writer, execWriter, runWriter, tell)
import qualified Data.Map as Map

fresh :: State Int String
fresh = do
  n <- get
  put (n + 1)
  return ('v' : show n)

names :: Int -> [String]
names n = evalState (replicateM n fresh) 0

stack :: StateT [Int] Maybe Int
stack = do
  modify (1 :)
  modify (2 :)
  x <- pop
  y <- pop
  when (x == y) $ lift Nothing
  return (10 * x + y)

pop :: StateT [Int] Maybe Int
pop = do
  s <- get
  case s of
    [] -> lift Nothing
    (x : xs) -> put xs >> return x

memoFib :: Int -> State (Map.Map Int Integer) Integer
memoFib n
  | n < 2 = return (fromIntegral n)
  | otherwise = do
      known <- gets (Map.lookup n)
      case known of
        Just v -> return v
        Nothing -> do
          a <- memoFib (n - 1)
          b <- memoFib (n - 2)
          let r = a + b
          modify (Map.insert n r)
          return r

data Env = Env { depth :: Int, user :: String }

trail :: Reader Env String
trail = do
  d <- asks depth
  u <- asks user
  if d > 2
    then return u
    else (u ++) <$> local (\e -> e { depth = d + 1, user = user e ++ show d }) trail

collatz :: Int -> Writer [Int] Int
collatz n = do
  tell [n]
  case n of
    1 -> return 0
    _ | even n -> (+ 1) <$> collatz (n `div` 2)
      | otherwise -> (+ 1) <$> collatz (3 * n + 1)

lookups :: [String] -> ReaderT (Map.Map String Int) Maybe Int
lookups ks = do
  env <- ask
  vs <- mapM (\k -> lift (Map.lookup k env)) ks
  return (sum vs)

counter :: State (Int, [Int]) ()
counter = forM_ [1 .. 5] $ \i -> do
  (n, seen) <- get
  unless (even i) $ put (n + i, i : seen)
