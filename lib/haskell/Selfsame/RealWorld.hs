{-# LANGUAGE NoImplicitPrelude #-}

-- | The state thread of the whole program: its heap is a variable of actions.
module Selfsame.RealWorld
  ( RealWorld
  , stToIO
  , unsafeIOToST
  , unsafeSTToIO
  , unsafeInterleaveST
  ) where

import Prelude
import Selfsame.Effect
import Selfsame.IO
import Selfsame.Prim
import Selfsame.ST

data RealWorld

theHeap :: Variable Heap
theHeap = unsafePerformIO (IO (newVariable empty))

-- | A thread that fails leaves its heap unknown.
stToIO :: ST RealWorld a -> IO a
stToIO (ST m) = IO (\t -> case readVariable theHeap t of
  Result h -> case writeVariable theHeap (primUnsupported "a run that goes on with a state thread that failed") t of
    Result _ -> case m h of
      Answer x h' -> case writeVariable theHeap h' t of
        Result _ -> Result x)

unsafeIOToST :: IO a -> ST s a
unsafeIOToST (IO m) = ST (\h -> h `seq` case m Token of Result x -> Answer x h)

-- | The thread may be another one than that of the program.
unsafeSTToIO :: ST s a -> IO a
unsafeSTToIO _ = primUnsupported "a state thread inside an action"

unsafeInterleaveST :: ST s a -> ST s a
unsafeInterleaveST _ = primUnsupported "a state thread that is run later"
