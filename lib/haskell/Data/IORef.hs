{-# LANGUAGE NoImplicitPrelude #-}

module Data.IORef
  ( IORef
  , newIORef
  , readIORef
  , writeIORef
  , modifyIORef
  , modifyIORef'
  , atomicModifyIORef
  , atomicModifyIORef'
  , atomicWriteIORef
  ) where

import Prelude
import Selfsame.Effect
import Selfsame.IO

newtype IORef a = IORef (Variable a)

instance Eq (IORef a) where
  IORef x == IORef y = sameVariable x y

newIORef :: a -> IO (IORef a)
newIORef x = fmap IORef (IO (newVariable x))

readIORef :: IORef a -> IO a
readIORef (IORef v) = IO (readVariable v)

writeIORef, atomicWriteIORef :: IORef a -> a -> IO ()
writeIORef (IORef v) x = IO (writeVariable v x)
atomicWriteIORef ref x = writeIORef ref x

modifyIORef, modifyIORef' :: IORef a -> (a -> a) -> IO ()
modifyIORef ref f = readIORef ref >>= \x -> writeIORef ref (f x)
modifyIORef' ref f = readIORef ref >>= \x -> let x' = f x in x' `seq` writeIORef ref x'

atomicModifyIORef, atomicModifyIORef' :: IORef a -> (a -> (a, b)) -> IO b
atomicModifyIORef ref f = readIORef ref >>= \x -> let r = f x in writeIORef ref (fst r) >> return (snd r)
atomicModifyIORef' ref f = readIORef ref >>= \x -> case f x of
  (x', y) -> x' `seq` y `seq` (writeIORef ref x' >> return y)
