{-# LANGUAGE NoImplicitPrelude #-}

-- | Variables that are full or empty, in one thread: who waits, waits for ever, which is an exception.
module Control.Concurrent.MVar
  ( MVar
  , newMVar
  , newEmptyMVar
  , takeMVar
  , putMVar
  , readMVar
  , swapMVar
  , tryTakeMVar
  , tryPutMVar
  , tryReadMVar
  , isEmptyMVar
  , withMVar
  , withMVarMasked
  , modifyMVar_
  , modifyMVar
  , modifyMVarMasked_
  , modifyMVarMasked
  ) where

import Control.Exception
import Data.IORef
import Prelude

newtype MVar a = MVar (IORef (Maybe a))

instance Eq (MVar a) where
  MVar x == MVar y = x == y

newMVar :: a -> IO (MVar a)
newMVar x = fmap MVar (newIORef (Just x))

newEmptyMVar :: IO (MVar a)
newEmptyMVar = fmap MVar (newIORef Nothing)

takeMVar, readMVar :: MVar a -> IO a
takeMVar var = tryTakeMVar var >>= maybe (throwIO BlockedIndefinitelyOnMVar) return
readMVar var = tryReadMVar var >>= maybe (throwIO BlockedIndefinitelyOnMVar) return

putMVar :: MVar a -> a -> IO ()
putMVar var x = tryPutMVar var x >>= \isDone -> case isDone of
  True -> return ()
  False -> throwIO BlockedIndefinitelyOnMVar

swapMVar :: MVar a -> a -> IO a
swapMVar var x = takeMVar var >>= \old -> putMVar var x >> return old

tryTakeMVar, tryReadMVar :: MVar a -> IO (Maybe a)
tryTakeMVar (MVar ref) = readIORef ref >>= \content -> writeIORef ref Nothing >> return content
tryReadMVar (MVar ref) = readIORef ref

tryPutMVar :: MVar a -> a -> IO Bool
tryPutMVar (MVar ref) x = readIORef ref >>= \content -> case content of
  Nothing -> writeIORef ref (Just x) >> return True
  Just _ -> return False

isEmptyMVar :: MVar a -> IO Bool
isEmptyMVar var = fmap (maybe True (const False)) (tryReadMVar var)

withMVar, withMVarMasked :: MVar a -> (a -> IO b) -> IO b
withMVar var action = takeMVar var >>= \x -> (action x `onException` putMVar var x) >>= \r -> putMVar var x >> return r
withMVarMasked var action = withMVar var action

modifyMVar_, modifyMVarMasked_ :: MVar a -> (a -> IO a) -> IO ()
modifyMVar_ var action = takeMVar var >>= \x -> (action x `onException` putMVar var x) >>= putMVar var
modifyMVarMasked_ var action = modifyMVar_ var action

modifyMVar, modifyMVarMasked :: MVar a -> (a -> IO (a, b)) -> IO b
modifyMVar var action =
  takeMVar var >>= \x ->
    ((action x >>= evaluate) `onException` putMVar var x) >>= \r -> case r of (x', y) -> putMVar var x' >> return y
modifyMVarMasked var action = modifyMVar var action
