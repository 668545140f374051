module Main where

import Control.Concurrent.MVar
import Control.Exception
main :: IO ()
main = do
  v <- newMVar (1 :: Int)
  modifyMVar_ v (return . (+ 1))
  readMVar v >>= print
  r <- try (modifyMVar_ v (\_ -> throwIO (userError "no"))) :: IO (Either IOException ())
  print r
  readMVar v >>= print
  x <- takeMVar v
  print x
  y <- tryTakeMVar v
  print y
  putMVar v 9
  withMVar v print
