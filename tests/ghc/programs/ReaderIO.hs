module Main where

import Control.Monad.Reader
data Config = Config { verbose :: Bool, name :: String }
app :: ReaderT Config IO Int
app = do
  n <- asks name
  v <- asks verbose
  when v $ liftIO (putStrLn ("name is " ++ n))
  return (length n)
main :: IO ()
main = do
  runReaderT app (Config True "abc") >>= print
  runReaderT (local (\c -> c { verbose = False }) app) (Config True "abcd") >>= print
