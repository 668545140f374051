{-# LANGUAGE NoImplicitPrelude #-}

-- | There is one thread; starting another is not supported.
module Control.Concurrent
  ( ThreadId
  , myThreadId
  , forkIO
  , forkFinally
  , forkOS
  , killThread
  , threadDelay
  , yield
  , getNumCapabilities
  , setNumCapabilities
  , rtsSupportsBoundThreads
  , module Control.Concurrent.MVar
  ) where

import Control.Concurrent.MVar
import Control.Exception
import Prelude
import Selfsame.Prim (primUnsupported)

data ThreadId = ThreadId

noThreads :: a
noThreads = primUnsupported "IO: threads"

instance Eq ThreadId where
  _ == _ = noThreads

instance Ord ThreadId where
  compare _ _ = noThreads

instance Show ThreadId where
  showsPrec _ _ = noThreads

myThreadId :: IO ThreadId
myThreadId = noThreads

forkIO, forkOS :: IO () -> IO ThreadId
forkIO _ = noThreads
forkOS _ = noThreads

forkFinally :: IO a -> (Either SomeException a -> IO ()) -> IO ThreadId
forkFinally _ _ = noThreads

killThread :: ThreadId -> IO ()
killThread _ = noThreads

-- | Time is not in what a program does here.
threadDelay :: Int -> IO ()
threadDelay _ = return ()

yield :: IO ()
yield = return ()

getNumCapabilities :: IO Int
getNumCapabilities = noThreads

setNumCapabilities :: Int -> IO ()
setNumCapabilities _ = noThreads

rtsSupportsBoundThreads :: Bool
rtsSupportsBoundThreads = noThreads
