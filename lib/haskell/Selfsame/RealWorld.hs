{-# LANGUAGE NoImplicitPrelude #-}

-- | The state thread of the whole program: its heap is a variable of actions.
module Selfsame.RealWorld
  ( RealWorld
  , stToIO
  , unsafeIOToST
  , unsafeSTToIO
  , unsafeInterleaveST
  , inThread
  , inAction
  , ofCell
  ) where

import Prelude
import Selfsame.Effect
import Selfsame.IO
import Selfsame.Prim
import Selfsame.ST

data RealWorld

theHeap :: Variable Heap
theHeap = unsafePerformIO (IO (newVariable (emptyFrom program)))

-- | Where addresses of the program's own cells begin; no other thread has so many.
program :: Int
program = 1099511627776

-- | The heap of the thread that the action is done in, if there is one.
current :: Variable (Maybe Heap)
current = unsafePerformIO (IO (newVariable Nothing))

-- | A thread that fails leaves its heap unknown.
stToIO :: ST RealWorld a -> IO a
stToIO m = IO (\t -> onProgram m t)

onProgram :: ST s a -> Token -> Result a
onProgram (ST m) t = case readVariable theHeap t of
  Result h -> case writeVariable theHeap (primUnsupported "a run that goes on with a state thread that failed") t of
    Result _ -> case m h of
      Answer x h' -> case writeVariable theHeap h' t of
        Result _ -> Result x

-- | An action as a part of a thread, whose cells it may use.
inThread :: (Token -> Result a) -> Heap -> Answer a
inThread m h = h `seq` case readVariable current Token of
  Result old -> case writeVariable current (Just h) Token of
    Result _ -> case m Token of
      Result x -> case readVariable current Token of
        Result new -> case writeVariable current old Token of
          Result _ -> case new of
            Just h' -> Answer x h'
            Nothing -> primUnsupported "a run that loses its state thread"

-- | What a thread does as a part of an action: with the cells of the program, unless the action is part of a thread itself.
inAction :: ST s a -> Token -> Result a
inAction m t = case readVariable current t of
  Result Nothing -> onProgram m t
  Result (Just _) -> primUnsupported "a run that does what one state thread does within another"

-- | The same of what uses one cell only: its address tells whose it is.
ofCell :: STRef s a -> ST s b -> Token -> Result b
ofCell cell (ST m) t = case address cell >= program of
  True -> onProgram (ST m) t
  False -> case readVariable current t of
    Result Nothing -> primUnsupported "a run that does what a state thread does as an action"
    Result (Just h) -> case m h of Answer x h' -> case writeVariable current (Just h') t of Result _ -> Result x

unsafeIOToST :: IO a -> ST s a
unsafeIOToST (IO m) = ST (\h -> inThread m h)

-- | The thread may be another one than that of the program.
unsafeSTToIO :: ST s a -> IO a
unsafeSTToIO _ = primUnsupported "a run that does what another state thread does as an action"

unsafeInterleaveST :: ST s a -> ST s a
unsafeInterleaveST _ = primUnsupported "a state thread that is run later"
