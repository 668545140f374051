module Main where

import Control.Concurrent.MVar
main :: IO ()
main = do
  v <- newEmptyMVar :: IO (MVar Int)
  putStrLn "waiting"
  takeMVar v >>= print
