module Main where

import Data.IORef
import Control.Monad
main :: IO ()
main = do
  todo <- newIORef [] :: IO (IORef [(Int, String)])
  next <- newIORef 1
  text <- getContents
  forM_ (lines text) $ \l -> case words l of
    ("add" : rest) -> do
      n <- readIORef next
      writeIORef next (n + 1)
      modifyIORef todo (++ [(n, unwords rest)])
    ["done", n] -> modifyIORef todo (filter ((/= read n) . fst))
    ["list"] -> readIORef todo >>= mapM_ (\(n, t) -> putStrLn (show n ++ ". " ++ t))
    _ -> putStrLn ("unknown: " ++ l)
