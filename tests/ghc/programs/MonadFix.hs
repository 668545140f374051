module Main where

import Control.Monad.Fix
import Data.IORef
data Node = Node Int (IORef Node)
main :: IO ()
main = do
  node <- mfix (\self -> do
    ref <- newIORef self
    return (Node 1 ref))
  let Node n ref = node
  Node m _ <- readIORef ref
  print (n, m)
