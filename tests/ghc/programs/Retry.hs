module Main where

import Control.Exception
import Data.IORef
retry :: Int -> IO a -> IO a
retry n m = m `catch` \e -> if n <= 1 then throwIO (e :: ArithException) else putStrLn ("again after " ++ show e) >> retry (n - 1) m
main :: IO ()
main = do
  r <- newIORef (2 :: Int)
  x <- retry 5 (do { d <- readIORef r; writeIORef r (d - 1); evaluate (10 `div` (if d > 0 then 0 else 5 :: Int)) })
  print x
  retry 2 (evaluate (1 `mod` (0 :: Int))) >>= print
