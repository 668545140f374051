module Main where

import Control.Monad.Trans.Maybe
import Control.Monad.Trans.Class
import Control.Monad
ask :: MaybeT IO Int
ask = do
  l <- lift getLine
  guard (not (null l))
  return (length l)
main :: IO ()
main = do
  runMaybeT ask >>= print
  runMaybeT (ask `mplus` return 0) >>= print
