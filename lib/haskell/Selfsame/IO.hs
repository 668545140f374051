{-# LANGUAGE NoImplicitPrelude #-}

-- | Actions: functions from a token to a result, run one after the other. What they do, the evaluator does ("Selfsame.Effect").
module Selfsame.IO
  ( IO (..)
  , runMain
  , IOException (..)
  , IOErrorType (..)
  , IOError
  , FilePath
  , Handle (..)
  , ioFailure
  , onHandle
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
  , throwIO
  , catch
  , catchSome
  , evaluate
  , unsafePerformIO
  , unsafeInterleaveIO
  , hPutChar
  , hPutStr
  , hGetChar
  , hLookAhead
  , hGetLine
  , hGetContents
  , hIsEOF
  , hFlush
  , ExitCode (..)
  , BufferMode (..)
  , outMode
  , setOutMode
  ) where

import Data.Bool
import Data.Either
import Data.Eq
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Effect
import Selfsame.Exception
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Read
import Selfsame.Show

newtype IO a = IO (Token -> Result a)

type FilePath = String

instance Functor IO where
  fmap f (IO m) = IO (\t -> case m t of Result x -> Result (f x))
  x <$ IO m = IO (\t -> case m t of Result _ -> Result x)

instance Applicative IO where
  pure x = IO (\_ -> Result x)
  IO m <*> IO n = IO (\t -> case m t of Result f -> case n t of Result x -> Result (f x))
  liftA2 f (IO m) (IO n) = IO (\t -> case m t of Result x -> case n t of Result y -> Result (f x y))
  IO m *> IO n = IO (\t -> case m t of Result _ -> n t)
  IO m <* IO n = IO (\t -> case m t of Result x -> case n t of Result _ -> Result x)

instance Monad IO where
  IO m >>= k = IO (\t -> case m t of Result x -> case k x of IO n -> n t)
  IO m >> IO n = IO (\t -> case m t of Result _ -> n t)

instance MonadFail IO where
  fail text = ioError (userError text)

instance Alternative IO where
  empty = ioFailure UserError "" "mzero"
  m <|> n = catch m (\e -> other e n)

other :: IOException -> IO a -> IO a
other _ n = n

instance MonadPlus IO

instance Semigroup a => Semigroup (IO a) where
  m <> n = liftA2 (<>) m n

instance Monoid a => Monoid (IO a) where
  mempty = pure mempty

-- Failures of actions.

data IOErrorType
  = AlreadyExists
  | NoSuchThing
  | ResourceBusy
  | ResourceExhausted
  | EOF
  | IllegalOperation
  | PermissionDenied
  | UserError
  | OtherError

kind :: IOErrorType -> Int
kind t = case t of
  AlreadyExists -> 0
  NoSuchThing -> 1
  ResourceBusy -> 2
  ResourceExhausted -> 3
  EOF -> 4
  IllegalOperation -> 5
  PermissionDenied -> 6
  UserError -> 7
  OtherError -> 8

instance Eq IOErrorType where
  x == y = primIntEq (kind x) (kind y)

instance Ord IOErrorType where
  compare x y = compare (kind x) (kind y)

instance Show IOErrorType where
  showsPrec _ t = showString (case t of
    AlreadyExists -> "already exists"
    NoSuchThing -> "does not exist"
    ResourceBusy -> "resource busy"
    ResourceExhausted -> "resource exhausted"
    EOF -> "end of file"
    IllegalOperation -> "illegal operation"
    PermissionDenied -> "permission denied"
    UserError -> "user error"
    OtherError -> "failed"
    )

-- | Of a handle, of a kind, at a place, with a description, of a file.
data IOException = IOError (Maybe Handle) IOErrorType String String (Maybe FilePath)

type IOError = IOException

instance Eq IOException where
  IOError h t p d f == IOError h' t' p' d' f' = h == h' && t == t' && p == p' && d == d' && f == f'

instance Show IOException where
  showsPrec _ (IOError handle t place description file) =
    about . part place . shows t . (case description of
      "" -> id
      _ -> showString " (" . showString description . showChar ')')
    where
      about = case file of
        Just name -> showString name . showString ": "
        Nothing -> maybe id (\h -> shows h . showString ": ") handle
      part text = case text of
        "" -> id
        _ -> showString text . showString ": "

instance Exception IOException

ioError :: IOError -> IO a
ioError e = throwIO e

userError :: String -> IOError
userError text = IOError Nothing UserError "" text Nothing

ioFailure :: IOErrorType -> String -> String -> IO a
ioFailure t place description = ioError (IOError Nothing t place description Nothing)

onHandle :: Handle -> IOErrorType -> String -> String -> IO a
onHandle h t place description = ioError (IOError (Just h) t place description (Just (handleName h)))

throwIO :: Exception e => e -> IO a
throwIO e = IO (raiseAny (toException e) (uncaught (toException e)))

catchSome :: IO a -> (SomeException -> IO a) -> IO a
catchSome (IO m) handler = IO (catchAny m (\caught -> case handler (exception caught) of IO n -> n))

catch :: Exception e => IO a -> (e -> IO a) -> IO a
catch m handler = catchSome m (\e -> case fromException e of
  Just e' -> handler e'
  Nothing -> throwIO e)

evaluate :: a -> IO a
evaluate x = IO (\_ -> primSeq x (Result x))

unsafePerformIO :: IO a -> a
unsafePerformIO (IO m) = case m Token of Result x -> x

unsafeInterleaveIO :: IO a -> IO a
unsafeInterleaveIO m = IO (\_ -> Result (unsafePerformIO m))

data ExitCode
  = ExitSuccess
  | ExitFailure Int

instance Eq ExitCode where
  ExitSuccess == ExitSuccess = True
  ExitFailure m == ExitFailure n = m == n
  _ == _ = False

instance Ord ExitCode where
  compare ExitSuccess ExitSuccess = EQ
  compare ExitSuccess _ = LT
  compare _ ExitSuccess = GT
  compare (ExitFailure m) (ExitFailure n) = compare m n

instance Show ExitCode where
  showsPrec _ ExitSuccess = showString "ExitSuccess"
  showsPrec d (ExitFailure n) = showParen (d > 10) (showString "ExitFailure " . showsPrec 11 n)

instance Exception ExitCode

-- | Runs a program, and gives the code that it ends with.
runMain :: IO a -> Int
runMain m = case run of IO n -> case n Token of Result code -> code
  where
    run = catch (fmap (\_ -> 0) m) (\e -> case e of
      ExitSuccess -> pure 0
      ExitFailure n -> pure n)

-- Standard input, output and error.

data Handle
  = Stdin
  | Stdout
  | Stderr

instance Eq Handle where
  Stdin == Stdin = True
  Stdout == Stdout = True
  Stderr == Stderr = True
  _ == _ = False

instance Show Handle where
  showsPrec _ h = showString "{handle: " . showString (handleName h) . showChar '}'

handleName :: Handle -> FilePath
handleName h = case h of
  Stdin -> "<stdin>"
  Stdout -> "<stdout>"
  Stderr -> "<stderr>"

hPutChar :: Handle -> Char -> IO ()
hPutChar h c = case h of
  Stdin -> onHandle h IllegalOperation "hPutChar" "handle is not open for writing"
  Stdout -> IO (putCode 1 c)
  Stderr -> IO (putCode 2 c)

hPutStr :: Handle -> String -> IO ()
hPutStr h text = case h of
  Stdin -> onHandle h IllegalOperation "hPutStr" "handle is not open for writing"
  Stdout -> IO (readVariable outMode) >>= \mode -> case mode of
    NoBuffering -> IO (putAll 1 text)
    LineBuffering -> IO (putParts True text)
    BlockBuffering _ -> IO (putParts False text)
  Stderr -> IO (putAll 2 text)

putAll :: Int -> String -> Token -> Result ()
putAll _ [] _ = Result ()
putAll to (c : rest) t = case putCode to c t of Result _ -> putAll to rest t

-- | How the standard output is written: as to a file, if nobody says anything.
outMode :: Variable BufferMode
outMode = unsafePerformIO (IO (newVariable (BlockBuffering Nothing)))

data BufferMode
  = NoBuffering
  | LineBuffering
  | BlockBuffering (Maybe Int)

setOutMode :: BufferMode -> IO ()
setOutMode mode = IO (writeVariable outMode mode)

-- | A part of a text is written when it fills a buffer, or with the end of a line: what comes before a failure in the same part is lost.
putParts :: Bool -> String -> Token -> Result ()
putParts byLine text t = part 0 "" text
  where
    part _ sofar [] = putAll 1 (reverse sofar) t
    part n sofar (c : rest)
      | n >= bufferSize = case putAll 1 (reverse sofar) t of Result _ -> part 0 "" (c : rest)
      | c == '\n' && byLine = case putAll 1 (reverse (c : sofar)) t of Result _ -> part 0 "" rest
      | otherwise = part (n + 1) (c : sofar) rest

bufferSize :: Int
bufferSize = 2047

hFlush :: Handle -> IO ()
hFlush h = case h of
  Stdin -> onHandle h IllegalOperation "hFlush" "handle is not open for writing"
  Stdout -> IO (flushChannel 1)
  Stderr -> IO (flushChannel 2)

putChar :: Char -> IO ()
putChar c = hPutChar Stdout c

putStr, putStrLn :: String -> IO ()
putStr text = hPutStr Stdout text
putStrLn text = hPutStr Stdout (text ++ "\n")

print :: Show a => a -> IO ()
print x = putStrLn (show x)

-- | Whether the rest of the input belongs to a string that is read as it is looked at.
isHandedOver :: Variable Bool
isHandedOver = unsafePerformIO (IO (newVariable False))

-- | An action on the standard input, as long as it is there.
reading :: Handle -> String -> IO a -> IO a
reading h name action = case h of
  Stdin -> IO (readVariable isHandedOver) >>= \isGone -> case isGone of
    True -> primUnsupported "a run that reads after getContents"
    False -> action
  _ -> onHandle h IllegalOperation name "handle is not open for reading"

hGetChar, hLookAhead :: Handle -> IO Char
hGetChar h = reading h "hGetChar" (IO takeCode >>= \code -> case code < 0 of
  True -> onHandle h EOF "hGetChar" ""
  False -> pure (primCharChr code))
hLookAhead h = reading h "hLookAhead" (IO peekCode >>= \code -> case code < 0 of
  True -> onHandle h EOF "hLookAhead" ""
  False -> pure (primCharChr code))

hIsEOF :: Handle -> IO Bool
hIsEOF h = reading h "hIsEOF" (fmap (\code -> code < 0) (IO peekCode))

-- | The end of the input ends a line that has begun.
hGetLine :: Handle -> IO String
hGetLine h = reading h "hGetLine" (IO peekCode >>= \code -> case code < 0 of
  True -> onHandle h EOF "hGetLine" ""
  False -> IO (\t -> case line "" t of text -> primSeq text (Result (reverse text))))

-- | The characters up to the end of the line, the last one first.
line :: String -> Token -> String
line sofar t = case takeCode t of
  Result code -> case code < 0 || code == 10 of
    True -> sofar
    False -> line (primCharChr code : sofar) t

-- | All that is left, read as it is looked at.
hGetContents :: Handle -> IO String
hGetContents h = reading h "hGetContents" (IO (writeVariable isHandedOver True) >> unsafeInterleaveIO rest)
  where
    rest = IO takeCode >>= \code -> case code < 0 of
      True -> pure []
      False -> fmap (\cs -> primCharChr code : cs) (unsafeInterleaveIO rest)

getChar :: IO Char
getChar = hGetChar Stdin

getLine, getContents :: IO String
getLine = hGetLine Stdin
getContents = hGetContents Stdin

interact :: (String -> String) -> IO ()
interact f = getContents >>= \text -> putStr (f text)

readFile :: FilePath -> IO String
readFile _ = primUnsupported "IO: files"

writeFile, appendFile :: FilePath -> String -> IO ()
writeFile _ _ = primUnsupported "IO: files"
appendFile _ _ = primUnsupported "IO: files"

readIO :: Read a => String -> IO a
readIO text = case readEither text of
  Right x -> pure x
  Left "Prelude.read: no parse" -> ioError (userError "Prelude.readIO: no parse")
  Left _ -> ioError (userError "Prelude.readIO: ambiguous parse")

readLn :: Read a => IO a
readLn = getLine >>= readIO
