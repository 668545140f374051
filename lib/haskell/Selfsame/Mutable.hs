{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MultiParamTypeClasses #-}
{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | Arrays that change: a cell with all the elements, in a state thread or in an action.
module Selfsame.Mutable
  ( MArray (..)
  , STArray
  , STUArray
  , IOArray
  , IOUArray
  , newListArray
  , newGenArray
  , readArray
  , writeArray
  , modifyArray
  , modifyArray'
  , mapArray
  , mapIndices
  , getElems
  , getAssocs
  , freeze
  , thaw
  , unsafeFreeze
  , unsafeThaw
  , unsafeNewArray_
  , runSTArray
  , runSTUArray
  ) where

import qualified Control.Monad.ST.Lazy as Lazy
import Data.IORef
import Data.Ix
import Prelude
import Selfsame.Array (Array (..))
import Selfsame.Effect (coerced)
import qualified Selfsame.Map as Map
import qualified Selfsame.Map.Update as Map
import Selfsame.Prim
import Selfsame.ST
import Selfsame.UnboxedArray

-- | By position; the last part is evaluated by whoever changes them.
data Elements e = Elements !(Map.Map Int e) ()

elements :: Elements e -> Map.Map Int e
elements (Elements t _) = t

filled :: Int -> e -> Elements e
filled size x = Elements (Map.fromDistinctAscList (map (\i -> (i, x)) (enumFromTo 0 (size - 1)))) ()

element :: Elements e -> Int -> e
element (Elements t _) i = case Map.lookup i t of
  Just x -> x
  Nothing -> arrEleBottom

changed :: Elements e -> Int -> e -> Elements e
changed (Elements t allowed) i x = allowed `seq` Elements (Map.insert i x t) allowed

-- | What may be looked at, but not changed any more.
retired :: () -> Elements e -> Elements e
retired why (Elements t _) = Elements t why

arrEleBottom :: a
arrEleBottom = error "MArray: undefined array element"

data STArray s i e = STArray !i !i !Int !(STRef s (Elements e))

data STUArray s i e = STUArray !i !i !Int !(STRef s (Elements e))

data IOArray i e = IOArray !i !i !Int !(IORef (Elements e))

data IOUArray i e = IOUArray !i !i !Int !(IORef (Elements e))

instance Eq (STArray s i e) where
  STArray _ _ _ x == STArray _ _ _ y = x == y

instance Eq (STUArray s i e) where
  STUArray _ _ _ x == STUArray _ _ _ y = x == y

instance Eq (IOArray i e) where
  IOArray _ _ _ x == IOArray _ _ _ y = x == y

instance Eq (IOUArray i e) where
  IOUArray _ _ _ x == IOUArray _ _ _ y = x == y

-- | The last three are ours: all elements, no changes from now on, and an array of given elements.
class Monad m => MArray a e m where
  getBounds :: Ix i => a i e -> m (i, i)
  getNumElements :: Ix i => a i e -> m Int
  newArray :: Ix i => (i, i) -> e -> m (a i e)
  newArray_ :: Ix i => (i, i) -> m (a i e)
  unsafeRead :: Ix i => a i e -> Int -> m e
  unsafeWrite :: Ix i => a i e -> Int -> e -> m ()
  snapshot :: Ix i => a i e -> m (Map.Map Int e)
  retire :: Ix i => a i e -> () -> m ()
  restore :: Ix i => (i, i) -> Elements e -> m (a i e)

  snapshot _ = primUnsupported "an array of another kind"
  retire _ _ = primUnsupported "an array of another kind"
  restore _ _ = primUnsupported "an array of another kind"

instance MArray (STArray s) e (ST s) where
  getBounds (STArray low high _ _) = return (low, high)
  getNumElements (STArray _ _ size _) = return size
  newArray (low, high) x = newSTRef (filled (rangeSize (low, high)) x) >>= \cell -> return (STArray low high (rangeSize (low, high)) cell)
  newArray_ range' = newArray range' arrEleBottom
  unsafeRead (STArray _ _ _ cell) i = readSTRef cell >>= \es -> return (element es i)
  unsafeWrite (STArray _ _ _ cell) i x = (readSTRef cell >>= \es -> let es' = changed es i x in es' `seq` writeSTRef cell es')
  snapshot (STArray _ _ _ cell) = fmap elements (readSTRef cell)
  retire (STArray _ _ _ cell) why = readSTRef cell >>= \es -> writeSTRef cell (retired why es)
  restore (low, high) es = newSTRef es >>= \cell -> return (STArray low high (rangeSize (low, high)) cell)

instance Unboxed e => MArray (STUArray s) e (ST s) where
  getBounds (STUArray low high _ _) = return (low, high)
  getNumElements (STUArray _ _ size _) = return size
  newArray (low, high) x = x `seq` newSTRef (filled (rangeSize (low, high)) x) >>= \cell -> return (STUArray low high (rangeSize (low, high)) cell)
  newArray_ range' = newArray range' zero
  unsafeRead (STUArray _ _ _ cell) i = readSTRef cell >>= \es -> return (element es i)
  unsafeWrite (STUArray _ _ _ cell) i x = x `seq` (readSTRef cell >>= \es -> let es' = changed es i x in es' `seq` writeSTRef cell es')
  snapshot (STUArray _ _ _ cell) = fmap elements (readSTRef cell)
  retire (STUArray _ _ _ cell) why = readSTRef cell >>= \es -> writeSTRef cell (retired why es)
  restore (low, high) es = newSTRef es >>= \cell -> return (STUArray low high (rangeSize (low, high)) cell)

instance MArray IOArray e IO where
  getBounds (IOArray low high _ _) = return (low, high)
  getNumElements (IOArray _ _ size _) = return size
  newArray (low, high) x = newIORef (filled (rangeSize (low, high)) x) >>= \cell -> return (IOArray low high (rangeSize (low, high)) cell)
  newArray_ range' = newArray range' arrEleBottom
  unsafeRead (IOArray _ _ _ cell) i = readIORef cell >>= \es -> return (element es i)
  unsafeWrite (IOArray _ _ _ cell) i x = (readIORef cell >>= \es -> let es' = changed es i x in es' `seq` writeIORef cell es')
  snapshot (IOArray _ _ _ cell) = fmap elements (readIORef cell)
  retire (IOArray _ _ _ cell) why = readIORef cell >>= \es -> writeIORef cell (retired why es)
  restore (low, high) es = newIORef es >>= \cell -> return (IOArray low high (rangeSize (low, high)) cell)

instance Unboxed e => MArray IOUArray e IO where
  getBounds (IOUArray low high _ _) = return (low, high)
  getNumElements (IOUArray _ _ size _) = return size
  newArray (low, high) x = x `seq` newIORef (filled (rangeSize (low, high)) x) >>= \cell -> return (IOUArray low high (rangeSize (low, high)) cell)
  newArray_ range' = newArray range' zero
  unsafeRead (IOUArray _ _ _ cell) i = readIORef cell >>= \es -> return (element es i)
  unsafeWrite (IOUArray _ _ _ cell) i x = x `seq` (readIORef cell >>= \es -> let es' = changed es i x in es' `seq` writeIORef cell es')
  snapshot (IOUArray _ _ _ cell) = fmap elements (readIORef cell)
  retire (IOUArray _ _ _ cell) why = readIORef cell >>= \es -> writeIORef cell (retired why es)
  restore (low, high) es = newIORef es >>= \cell -> return (IOUArray low high (rangeSize (low, high)) cell)

instance MArray (STArray s) e (Lazy.ST s) where
  getBounds a = Lazy.strictToLazyST (getBounds a)
  getNumElements a = Lazy.strictToLazyST (getNumElements a)
  newArray range' x = Lazy.strictToLazyST (newArray range' x)
  newArray_ range' = Lazy.strictToLazyST (newArray_ range')
  unsafeRead a i = Lazy.strictToLazyST (unsafeRead a i)
  unsafeWrite a i x = Lazy.strictToLazyST (unsafeWrite a i x)
  snapshot a = Lazy.strictToLazyST (snapshot a)
  retire a why = Lazy.strictToLazyST (retire a why)
  restore range' es = Lazy.strictToLazyST (restore range' es)

instance Unboxed e => MArray (STUArray s) e (Lazy.ST s) where
  getBounds a = Lazy.strictToLazyST (getBounds a)
  getNumElements a = Lazy.strictToLazyST (getNumElements a)
  newArray range' x = Lazy.strictToLazyST (newArray range' x)
  newArray_ range' = Lazy.strictToLazyST (newArray_ range')
  unsafeRead a i = Lazy.strictToLazyST (unsafeRead a i)
  unsafeWrite a i x = Lazy.strictToLazyST (unsafeWrite a i x)
  snapshot a = Lazy.strictToLazyST (snapshot a)
  retire a why = Lazy.strictToLazyST (retire a why)
  restore range' es = Lazy.strictToLazyST (restore range' es)

unsafeNewArray_ :: (MArray a e m, Ix i) => (i, i) -> m (a i e)
unsafeNewArray_ range' = newArray_ range'

-- | Positions that the list is too short for stay as they are new.
newListArray :: (MArray a e m, Ix i) => (i, i) -> [e] -> m (a i e)
newListArray range' xs = newArray_ range' >>= \a -> fill a (rangeSize range') 0 xs >> return a

fill :: (MArray a e m, Ix i) => a i e -> Int -> Int -> [e] -> m ()
fill a size i xs = case xs of
  x : rest | i < size -> unsafeWrite a i x >> fill a size (i + 1) rest
  _ -> return ()

newGenArray :: (MArray a e m, Ix i) => (i, i) -> (i -> m e) -> m (a i e)
newGenArray range' f = newArray_ range' >>= \a -> generate a f 0 (range range') >> return a

generate :: (MArray a e m, Ix i) => a i e -> (i -> m e) -> Int -> [i] -> m ()
generate _ _ _ [] = return ()
generate a f p (i : is) = f i >>= \x -> unsafeWrite a p x >> generate a f (p + 1) is

readArray :: (MArray a e m, Ix i) => a i e -> i -> m e
readArray a i = getBounds a >>= \range' -> unsafeRead a (index range' i)

writeArray :: (MArray a e m, Ix i) => a i e -> i -> e -> m ()
writeArray a i x = getBounds a >>= \range' -> unsafeWrite a (index range' i) x

modifyArray, modifyArray' :: (MArray a e m, Ix i) => a i e -> i -> (e -> e) -> m ()
modifyArray a i f = getBounds a >>= \range' ->
  let p = index range' i in unsafeRead a p >>= \x -> unsafeWrite a p (f x)
modifyArray' a i f = getBounds a >>= \range' ->
  let p = index range' i in unsafeRead a p >>= \x -> let x' = f x in x' `seq` unsafeWrite a p x'

mapArray :: (MArray a e' m, MArray a e m, Ix i) => (e' -> e) -> a i e' -> m (a i e)
mapArray f a = getBounds a >>= \range' -> getNumElements a >>= \size ->
  newArray_ range' >>= \b -> mapFrom f a b size 0 >> return b

mapFrom :: (MArray a e' m, MArray a e m, Ix i) => (e' -> e) -> a i e' -> a i e -> Int -> Int -> m ()
mapFrom f a b size p = case p < size of
  True -> unsafeRead a p >>= \x -> unsafeWrite b p (f x) >> mapFrom f a b size (p + 1)
  False -> return ()

mapIndices :: (MArray a e m, Ix i, Ix j) => (i, i) -> (i -> j) -> a j e -> m (a i e)
mapIndices range' f a = newArray_ range' >>= \b -> generate b (\i -> readArray a (f i)) 0 (range range') >> return b

getElems :: (MArray a e m, Ix i) => a i e -> m [e]
getElems a = getNumElements a >>= \size -> mapM (unsafeRead a) (enumFromTo 0 (size - 1))

getAssocs :: (MArray a e m, Ix i) => a i e -> m [(i, e)]
getAssocs a = getBounds a >>= \range' -> getElems a >>= \xs -> return (zip (range range') xs)

freeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
freeze a = getBounds a >>= \range' -> snapshot a >>= \t -> return $! fromArray (Array (fst range') (snd range') t)

thaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
thaw a = case toArray a of Array low high t -> restore (low, high) (Elements t ())

-- | The array may not be changed afterwards.
unsafeFreeze :: (Ix i, MArray a e m, IArray b e) => a i e -> m (b i e)
unsafeFreeze a = freeze a >>= \b -> retire a (primUnsupported "a run that changes an array after unsafeFreeze") >> return b

-- | The new array may not be changed: the old one would.
unsafeThaw :: (Ix i, IArray a e, MArray b e m) => a i e -> m (b i e)
unsafeThaw a = case toArray a of
  Array low high t -> restore (low, high) (Elements t (primUnsupported "a run that changes an array after unsafeThaw"))

runSTArray :: (forall s. ST s (STArray s i e)) -> Array i e
runSTArray m = runST (m >>= \a -> case a of
  STArray low high _ cell -> readSTRef cell >>= \es -> return (Array low high (elements es)))

runSTUArray :: (forall s. ST s (STUArray s i e)) -> UArray i e
runSTUArray m = runST (m >>= \a -> case a of
  STUArray low high _ cell -> readSTRef cell >>= \es -> return (coerced (Array low high (elements es))))
