module Main where

import System.Exit
import Data.IORef
main :: IO ()
main = do
  stack <- newIORef []
  let loop = do
        l <- getLine
        case words l of
          ["push", n] -> modifyIORef stack ((read n :: Int) :) >> loop
          ["pop"] -> do
            s <- readIORef stack
            case s of
              [] -> putStrLn "empty" >> exitWith (ExitFailure 2)
              x : rest -> print x >> writeIORef stack rest >> loop
          ["quit"] -> exitSuccess
          _ -> putStrLn "?" >> loop
  loop
