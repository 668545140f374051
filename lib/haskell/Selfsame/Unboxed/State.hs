{-# LANGUAGE MagicHash #-}

-- | The state that low-level code hands on from one operation to the next: the heap of a state thread, or that the program itself is
-- running. A cell knows which of the two it was made in.
module Selfsame.Unboxed.State
  ( State# (..)
  , MutVar# (..)
  , toST, fromST, toIO, fromIO
  , unknown, known
  , realWorld#, runRW#
  , newMutVar#, readMutVar#, writeMutVar#, sameMutVar#, atomicModifyMutVar#, casMutVar#
  , touch#, seq#, noDuplicate#, catch#, raiseIO#, raise#
  ) where

import Control.Exception (SomeException)
import qualified Control.Exception as Exception
import Selfsame.Effect
import Selfsame.IO (IO (..))
import Selfsame.Prim (primUnsupported)
import Selfsame.RealWorld
import Selfsame.ST
import Selfsame.Unboxed

-- | A thread goes on with its heap; what an action does, it has done. The last is an action that may stand for any thread.
data State# s
  = InThread Heap
  | InAction
  | Elsewhere

-- | A cell of a thread's heap, or a variable of the program.
data MutVar# s a
  = InHeap (STRef s a)
  | InProgram (Variable a)

toST :: (State# s -> (State# s, a)) -> ST s a
toST f = ST (\h -> case f (InThread h) of
  (InThread h', x) -> Answer x h'
  _ -> primUnsupported "a run that goes on with a state thread as an action")

fromST :: ST s a -> State# s -> (State# s, a)
fromST (ST m) state = case state of
  InThread h -> case m h of Answer x h' -> (InThread h', x)
  InAction -> case inAction (ST m) Token of Result x -> (InAction, x)
  Elsewhere -> primUnsupported "a run that does what another state thread does as an action"

toIO :: (State# RealWorld -> (State# RealWorld, a)) -> IO a
toIO f = IO (\_ -> case f InAction of (state, x) -> state `seq` Result x)

fromIO :: IO a -> State# s -> (State# s, a)
fromIO (IO m) state = case state of
  InThread h -> case inThread m h of Answer x h' -> (InThread h', x)
  _ -> case m Token of Result x -> (state, x)

-- | What is done with a cell of a thread.
onCell :: STRef s a -> ST s b -> State# s -> (State# s, b)
onCell cell (ST m) state = case state of
  InThread h -> case m h of Answer x h' -> (InThread h', x)
  _ -> case ofCell cell (ST m) Token of Result x -> (state, x)

-- | The state as that of some other thread, and back.
unknown, known :: State# s -> State# t
unknown state = case state of
  InThread h -> InThread h
  _ -> Elsewhere
known state = case state of
  InThread h -> InThread h
  _ -> InAction

realWorld# :: State# RealWorld
realWorld# = InAction

runRW# :: (State# RealWorld -> o) -> o
runRW# f = f InAction

newMutVar# :: a -> State# s -> (State# s, MutVar# s a)
newMutVar# x state = case state of
  InThread h -> case newSTRef x of ST m -> case m h of Answer cell h' -> (InThread h', InHeap cell)
  _ -> case newVariable x Token of Result cell -> (state, InProgram cell)

readMutVar# :: MutVar# s a -> State# s -> (State# s, a)
readMutVar# cell state = case cell of
  InProgram variable -> state `seq` case readVariable variable Token of Result x -> (state, x)
  InHeap ref -> onCell ref (readSTRef ref) state

writeMutVar# :: MutVar# s a -> a -> State# s -> State# s
writeMutVar# cell x state = case cell of
  InProgram variable -> state `seq` case writeVariable variable x Token of Result _ -> state
  InHeap ref -> case onCell ref (writeSTRef ref x) state of (state', _) -> state'

sameMutVar# :: MutVar# s a -> MutVar# s a -> Int#
sameMutVar# a b = case isSame a b of
  True -> IntIn 1
  False -> IntIn 0

isSame :: MutVar# s a -> MutVar# s a -> Bool
isSame (InHeap a) (InHeap b) = a == b
isSame (InProgram a) (InProgram b) = sameVariable a b
isSame _ _ = False

-- | The new content is the first part of what the function gives, which nobody looks at before it is needed.
atomicModifyMutVar# :: MutVar# s a -> (a -> b) -> State# s -> (State# s, c)
atomicModifyMutVar# cell f state = case readMutVar# cell state of
  (state', old) ->
    let new = coerced (f old)
    in case writeMutVar# cell (fst new) state' of state'' -> state'' `seq` (state'', snd new)

casMutVar# :: MutVar# s a -> a -> a -> State# s -> (State# s, Int#, a)
casMutVar# _ _ _ _ = primUnsupported "a comparison of addresses"

touch# :: a -> State# s -> State# s
touch# _ state = state

seq# :: a -> State# s -> (State# s, a)
seq# x state = x `seq` state `seq` (state, x)

noDuplicate# :: State# s -> State# s
noDuplicate# state = state

catch# :: (State# RealWorld -> (State# RealWorld, a)) -> (SomeException -> State# RealWorld -> (State# RealWorld, a)) -> State# RealWorld -> (State# RealWorld, a)
catch# m handler state = fromIO (Exception.catch (toIO m) (\e -> toIO (handler e))) state

raiseIO# :: SomeException -> State# RealWorld -> (State# RealWorld, a)
raiseIO# e state = fromIO (Exception.throwIO e) state

raise# :: SomeException -> a
raise# e = Exception.throw e
