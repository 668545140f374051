{-# LANGUAGE ExistentialQuantification #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE RankNTypes #-}

-- | There is one thread, and nothing interrupts it: masking changes nothing.
module Control.Exception
  ( SomeException (..)
  , Exception (..)
  , IOException
  , ArithException (..)
  , ArrayException (..)
  , AssertionFailed (..)
  , SomeAsyncException (..)
  , AsyncException (..)
  , NonTermination (..)
  , NestedAtomically (..)
  , BlockedIndefinitelyOnMVar (..)
  , BlockedIndefinitelyOnSTM (..)
  , Deadlock (..)
  , NoMethodError (..)
  , PatternMatchFail (..)
  , RecConError (..)
  , RecSelError (..)
  , RecUpdError (..)
  , ErrorCall (ErrorCallWithLocation, ErrorCall)
  , TypeError (..)
  , throw
  , throwIO
  , ioError
  , asyncExceptionToException
  , asyncExceptionFromException
  , catch
  , catches
  , Handler (..)
  , catchJust
  , handle
  , handleJust
  , try
  , tryJust
  , evaluate
  , mapException
  , mask
  , mask_
  , uninterruptibleMask
  , uninterruptibleMask_
  , MaskingState (..)
  , getMaskingState
  , interruptible
  , allowInterrupt
  , assert
  , bracket
  , bracket_
  , bracketOnError
  , finally
  , onException
  ) where

import Prelude
import Selfsame.Exception
import Selfsame.IO
import Selfsame.Prim (primUnsupported)
import Selfsame.Type

data ArrayException
  = IndexOutOfBounds String
  | UndefinedElement String

instance Eq ArrayException where
  IndexOutOfBounds x == IndexOutOfBounds y = x == y
  UndefinedElement x == UndefinedElement y = x == y
  _ == _ = False

instance Show ArrayException where
  showsPrec _ (IndexOutOfBounds s) = showString "array index out of range" . detail s
  showsPrec _ (UndefinedElement s) = showString "undefined array element" . detail s

detail :: String -> ShowS
detail s
  | null s = id
  | otherwise = showString ": " . showString s

instance Exception ArrayException

data SomeAsyncException = forall e. Exception e => SomeAsyncException e

instance Show SomeAsyncException where
  showsPrec d (SomeAsyncException e) = showsPrec d e

instance Exception SomeAsyncException

asyncExceptionToException :: Exception e => e -> SomeException
asyncExceptionToException e = toException (SomeAsyncException e)

asyncExceptionFromException :: Exception e => SomeException -> Maybe e
asyncExceptionFromException e = fromException e >>= \async -> case async of SomeAsyncException e' -> cast e'

data AsyncException
  = StackOverflow
  | HeapOverflow
  | ThreadKilled
  | UserInterrupt

instance Eq AsyncException where
  StackOverflow == StackOverflow = True
  HeapOverflow == HeapOverflow = True
  ThreadKilled == ThreadKilled = True
  UserInterrupt == UserInterrupt = True
  _ == _ = False

instance Show AsyncException where
  showsPrec _ e = showString (case e of
    StackOverflow -> "stack overflow"
    HeapOverflow -> "heap overflow"
    ThreadKilled -> "thread killed"
    UserInterrupt -> "user interrupt"
    )

instance Exception AsyncException where
  toException e = asyncExceptionToException e
  fromException e = asyncExceptionFromException e

data NonTermination = NonTermination

instance Show NonTermination where
  showsPrec _ NonTermination = showString "<<loop>>"

instance Exception NonTermination

data NestedAtomically = NestedAtomically

instance Show NestedAtomically where
  showsPrec _ NestedAtomically = showString "Control.Concurrent.STM.atomically was nested"

instance Exception NestedAtomically

data BlockedIndefinitelyOnMVar = BlockedIndefinitelyOnMVar

instance Show BlockedIndefinitelyOnMVar where
  showsPrec _ BlockedIndefinitelyOnMVar = showString "thread blocked indefinitely in an MVar operation"

instance Exception BlockedIndefinitelyOnMVar

data BlockedIndefinitelyOnSTM = BlockedIndefinitelyOnSTM

instance Show BlockedIndefinitelyOnSTM where
  showsPrec _ BlockedIndefinitelyOnSTM = showString "thread blocked indefinitely in an STM transaction"

instance Exception BlockedIndefinitelyOnSTM

data Deadlock = Deadlock

instance Show Deadlock where
  showsPrec _ Deadlock = showString "<<deadlock>>"

instance Exception Deadlock

newtype TypeError = TypeError String

instance Show TypeError where
  showsPrec _ (TypeError text) = showString text

instance Exception TypeError

-- | As without optimisation; the place that GHC would name is not known.
assert :: Bool -> a -> a
assert True x = x
assert False _ = throw (AssertionFailed (primUnsupported "a run that shows which assertion failed"))

data Handler a = forall e. Exception e => Handler (e -> IO a)

instance Functor Handler where
  fmap f (Handler h) = Handler (\e -> fmap f (h e))

catches :: IO a -> [Handler a] -> IO a
catches m handlers = catchSome m (\e -> first e handlers)
  where
    first e [] = throwIO e
    first e (Handler h : rest) = case fromException e of
      Just e' -> h e'
      Nothing -> first e rest

catchJust :: Exception e => (e -> Maybe b) -> IO a -> (b -> IO a) -> IO a
catchJust p m handler = catch m (\e -> case p e of
  Nothing -> throwIO e
  Just x -> handler x)

handle :: Exception e => (e -> IO a) -> IO a -> IO a
handle handler m = catch m handler

handleJust :: Exception e => (e -> Maybe b) -> (b -> IO a) -> IO a -> IO a
handleJust p handler m = catchJust p m handler

try :: Exception e => IO a -> IO (Either e a)
try m = catch (m >>= \x -> return (Right x)) (\e -> return (Left e))

tryJust :: Exception e => (e -> Maybe b) -> IO a -> IO (Either b a)
tryJust p m = try m >>= \r -> case r of
  Right x -> return (Right x)
  Left e -> case p e of
    Nothing -> throwIO e
    Just y -> return (Left y)

mapException :: (Exception e, Exception e') => (e -> e') -> a -> a
mapException f x = unsafePerformIO (catch (evaluate x) (\e -> throwIO (f e)))

onException :: IO a -> IO b -> IO a
onException m what = catchSome m (\e -> what >> throwIO e)

bracket :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracket before after thing =
  before >>= \x -> (thing x `onException` after x) >>= \r -> after x >> return r

bracket_ :: IO a -> IO b -> IO c -> IO c
bracket_ before after thing = bracket before (const after) (const thing)

bracketOnError :: IO a -> (a -> IO b) -> (a -> IO c) -> IO c
bracketOnError before after thing = before >>= \x -> thing x `onException` after x

finally :: IO a -> IO b -> IO a
finally m after = (m `onException` after) >>= \r -> after >> return r

data MaskingState
  = Unmasked
  | MaskedInterruptible
  | MaskedUninterruptible

instance Eq MaskingState where
  Unmasked == Unmasked = True
  MaskedInterruptible == MaskedInterruptible = True
  MaskedUninterruptible == MaskedUninterruptible = True
  _ == _ = False

instance Show MaskingState where
  showsPrec _ s = showString (case s of
    Unmasked -> "Unmasked"
    MaskedInterruptible -> "MaskedInterruptible"
    MaskedUninterruptible -> "MaskedUninterruptible"
    )

getMaskingState :: IO MaskingState
getMaskingState = primUnsupported "IO: the masking state"

mask, uninterruptibleMask :: ((forall a. IO a -> IO a) -> IO b) -> IO b
mask action = action (\m -> m)
uninterruptibleMask action = action (\m -> m)

mask_, uninterruptibleMask_ :: IO a -> IO a
mask_ m = m
uninterruptibleMask_ m = m

interruptible :: IO a -> IO a
interruptible m = m

allowInterrupt :: IO ()
allowInterrupt = return ()
