{-# LANGUAGE NoImplicitPrelude #-}

-- | Exceptions can be thrown, which is a bottom like 'error'; what catches them needs 'IO' and cannot be evaluated.
module Control.Exception
  ( SomeException
  , Exception (..)
  , ArithException (..)
  , ArrayException (..)
  , AssertionFailed (..)
  , ErrorCall (..)
  , IOException
  , throw
  , throwIO
  , ioError
  , catch
  , handle
  , try
  , evaluate
  , bracket
  , bracket_
  , finally
  , onException
  , mask_
  , assert
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

data SomeException

type IOException = IOError

class Show e => Exception e where
  toException :: e -> SomeException
  fromException :: SomeException -> Maybe e
  displayException :: e -> String

  toException _ = primUnsupported "exceptions"
  fromException _ = primUnsupported "exceptions"
  displayException e = show e

instance Show SomeException where
  showsPrec _ _ = primUnsupported "exceptions"

instance Exception SomeException where
  toException e = e

instance Exception IOError

data ArithException
  = Overflow
  | Underflow
  | LossOfPrecision
  | DivideByZero
  | Denormal
  | RatioZeroDenominator

instance Show ArithException where
  showsPrec _ e = showString (case e of
    Overflow -> "arithmetic overflow"
    Underflow -> "arithmetic underflow"
    LossOfPrecision -> "loss of precision"
    DivideByZero -> "divide by zero"
    Denormal -> "denormal"
    RatioZeroDenominator -> "Ratio has zero denominator"
    )

instance Exception ArithException

data ArrayException
  = IndexOutOfBounds String
  | UndefinedElement String

instance Show ArrayException where
  showsPrec _ (IndexOutOfBounds s) = showString "array index out of range" . detail s
  showsPrec _ (UndefinedElement s) = showString "undefined array element" . detail s

detail :: String -> ShowS
detail s
  | null s = id
  | otherwise = showString ": " . showString s

instance Exception ArrayException

newtype AssertionFailed = AssertionFailed String

instance Show AssertionFailed where
  showsPrec _ (AssertionFailed message) = showString message

instance Exception AssertionFailed

newtype ErrorCall = ErrorCall String

instance Eq ErrorCall where
  ErrorCall x == ErrorCall y = x == y

instance Ord ErrorCall where
  compare (ErrorCall x) (ErrorCall y) = compare x y

instance Show ErrorCall where
  showsPrec _ (ErrorCall message) = showString message

instance Exception ErrorCall

throw :: Exception e => e -> a
throw e = error (displayException e)

assert :: Bool -> a -> a
assert True x = x
assert False _ = error "Assertion failed"

noCatching :: a
noCatching = primUnsupported "catching exceptions"

throwIO :: Exception e => e -> IO a
throwIO _ = noCatching

catch :: Exception e => IO a -> (e -> IO a) -> IO a
catch _ _ = noCatching

handle :: Exception e => (e -> IO a) -> IO a -> IO a
handle _ _ = noCatching

try :: Exception e => IO a -> IO (Either e a)
try _ = noCatching

evaluate :: a -> IO a
evaluate _ = noCatching

bracket :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracket _ _ _ = noCatching

bracket_ :: IO a -> IO b -> IO c -> IO c
bracket_ _ _ _ = noCatching

finally, onException :: IO a -> IO b -> IO a
finally _ _ = noCatching
onException _ _ = noCatching

mask_ :: IO a -> IO a
mask_ _ = noCatching
