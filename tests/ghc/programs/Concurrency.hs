module Main where

import Control.Exception
import Control.Monad
import Data.IORef
import Data.Maybe
resource :: IORef [String] -> String -> IO a -> IO a
resource logs name = bracket_ (push ("+" ++ name)) (push ("-" ++ name))
  where push s = modifyIORef logs (s :)
main :: IO ()
main = do
  logs <- newIORef []
  r <- try (resource logs "a" (resource logs "b" (throwIO (AssertionFailed "stop")))) :: IO (Either AssertionFailed ())
  print r
  _ <- resource logs "c" (return ())
  readIORef logs >>= print . reverse
