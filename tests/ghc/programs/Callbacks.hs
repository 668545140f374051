module Main where

import Data.IORef
type Listener = String -> IO ()
data Bus = Bus (IORef [Listener])
newBus :: IO Bus
newBus = Bus <$> newIORef []
subscribe :: Bus -> Listener -> IO ()
subscribe (Bus r) l = modifyIORef r (++ [l])
publish :: Bus -> String -> IO ()
publish (Bus r) s = readIORef r >>= mapM_ ($ s)
main :: IO ()
main = do
  bus <- newBus
  count <- newIORef (0 :: Int)
  subscribe bus putStrLn
  subscribe bus (\_ -> modifyIORef count (+ 1))
  publish bus "one"
  subscribe bus (putStrLn . reverse)
  publish bus "two"
  readIORef count >>= print
