{-# LANGUAGE MagicHash #-}

-- | Variables of any such monad.
module Data.Primitive.MutVar
  ( MutVar (..)
  , newMutVar
  , readMutVar
  , writeMutVar
  , atomicModifyMutVar
  , atomicModifyMutVar'
  , modifyMutVar
  , modifyMutVar'
  ) where

import Control.Monad.Primitive
import GHC.Exts

data MutVar s a = MutVar (MutVar# s a)

instance Eq (MutVar s a) where
  MutVar a == MutVar b = isTrue# (sameMutVar# a b)

newMutVar :: PrimMonad m => a -> m (MutVar (PrimState m) a)
newMutVar x = primitive (\state -> case newMutVar# x state of (state', cell) -> (state', MutVar cell))

readMutVar :: PrimMonad m => MutVar (PrimState m) a -> m a
readMutVar (MutVar cell) = primitive (readMutVar# cell)

writeMutVar :: PrimMonad m => MutVar (PrimState m) a -> a -> m ()
writeMutVar (MutVar cell) x = primitive_ (writeMutVar# cell x)

atomicModifyMutVar, atomicModifyMutVar' :: PrimMonad m => MutVar (PrimState m) a -> (a -> (a, b)) -> m b
atomicModifyMutVar cell f = readMutVar cell >>= \x -> let new = f x in writeMutVar cell (fst new) >> return (snd new)
atomicModifyMutVar' cell f = atomicModifyMutVar cell force >>= \x -> x `seq` return x
  where
    force x = case f x of (a, b) -> a `seq` (a, b)

modifyMutVar, modifyMutVar' :: PrimMonad m => MutVar (PrimState m) a -> (a -> a) -> m ()
modifyMutVar cell f = readMutVar cell >>= \x -> writeMutVar cell (f x)
modifyMutVar' cell f = readMutVar cell >>= \x -> let x' = f x in x' `seq` writeMutVar cell x'
