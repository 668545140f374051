{-# LANGUAGE MagicHash #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Arrays of values of any type.
module Data.Primitive.Array
  ( Array (..)
  , MutableArray (..)
  , newArray
  , readArray
  , writeArray
  , indexArray
  , indexArrayM
  , indexArray##
  , sizeofArray
  , sizeofMutableArray
  , freezeArray
  , thawArray
  , unsafeFreezeArray
  , unsafeThawArray
  , runArray
  , createArray
  , copyArray
  , copyMutableArray
  , cloneArray
  , cloneMutableArray
  , arrayFromList
  , arrayFromListN
  , mapArray'
  , traverseArrayP
  , sameMutableArray
  ) where

import Control.Applicative (Alternative (..))
import Control.DeepSeq (NFData (..))
import Control.Monad (MonadPlus (..))
import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import Data.Functor.Classes (Eq1 (..), Ord1 (..), Show1 (..))
import GHC.Exts

data Array a = Array { array# :: Array# a }

data MutableArray s a = MutableArray { marray# :: MutableArray# s a }

instance Eq (MutableArray s a) where
  MutableArray a == MutableArray b = isTrue# (sameMutableArray# a b)

outcome :: (State# s -> (State# s, Array# a)) -> State# s -> (State# s, Array a)
outcome f state = case f state of (state', array) -> (state', Array array)

started :: (State# s -> (State# s, MutableArray# s a)) -> State# s -> (State# s, MutableArray s a)
started f state = case f state of (state', array) -> (state', MutableArray array)

newArray :: PrimMonad m => Int -> a -> m (MutableArray (PrimState m) a)
newArray (I# n) x = primitive (started (newArray# n x))

readArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> m a
readArray (MutableArray array) (I# i) = primitive (readArray# array i)

writeArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> a -> m ()
writeArray (MutableArray array) (I# i) x = primitive_ (writeArray# array i x)

indexArray :: Array a -> Int -> a
indexArray (Array array) (I# i) = case indexArray# array i of (# x #) -> x

indexArrayM :: Monad m => Array a -> Int -> m a
indexArrayM (Array array) (I# i) = case indexArray# array i of (# x #) -> return x

indexArray## :: Array a -> Int -> (# a #)
indexArray## (Array array) (I# i) = indexArray# array i

sizeofArray :: Array a -> Int
sizeofArray (Array array) = I# (sizeofArray# array)

sizeofMutableArray :: MutableArray s a -> Int
sizeofMutableArray (MutableArray array) = I# (sizeofMutableArray# array)

freezeArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> Int -> m (Array a)
freezeArray (MutableArray array) (I# at) (I# n) = primitive (outcome (freezeArray# array at n))

thawArray :: PrimMonad m => Array a -> Int -> Int -> m (MutableArray (PrimState m) a)
thawArray (Array array) (I# at) (I# n) = primitive (started (thawArray# array at n))

unsafeFreezeArray :: PrimMonad m => MutableArray (PrimState m) a -> m (Array a)
unsafeFreezeArray (MutableArray array) = primitive (outcome (unsafeFreezeArray# array))

unsafeThawArray :: PrimMonad m => Array a -> m (MutableArray (PrimState m) a)
unsafeThawArray (Array array) = primitive (started (unsafeThawArray# array))

runArray :: (forall s. ST s (MutableArray s a)) -> Array a
runArray m = runST (m >>= unsafeFreezeArray)

-- | None is made where there are no elements.
createArray :: Int -> a -> (forall s. MutableArray s a -> ST s ()) -> Array a
createArray 0 _ _ = runArray (newArray 0 nobody)
createArray n x f = runArray (newArray n x >>= \array -> f array >> return array)

nobody :: a
nobody = errorWithoutStackTrace "an element that nobody wrote"

copyArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> Array a -> Int -> Int -> m ()
copyArray (MutableArray array) (I# to) (Array source) (I# from) (I# n) = primitive_ (copyArray# source from array to n)

copyMutableArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> MutableArray (PrimState m) a -> Int -> Int -> m ()
copyMutableArray (MutableArray array) (I# to) (MutableArray source) (I# from) (I# n) = primitive_ (copyMutableArray# source from array to n)

cloneArray :: Array a -> Int -> Int -> Array a
cloneArray (Array array) (I# at) (I# n) = Array (cloneArray# array at n)

cloneMutableArray :: PrimMonad m => MutableArray (PrimState m) a -> Int -> Int -> m (MutableArray (PrimState m) a)
cloneMutableArray (MutableArray array) (I# at) (I# n) = primitive (started (cloneMutableArray# array at n))

arrayFromList :: [a] -> Array a
arrayFromList xs = arrayFromListN (length xs) xs

arrayFromListN :: Int -> [a] -> Array a
arrayFromListN n xs = createArray n nobody (\array -> filled array 0 xs)
  where
    filled array i rest = case rest of
      [] | i == n -> return ()
         | otherwise -> errorWithoutStackTrace "Data.Primitive.Array.fromListN: list length less than specified size"
      x : xs' | i < n -> writeArray array i x >> filled array (i + 1) xs'
              | otherwise -> errorWithoutStackTrace "Data.Primitive.Array.fromListN: list length greater than specified size"

elements :: Array a -> [a]
elements array = [indexArray array i | i <- [0 .. sizeofArray array - 1]]

-- | Each element is evaluated.
mapArray' :: (a -> b) -> Array a -> Array b
mapArray' f array = createArray (sizeofArray array) nobody (\new -> go new 0)
  where
    go new i
      | i == sizeofArray array = return ()
      | otherwise = indexArrayM array i >>= \x -> let y = f x in y `seq` writeArray new i y >> go new (i + 1)

traverseArrayP :: PrimMonad m => (a -> m b) -> Array a -> m (Array b)
traverseArrayP f array = newArray (sizeofArray array) nobody >>= \new -> go new 0
  where
    go new i
      | i == sizeofArray array = unsafeFreezeArray new
      | otherwise = indexArrayM array i >>= f >>= writeArray new i >> go new (i + 1)

sameMutableArray :: MutableArray s a -> MutableArray s a -> Bool
sameMutableArray a b = a == b

instance Eq a => Eq (Array a) where
  a == b = sizeofArray a == sizeofArray b && and (zipWith (==) (elements a) (elements b))

instance Ord a => Ord (Array a) where
  compare a b = compare (elements a) (elements b)

instance Eq1 Array where
  liftEq eq a b = sizeofArray a == sizeofArray b && and (zipWith eq (elements a) (elements b))

instance Ord1 Array where
  liftCompare cmp a b = liftCompare cmp (elements a) (elements b)

instance Show a => Show (Array a) where
  showsPrec d a = showParen (d > 10) (showString "fromListN " . showsPrec 11 (sizeofArray a) . showString " " . showsPrec 11 (elements a))

instance Show1 Array where
  liftShowsPrec _ list d a = showParen (d > 10) (showString "fromListN " . showsPrec 11 (sizeofArray a) . showString " " . list (elements a))

instance Functor Array where
  fmap f array = arrayFromListN (sizeofArray array) (map f (elements array))

instance Foldable Array where
  foldr f z array = foldr f z (elements array)
  length array = sizeofArray array
  null array = sizeofArray array == 0
  toList array = elements array

instance Traversable Array where
  traverse f array = fmap (arrayFromListN (sizeofArray array)) (traverse f (elements array))

instance Applicative Array where
  pure x = runArray (newArray 1 x)
  fs <*> xs = arrayFromList (elements fs <*> elements xs)

instance Alternative Array where
  empty = createArray 0 nobody (\_ -> return ())
  a <|> b = arrayFromListN (sizeofArray a + sizeofArray b) (elements a ++ elements b)

instance Monad Array where
  array >>= f = arrayFromList (concatMap (elements . f) (elements array))

instance MonadFail Array where
  fail _ = empty

instance MonadPlus Array

instance Semigroup (Array a) where
  a <> b = a <|> b

instance Monoid (Array a) where
  mempty = empty
  mconcat arrays = arrayFromList (concatMap elements arrays)

instance IsList (Array a) where
  type Item (Array a) = a
  fromList = arrayFromList
  fromListN = arrayFromListN
  toList = elements

instance NFData a => NFData (Array a) where
  rnf array = foldr (\x rest -> rnf x `seq` rest) () (elements array)
