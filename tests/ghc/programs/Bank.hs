module Main where

import Data.IORef
import qualified Data.Map as Map
import Control.Exception
data Overdrawn = Overdrawn String Int deriving Show
instance Exception Overdrawn
type Accounts = IORef (Map.Map String Int)
withdraw :: Accounts -> String -> Int -> IO ()
withdraw ref who n = do
  m <- readIORef ref
  let have = Map.findWithDefault 0 who m
  if have < n then throwIO (Overdrawn who (n - have)) else writeIORef ref (Map.insert who (have - n) m)
deposit :: Accounts -> String -> Int -> IO ()
deposit ref who n = modifyIORef ref (Map.insertWith (+) who n)
main :: IO ()
main = do
  ref <- newIORef Map.empty
  deposit ref "ann" 10
  deposit ref "bob" 5
  withdraw ref "ann" 3
  withdraw ref "bob" 9 `catch` \(Overdrawn who n) -> putStrLn (who ++ " lacks " ++ show n)
  readIORef ref >>= print . Map.toList
  withdraw ref "nobody" 1
  putStrLn "unreachable"
