module Main where

import Data.IORef
import qualified Data.Map as Map
fib :: IORef (Map.Map Int Integer) -> Int -> IO Integer
fib _ n | n < 2 = return (fromIntegral n)
fib memo n = do
  known <- readIORef memo
  case Map.lookup n known of
    Just x -> return x
    Nothing -> do
      x <- (+) <$> fib memo (n - 1) <*> fib memo (n - 2)
      modifyIORef' memo (Map.insert n x)
      return x
main :: IO ()
main = do
  memo <- newIORef Map.empty
  fib memo 80 >>= print
  readIORef memo >>= print . Map.size
