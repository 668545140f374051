{-# LANGUAGE ExistentialQuantification #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}

-- | Exceptions as values: the class, and the types that the language itself throws.
module Selfsame.Exception
  ( SomeException (..)
  , Exception (..)
  , throw
  , uncaught
  , ErrorCall (ErrorCallWithLocation, ErrorCall)
  , ArithException (..)
  , PatternMatchFail (..)
  , RecSelError (..)
  , RecConError (..)
  , RecUpdError (..)
  , NoMethodError (..)
  , AssertionFailed (..)
  , exception
  ) where

import Data.Bool
import Data.Eq
import Data.Function
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Effect
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Show
import Selfsame.Type

data SomeException = forall e. Exception e => SomeException e

class (Typeable e, Show e) => Exception e where
  toException :: e -> SomeException
  fromException :: SomeException -> Maybe e
  displayException :: e -> String

  toException e = SomeException e
  fromException (SomeException e) = cast e
  displayException e = show e

instance Show SomeException where
  showsPrec d (SomeException e) = showsPrec d e

instance Exception SomeException where
  toException e = e
  fromException e = Just e
  displayException (SomeException e) = displayException e

throw :: Exception e => e -> a
throw e = throwAny (toException e) (uncaught (toException e))

-- | What a run shows of an exception that nobody catches, as far as that is one line.
uncaught :: SomeException -> String
uncaught (SomeException e) = case cast e of
  Just (ErrorCallWithLocation message _) -> message
  Nothing -> showsPrec 0 e ""

-- | The text of a call of 'error', and where it was called, which is not known.
data ErrorCall = ErrorCallWithLocation String String

pattern ErrorCall :: String -> ErrorCall
pattern ErrorCall message <- ErrorCallWithLocation message _ where
  ErrorCall message = ErrorCallWithLocation message ""

instance Eq ErrorCall where
  ErrorCallWithLocation x _ == ErrorCallWithLocation y _ = x == y

instance Ord ErrorCall where
  compare (ErrorCallWithLocation x _) (ErrorCallWithLocation y _) = compare x y

instance Show ErrorCall where
  showsPrec _ (ErrorCallWithLocation message place) = showString message . located place

located :: String -> ShowS
located "" = id
located place = showChar '\n' . showString place

instance Exception ErrorCall

data ArithException
  = Overflow
  | Underflow
  | LossOfPrecision
  | DivideByZero
  | Denormal
  | RatioZeroDenominator

number :: ArithException -> Int
number e = case e of
  Overflow -> 0
  Underflow -> 1
  LossOfPrecision -> 2
  DivideByZero -> 3
  Denormal -> 4
  RatioZeroDenominator -> 5

instance Eq ArithException where
  x == y = primIntEq (number x) (number y)

instance Ord ArithException where
  compare x y = compare (number x) (number y)

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

newtype PatternMatchFail = PatternMatchFail String

instance Show PatternMatchFail where
  showsPrec _ (PatternMatchFail text) = showString text

instance Exception PatternMatchFail

newtype RecSelError = RecSelError String

instance Show RecSelError where
  showsPrec _ (RecSelError text) = showString text

instance Exception RecSelError

newtype RecConError = RecConError String

instance Show RecConError where
  showsPrec _ (RecConError text) = showString text

instance Exception RecConError

newtype RecUpdError = RecUpdError String

instance Show RecUpdError where
  showsPrec _ (RecUpdError text) = showString text

instance Exception RecUpdError

newtype NoMethodError = NoMethodError String

instance Show NoMethodError where
  showsPrec _ (NoMethodError text) = showString text

instance Exception NoMethodError

newtype AssertionFailed = AssertionFailed String

instance Show AssertionFailed where
  showsPrec _ (AssertionFailed text) = showString text

instance Exception AssertionFailed

-- | What was caught, as the exception that it is.
exception :: Caught -> SomeException
exception (Thrown e) = coerced e
exception (Failed kind text) = case kind of
  2 -> failedMatch text
  3 -> toException (arithmetic text)
  4 -> toException (AssertionFailed text)
  _ -> case arithmeticText text of
    True -> primUnsupported "a run that catches an error of arithmetic"
    False -> toException (ErrorCallWithLocation text (primUnsupported "a run that shows where `error` was called"))

-- | Texts that the library fails with where GHC throws another exception than 'ErrorCall'.
arithmeticText :: String -> Bool
arithmeticText text = elem text ("Ratio has zero denominator" : "arithmetic underflow" : "arithmetic overflow" : "divide by zero" : [])

arithmetic :: String -> ArithException
arithmetic text = case text of
  "divide by zero" -> DivideByZero
  "arithmetic overflow" -> Overflow
  "arithmetic underflow" -> Underflow
  _ -> primUnsupported "a run that catches an error of arithmetic"

failedMatch :: String -> SomeException
failedMatch text
  | has "No match in record selector" = toException (RecSelError text)
  | has "Missing field in record construction" = toException (RecConError line)
  | has "No instance nor default method" = toException (NoMethodError line)
  | otherwise = toException (PatternMatchFail line)
  where
    has part = within part text
    line = text ++ "\n"

within :: String -> String -> Bool
within part text = take (length part) text == part || (case text of
  [] -> False
  _ : rest -> within part rest)
