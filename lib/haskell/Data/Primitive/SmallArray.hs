{-# LANGUAGE MagicHash #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Arrays of values of any type, of which there are few.
module Data.Primitive.SmallArray
  ( SmallArray (..)
  , SmallMutableArray (..)
  , newSmallArray
  , readSmallArray
  , writeSmallArray
  , indexSmallArray
  , indexSmallArrayM
  , indexSmallArray##
  , sizeofSmallArray
  , sizeofSmallMutableArray
  , freezeSmallArray
  , thawSmallArray
  , unsafeFreezeSmallArray
  , unsafeThawSmallArray
  , runSmallArray
  , copySmallArray
  , copySmallMutableArray
  , cloneSmallArray
  , cloneSmallMutableArray
  , smallArrayFromList
  , smallArrayFromListN
  , mapSmallArray'
  , traverseSmallArrayP
  ) where

import Control.Applicative (Alternative (..))
import Control.DeepSeq (NFData (..))
import Control.Monad (MonadPlus (..))
import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import Data.Functor.Classes (Eq1 (..), Ord1 (..), Show1 (..))
import GHC.Exts

data SmallArray a = SmallArray { smallArray# :: SmallArray# a }

data SmallMutableArray s a = SmallMutableArray { smallMutableArray# :: SmallMutableArray# s a }

instance Eq (SmallMutableArray s a) where
  SmallMutableArray a == SmallMutableArray b = isTrue# (sameSmallMutableArray# a b)

outcome :: (State# s -> (State# s, SmallArray# a)) -> State# s -> (State# s, SmallArray a)
outcome f state = case f state of (state', array) -> (state', SmallArray array)

started :: (State# s -> (State# s, SmallMutableArray# s a)) -> State# s -> (State# s, SmallMutableArray s a)
started f state = case f state of (state', array) -> (state', SmallMutableArray array)

newSmallArray :: PrimMonad m => Int -> a -> m (SmallMutableArray (PrimState m) a)
newSmallArray (I# n) x = primitive (started (newSmallArray# n x))

readSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> m a
readSmallArray (SmallMutableArray array) (I# i) = primitive (readSmallArray# array i)

writeSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> a -> m ()
writeSmallArray (SmallMutableArray array) (I# i) x = primitive_ (writeSmallArray# array i x)

indexSmallArray :: SmallArray a -> Int -> a
indexSmallArray (SmallArray array) (I# i) = case indexSmallArray# array i of (# x #) -> x

indexSmallArrayM :: Monad m => SmallArray a -> Int -> m a
indexSmallArrayM (SmallArray array) (I# i) = case indexSmallArray# array i of (# x #) -> return x

indexSmallArray## :: SmallArray a -> Int -> (# a #)
indexSmallArray## (SmallArray array) (I# i) = indexSmallArray# array i

sizeofSmallArray :: SmallArray a -> Int
sizeofSmallArray (SmallArray array) = I# (sizeofSmallArray# array)

sizeofSmallMutableArray :: SmallMutableArray s a -> Int
sizeofSmallMutableArray (SmallMutableArray array) = I# (sizeofSmallMutableArray# array)

freezeSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> Int -> m (SmallArray a)
freezeSmallArray (SmallMutableArray array) (I# at) (I# n) = primitive (outcome (freezeSmallArray# array at n))

thawSmallArray :: PrimMonad m => SmallArray a -> Int -> Int -> m (SmallMutableArray (PrimState m) a)
thawSmallArray (SmallArray array) (I# at) (I# n) = primitive (started (thawSmallArray# array at n))

unsafeFreezeSmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> m (SmallArray a)
unsafeFreezeSmallArray (SmallMutableArray array) = primitive (outcome (unsafeFreezeSmallArray# array))

unsafeThawSmallArray :: PrimMonad m => SmallArray a -> m (SmallMutableArray (PrimState m) a)
unsafeThawSmallArray (SmallArray array) = primitive (started (unsafeThawSmallArray# array))

runSmallArray :: (forall s. ST s (SmallMutableArray s a)) -> SmallArray a
runSmallArray m = runST (m >>= unsafeFreezeSmallArray)

-- | None is made where there are no elements.
createSmallArray :: Int -> a -> (forall s. SmallMutableArray s a -> ST s ()) -> SmallArray a
createSmallArray 0 _ _ = runSmallArray (newSmallArray 0 nobody)
createSmallArray n x f = runSmallArray (newSmallArray n x >>= \array -> f array >> return array)

nobody :: a
nobody = errorWithoutStackTrace "an element that nobody wrote"

copySmallArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> SmallArray a -> Int -> Int -> m ()
copySmallArray (SmallMutableArray array) (I# to) (SmallArray source) (I# from) (I# n) = primitive_ (copySmallArray# source from array to n)

copySmallMutableArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> SmallMutableArray (PrimState m) a -> Int -> Int -> m ()
copySmallMutableArray (SmallMutableArray array) (I# to) (SmallMutableArray source) (I# from) (I# n) = primitive_ (copySmallMutableArray# source from array to n)

cloneSmallArray :: SmallArray a -> Int -> Int -> SmallArray a
cloneSmallArray (SmallArray array) (I# at) (I# n) = SmallArray (cloneSmallArray# array at n)

cloneSmallMutableArray :: PrimMonad m => SmallMutableArray (PrimState m) a -> Int -> Int -> m (SmallMutableArray (PrimState m) a)
cloneSmallMutableArray (SmallMutableArray array) (I# at) (I# n) = primitive (started (cloneSmallMutableArray# array at n))

smallArrayFromList :: [a] -> SmallArray a
smallArrayFromList xs = smallArrayFromListN (length xs) xs

smallArrayFromListN :: Int -> [a] -> SmallArray a
smallArrayFromListN n xs = createSmallArray n nobody (\array -> filled array 0 xs)
  where
    filled array i rest = case rest of
      [] | i == n -> return ()
         | otherwise -> errorWithoutStackTrace "Data.Primitive.SmallArray.fromListN: list length less than specified size"
      x : xs' | i < n -> writeSmallArray array i x >> filled array (i + 1) xs'
              | otherwise -> errorWithoutStackTrace "Data.Primitive.SmallArray.fromListN: list length greater than specified size"

elements :: SmallArray a -> [a]
elements array = [indexSmallArray array i | i <- [0 .. sizeofSmallArray array - 1]]

-- | Each element is evaluated.
mapSmallArray' :: (a -> b) -> SmallArray a -> SmallArray b
mapSmallArray' f array = createSmallArray (sizeofSmallArray array) nobody (\new -> go new 0)
  where
    go new i
      | i == sizeofSmallArray array = return ()
      | otherwise = indexSmallArrayM array i >>= \x -> let y = f x in y `seq` writeSmallArray new i y >> go new (i + 1)

traverseSmallArrayP :: PrimMonad m => (a -> m b) -> SmallArray a -> m (SmallArray b)
traverseSmallArrayP f array = newSmallArray (sizeofSmallArray array) nobody >>= \new -> go new 0
  where
    go new i
      | i == sizeofSmallArray array = unsafeFreezeSmallArray new
      | otherwise = indexSmallArrayM array i >>= f >>= writeSmallArray new i >> go new (i + 1)

instance Eq a => Eq (SmallArray a) where
  a == b = sizeofSmallArray a == sizeofSmallArray b && and (zipWith (==) (elements a) (elements b))

instance Ord a => Ord (SmallArray a) where
  compare a b = compare (elements a) (elements b)

instance Eq1 SmallArray where
  liftEq eq a b = sizeofSmallArray a == sizeofSmallArray b && and (zipWith eq (elements a) (elements b))

instance Ord1 SmallArray where
  liftCompare cmp a b = liftCompare cmp (elements a) (elements b)

instance Show a => Show (SmallArray a) where
  showsPrec d a = showParen (d > 10) (showString "fromListN " . showsPrec 11 (sizeofSmallArray a) . showString " " . showsPrec 11 (elements a))

instance Show1 SmallArray where
  liftShowsPrec _ list d a = showParen (d > 10) (showString "fromListN " . showsPrec 11 (sizeofSmallArray a) . showString " " . list (elements a))

instance Functor SmallArray where
  fmap f array = smallArrayFromListN (sizeofSmallArray array) (map f (elements array))

instance Foldable SmallArray where
  foldr f z array = foldr f z (elements array)
  length array = sizeofSmallArray array
  null array = sizeofSmallArray array == 0
  toList array = elements array

instance Traversable SmallArray where
  traverse f array = fmap (smallArrayFromListN (sizeofSmallArray array)) (traverse f (elements array))

instance Applicative SmallArray where
  pure x = runSmallArray (newSmallArray 1 x)
  fs <*> xs = smallArrayFromList (elements fs <*> elements xs)

instance Alternative SmallArray where
  empty = createSmallArray 0 nobody (\_ -> return ())
  a <|> b = smallArrayFromListN (sizeofSmallArray a + sizeofSmallArray b) (elements a ++ elements b)

instance Monad SmallArray where
  array >>= f = smallArrayFromList (concatMap (elements . f) (elements array))

instance MonadFail SmallArray where
  fail _ = empty

instance MonadPlus SmallArray

instance Semigroup (SmallArray a) where
  a <> b = a <|> b

instance Monoid (SmallArray a) where
  mempty = empty
  mconcat arrays = smallArrayFromList (concatMap elements arrays)

instance IsList (SmallArray a) where
  type Item (SmallArray a) = a
  fromList = smallArrayFromList
  fromListN = smallArrayFromListN
  toList = elements

instance NFData a => NFData (SmallArray a) where
  rnf array = foldr (\x rest -> rnf x `seq` rest) () (elements array)
