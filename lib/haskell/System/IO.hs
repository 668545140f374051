{-# LANGUAGE NoImplicitPrelude #-}

-- | Names, so that programs with input and output load; nothing here can be evaluated.
module System.IO
  ( IO
  , FilePath
  , Handle
  , IOMode (..)
  , BufferMode (..)
  , stdin
  , stdout
  , stderr
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
  , readIO
  , readLn
  , hPutStr
  , hPutStrLn
  , hPrint
  , hGetLine
  , hGetContents
  , hClose
  , hFlush
  , hSetBuffering
  , hSetEcho
  , hIsEOF
  , isEOF
  , openFile
  , withFile
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

data Handle

data IOMode = ReadMode | WriteMode | AppendMode | ReadWriteMode

data BufferMode = NoBuffering | LineBuffering | BlockBuffering (Maybe Int)

noIO :: a
noIO = primUnsupported "IO"

stdin, stdout, stderr :: Handle
stdin = noIO
stdout = noIO
stderr = noIO

hPutStr, hPutStrLn :: Handle -> String -> IO ()
hPutStr _ _ = noIO
hPutStrLn _ _ = noIO

hPrint :: Show a => Handle -> a -> IO ()
hPrint _ _ = noIO

hGetLine, hGetContents :: Handle -> IO String
hGetLine _ = noIO
hGetContents _ = noIO

hClose, hFlush :: Handle -> IO ()
hClose _ = noIO
hFlush _ = noIO

hSetBuffering :: Handle -> BufferMode -> IO ()
hSetBuffering _ _ = noIO

hSetEcho :: Handle -> Bool -> IO ()
hSetEcho _ _ = noIO

hIsEOF :: Handle -> IO Bool
hIsEOF _ = noIO

isEOF :: IO Bool
isEOF = noIO

openFile :: FilePath -> IOMode -> IO Handle
openFile _ _ = noIO

withFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withFile _ _ _ = noIO
