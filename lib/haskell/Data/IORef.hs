{-# LANGUAGE NoImplicitPrelude #-}

-- | Names, so that programs load; nothing here can be evaluated.
module Data.IORef
  ( IORef
  , newIORef
  , readIORef
  , writeIORef
  , modifyIORef
  , modifyIORef'
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

data IORef a

newIORef :: a -> IO (IORef a)
newIORef _ = primUnsupported "IO"

readIORef :: IORef a -> IO a
readIORef _ = primUnsupported "IO"

writeIORef :: IORef a -> a -> IO ()
writeIORef _ _ = primUnsupported "IO"

modifyIORef, modifyIORef' :: IORef a -> (a -> a) -> IO ()
modifyIORef _ _ = primUnsupported "IO"
modifyIORef' _ _ = primUnsupported "IO"
