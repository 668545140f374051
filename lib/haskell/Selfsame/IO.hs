{-# LANGUAGE NoImplicitPrelude #-}

-- | Input and output exist so that programs with a @main@ load; nothing here can be evaluated.
module Selfsame.IO
  ( IO
  , IOError
  , FilePath
  , putChar
  , putStr
  , putStrLn
  , print
  , getChar
  , getLine
  , getContents
  , interact
  , readFile
  , writeFile
  , appendFile
  , readLn
  , readIO
  , ioError
  , userError
  ) where

import Data.Eq
import Data.Functor
import Selfsame.Base
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Prim
import Selfsame.Read
import Selfsame.Show

data IO a

data IOError

type FilePath = String

instance Functor IO where
  fmap _ _ = noIO

instance Applicative IO where
  pure _ = noIO
  _ <*> _ = noIO
  liftA2 _ _ _ = noIO
  _ *> _ = noIO
  _ <* _ = noIO

instance Monad IO where
  _ >>= _ = noIO
  _ >> _ = noIO

instance MonadFail IO where
  fail _ = noIO

instance Alternative IO where
  empty = noIO
  _ <|> _ = noIO

instance MonadPlus IO

instance Semigroup a => Semigroup (IO a) where
  _ <> _ = noIO

instance Monoid a => Monoid (IO a) where
  mempty = noIO

instance Eq IOError where
  _ == _ = noIO

instance Show IOError where
  showsPrec _ _ = noIO

noIO :: a
noIO = primUnsupported "IO"

putChar :: Char -> IO ()
putChar _ = noIO

putStr, putStrLn :: String -> IO ()
putStr _ = noIO
putStrLn _ = noIO

print :: Show a => a -> IO ()
print x = putStrLn (show x)

getChar :: IO Char
getChar = noIO

getLine, getContents :: IO String
getLine = noIO
getContents = noIO

interact :: (String -> String) -> IO ()
interact _ = noIO

readFile :: FilePath -> IO String
readFile _ = noIO

writeFile, appendFile :: FilePath -> String -> IO ()
writeFile _ _ = noIO
appendFile _ _ = noIO

readIO :: Read a => String -> IO a
readIO text = return (read text)

readLn :: Read a => IO a
readLn = getLine >>= readIO

ioError :: IOError -> IO a
ioError _ = noIO

userError :: String -> IOError
userError _ = noIO
