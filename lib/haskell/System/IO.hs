{-# LANGUAGE NoImplicitPrelude #-}

-- | The standard input and outputs; files are not supported.
module System.IO
  ( IO
  , FilePath
  , Handle
  , IOMode (..)
  , BufferMode (..)
  , SeekMode (..)
  , Newline (..)
  , NewlineMode (..)
  , TextEncoding
  , utf8
  , latin1
  , localeEncoding
  , hSetEncoding
  , hSetNewlineMode
  , nativeNewline
  , universalNewlineMode
  , noNewlineTranslation
  , fixIO
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
  , getContents'
  , interact
  , readFile
  , readFile'
  , writeFile
  , appendFile
  , readIO
  , readLn
  , hPutChar
  , hPutStr
  , hPutStrLn
  , hPrint
  , hGetChar
  , hLookAhead
  , hGetLine
  , hGetContents
  , hGetContents'
  , hClose
  , hFlush
  , hSetBuffering
  , hGetBuffering
  , hSetEcho
  , hGetEcho
  , hSetBinaryMode
  , hIsEOF
  , isEOF
  , hIsOpen
  , hIsClosed
  , hIsReadable
  , hIsWritable
  , hIsTerminalDevice
  , hReady
  , hWaitForInput
  , hFileSize
  , hSeek
  , hTell
  , openFile
  , withFile
  , openTempFile
  , withBinaryFile
  , openBinaryFile
  ) where

import Control.Exception
import Data.IORef
import Prelude
import Selfsame.IO
import Selfsame.Prim (primUnsupported)

data IOMode = ReadMode | WriteMode | AppendMode | ReadWriteMode

data SeekMode = AbsoluteSeek | RelativeSeek | SeekFromEnd

data Newline = LF | CRLF

data NewlineMode = NewlineMode {inputNL :: Newline, outputNL :: Newline}

data TextEncoding = TextEncoding String

instance Show TextEncoding where
  showsPrec _ (TextEncoding name) = showString name

utf8, latin1, localeEncoding :: TextEncoding
utf8 = TextEncoding "UTF-8"
latin1 = TextEncoding "ISO-8859-1"
localeEncoding = primUnsupported "IO: the locale"

-- | Text is UTF-8 here.
hSetEncoding :: Handle -> TextEncoding -> IO ()
hSetEncoding _ (TextEncoding name) = case name of
  "UTF-8" -> return ()
  _ -> primUnsupported "a run that sets another encoding"

nativeNewline :: Newline
nativeNewline = LF

universalNewlineMode, noNewlineTranslation :: NewlineMode
universalNewlineMode = NewlineMode CRLF LF
noNewlineTranslation = NewlineMode LF LF

hSetNewlineMode :: Handle -> NewlineMode -> IO ()
hSetNewlineMode _ mode = case mode of
  NewlineMode LF LF -> return ()
  _ -> primUnsupported "a run that has newlines of other systems"

stdin, stdout, stderr :: Handle
stdin = Stdin
stdout = Stdout
stderr = Stderr

-- | Looking at the result before the action has ended is an exception.
fixIO :: (a -> IO a) -> IO a
fixIO k =
  newIORef (throw FixIOException) >>= \ref ->
    unsafeInterleaveIO (readIORef ref) >>= \x ->
      k x >>= \r -> writeIORef ref r >> return r

data FixIOException = FixIOException

instance Show FixIOException where
  showsPrec _ FixIOException = showString "cyclic evaluation in fixIO"

instance Exception FixIOException

hPutStrLn :: Handle -> String -> IO ()
hPutStrLn h text = hPutStr h (text ++ "\n")

hPrint :: Show a => Handle -> a -> IO ()
hPrint h x = hPutStrLn h (show x)

getContents' :: IO String
getContents' = hGetContents' Stdin

hGetContents' :: Handle -> IO String
hGetContents' h = hGetContents h >>= \text -> length text `seq` return text

readFile' :: FilePath -> IO String
readFile' _ = noFiles

noFiles :: a
noFiles = primUnsupported "IO: files"

hClose :: Handle -> IO ()
hClose _ = primUnsupported "IO: closing"

hSetBuffering :: Handle -> BufferMode -> IO ()
hSetBuffering h mode = case h of
  Stdin -> return ()
  Stdout -> setOutMode mode
  Stderr -> return ()

hGetBuffering :: Handle -> IO BufferMode
hGetBuffering _ = primUnsupported "IO: the mode of a handle"

hSetEcho, hSetBinaryMode :: Handle -> Bool -> IO ()
hSetEcho _ _ = return ()
hSetBinaryMode _ _ = primUnsupported "IO: binary input and output"

hGetEcho :: Handle -> IO Bool
hGetEcho _ = primUnsupported "IO: the terminal"

isEOF :: IO Bool
isEOF = hIsEOF Stdin

hIsOpen, hIsClosed, hIsReadable, hIsWritable, hIsTerminalDevice, hReady :: Handle -> IO Bool
hIsOpen _ = primUnsupported "IO: the mode of a handle"
hIsClosed _ = primUnsupported "IO: the mode of a handle"
hIsReadable h = return (h == Stdin)
hIsWritable h = return (h /= Stdin)
hIsTerminalDevice _ = primUnsupported "IO: the terminal"
hReady _ = primUnsupported "IO: waiting for input"

hWaitForInput :: Handle -> Int -> IO Bool
hWaitForInput _ _ = primUnsupported "IO: waiting for input"

hFileSize, hTell :: Handle -> IO Integer
hFileSize _ = noFiles
hTell _ = noFiles

hSeek :: Handle -> SeekMode -> Integer -> IO ()
hSeek _ _ _ = noFiles

openFile, openBinaryFile :: FilePath -> IOMode -> IO Handle
openFile _ _ = noFiles
openBinaryFile _ _ = noFiles

withFile, withBinaryFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withFile _ _ _ = noFiles
withBinaryFile _ _ _ = noFiles

openTempFile :: FilePath -> String -> IO (FilePath, Handle)
openTempFile _ _ = noFiles
