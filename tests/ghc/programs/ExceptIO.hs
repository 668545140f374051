module Main where

import Control.Monad.Except
check :: Int -> ExceptT String IO Int
check n = do
  liftIO (putStrLn ("checking " ++ show n))
  when (n > 2) $ throwError ("too big: " ++ show n)
  return n
main :: IO ()
main = do
  runExceptT (mapM check [1, 2]) >>= print
  runExceptT (mapM check [1, 2, 3, 4]) >>= print
