{-# LANGUAGE MagicHash #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE TypeFamilies #-}

-- | Blocks of bytes.
module Data.Primitive.ByteArray
  ( ByteArray (..)
  , MutableByteArray (..)
  , ByteArray#
  , MutableByteArray#
  , newByteArray
  , newPinnedByteArray
  , newAlignedPinnedByteArray
  , resizeMutableByteArray
  , shrinkMutableByteArray
  , readByteArray
  , writeByteArray
  , indexByteArray
  , foldrByteArray
  , byteArrayFromList
  , byteArrayFromListN
  , compareByteArrays
  , freezeByteArray
  , thawByteArray
  , runByteArray
  , unsafeFreezeByteArray
  , unsafeThawByteArray
  , copyByteArray
  , copyMutableByteArray
  , moveByteArray
  , setByteArray
  , fillByteArray
  , cloneByteArray
  , cloneMutableByteArray
  , sizeofByteArray
  , sizeofMutableByteArray
  , getSizeofMutableByteArray
  , sameMutableByteArray
  , emptyByteArray
  , isByteArrayPinned
  , isMutableByteArrayPinned
  , byteArrayContents
  , mutableByteArrayContents
  , copyByteArrayToAddr
  , copyMutableByteArrayToAddr
  , copyByteArrayToPtr
  , copyMutableByteArrayToPtr
  ) where

import Control.DeepSeq (NFData (..))
import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import Data.Primitive.Types
import Data.Word (Word8)
import GHC.Exts hiding (setByteArray#)
import Numeric (showHex)

data ByteArray = ByteArray ByteArray#

data MutableByteArray s = MutableByteArray (MutableByteArray# s)

instance Eq (MutableByteArray s) where
  a == b = sameMutableByteArray a b

started :: (State# s -> (State# s, MutableByteArray# s)) -> State# s -> (State# s, MutableByteArray s)
started f state = case f state of (state', array) -> (state', MutableByteArray array)

newByteArray, newPinnedByteArray :: PrimMonad m => Int -> m (MutableByteArray (PrimState m))
newByteArray (I# n) = primitive (started (newByteArray# n))
newPinnedByteArray (I# n) = primitive (started (newPinnedByteArray# n))

newAlignedPinnedByteArray :: PrimMonad m => Int -> Int -> m (MutableByteArray (PrimState m))
newAlignedPinnedByteArray (I# n) (I# k) = primitive (started (newAlignedPinnedByteArray# n k))

resizeMutableByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> m (MutableByteArray (PrimState m))
resizeMutableByteArray (MutableByteArray array) (I# n) = primitive (started (resizeMutableByteArray# array n))

shrinkMutableByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> m ()
shrinkMutableByteArray (MutableByteArray array) (I# n) = primitive_ (shrinkMutableByteArray# array n)

readByteArray :: (Prim a, PrimMonad m) => MutableByteArray (PrimState m) -> Int -> m a
readByteArray (MutableByteArray array) (I# i) = primitive (readByteArray# array i)

writeByteArray :: (Prim a, PrimMonad m) => MutableByteArray (PrimState m) -> Int -> a -> m ()
writeByteArray (MutableByteArray array) (I# i) x = primitive_ (writeByteArray# array i x)

indexByteArray :: Prim a => ByteArray -> Int -> a
indexByteArray (ByteArray array) (I# i) = indexByteArray# array i

sizeofByteArray :: ByteArray -> Int
sizeofByteArray (ByteArray array) = I# (sizeofByteArray# array)

sizeofMutableByteArray :: MutableByteArray s -> Int
sizeofMutableByteArray (MutableByteArray array) = I# (sizeofMutableByteArray# array)

getSizeofMutableByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> m Int
getSizeofMutableByteArray (MutableByteArray array) =
  primitive (\state -> case getSizeofMutableByteArray# array state of (state', n) -> (state', I# n))

sameMutableByteArray :: MutableByteArray s -> MutableByteArray s -> Bool
sameMutableByteArray (MutableByteArray a) (MutableByteArray b) = isTrue# (sameMutableByteArray# a b)

-- | From the first element to the last, of as many as there is room for.
foldrByteArray :: Prim a => (a -> b -> b) -> b -> ByteArray -> b
foldrByteArray f z array = go 0
  where
    go i
      | i < count = let x = indexByteArray array i in f x (go (i + 1))
      | otherwise = z
    count = sizeofByteArray array `quot` sizeOf (argument f)

argument :: (a -> b -> b) -> a
argument _ = undefined

byteArrayFromList :: Prim a => [a] -> ByteArray
byteArrayFromList xs = byteArrayFromListN (length xs) xs

byteArrayFromListN :: Prim a => Int -> [a] -> ByteArray
byteArrayFromListN n xs = runST (newByteArray (n * sizeOf (head xs)) >>= \array -> filled array 0 xs >> unsafeFreezeByteArray array)
  where
    filled array i rest = case rest of
      [] | i == n -> return ()
         | otherwise -> errorWithoutStackTrace "Data.Primitive.ByteArray.byteArrayFromListN: list length less than specified size"
      x : xs' | i < n -> writeByteArray array i x >> filled array (i + 1) xs'
              | otherwise -> errorWithoutStackTrace "Data.Primitive.ByteArray.byteArrayFromListN: list length greater than specified size"

compareByteArrays :: ByteArray -> Int -> ByteArray -> Int -> Int -> Ordering
compareByteArrays (ByteArray a) (I# i) (ByteArray b) (I# j) (I# n) = compare (I# (compareByteArrays# a i b j n)) 0

freezeByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> Int -> m ByteArray
freezeByteArray array at n = newByteArray n >>= \new -> copyMutableByteArray new 0 array at n >> unsafeFreezeByteArray new

thawByteArray :: PrimMonad m => ByteArray -> Int -> Int -> m (MutableByteArray (PrimState m))
thawByteArray array at n = newByteArray n >>= \new -> copyByteArray new 0 array at n >> return new

runByteArray :: (forall s. ST s (MutableByteArray s)) -> ByteArray
runByteArray m = runST (m >>= unsafeFreezeByteArray)

unsafeFreezeByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> m ByteArray
unsafeFreezeByteArray (MutableByteArray array) =
  primitive (\state -> case unsafeFreezeByteArray# array state of (state', frozen) -> (state', ByteArray frozen))

unsafeThawByteArray :: PrimMonad m => ByteArray -> m (MutableByteArray (PrimState m))
unsafeThawByteArray (ByteArray array) = primitive (started (unsafeThawByteArray# array))

copyByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> ByteArray -> Int -> Int -> m ()
copyByteArray (MutableByteArray array) (I# to) (ByteArray source) (I# from) (I# n) = primitive_ (copyByteArray# source from array to n)

copyMutableByteArray, moveByteArray
  :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> MutableByteArray (PrimState m) -> Int -> Int -> m ()
copyMutableByteArray (MutableByteArray array) (I# to) (MutableByteArray source) (I# from) (I# n) =
  primitive_ (copyMutableByteArray# source from array to n)
moveByteArray array to source from n = copyMutableByteArray array to source from n

setByteArray :: (Prim a, PrimMonad m) => MutableByteArray (PrimState m) -> Int -> Int -> a -> m ()
setByteArray (MutableByteArray array) (I# at) (I# n) x = primitive_ (setByteArray# array at n x)

fillByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> Int -> Word8 -> m ()
fillByteArray array at n x = setByteArray array at n x

cloneByteArray :: ByteArray -> Int -> Int -> ByteArray
cloneByteArray array at n = runByteArray (thawByteArray array at n)

cloneMutableByteArray :: PrimMonad m => MutableByteArray (PrimState m) -> Int -> Int -> m (MutableByteArray (PrimState m))
cloneMutableByteArray array at n = newByteArray n >>= \new -> copyMutableByteArray new 0 array at n >> return new

emptyByteArray :: ByteArray
emptyByteArray = runByteArray (newByteArray 0)

isByteArrayPinned :: ByteArray -> Bool
isByteArrayPinned (ByteArray array) = isTrue# (isByteArrayPinned# array)

isMutableByteArrayPinned :: MutableByteArray s -> Bool
isMutableByteArrayPinned (MutableByteArray array) = isTrue# (isMutableByteArrayPinned# array)

byteArrayContents :: ByteArray -> Ptr Word8
byteArrayContents (ByteArray array) = Ptr (byteArrayContents# array)

mutableByteArrayContents :: MutableByteArray s -> Ptr Word8
mutableByteArrayContents (MutableByteArray array) = Ptr (mutableByteArrayContents# array)

copyByteArrayToAddr :: PrimMonad m => Ptr Word8 -> ByteArray -> Int -> Int -> m ()
copyByteArrayToAddr (Ptr addr) (ByteArray source) (I# from) (I# n) = primitive_ (copyByteArrayToAddr# source from addr n)

copyMutableByteArrayToAddr :: PrimMonad m => Ptr Word8 -> MutableByteArray (PrimState m) -> Int -> Int -> m ()
copyMutableByteArrayToAddr (Ptr addr) (MutableByteArray source) (I# from) (I# n) =
  primitive_ (copyMutableByteArrayToAddr# source from addr n)

copyByteArrayToPtr :: (Prim a, PrimMonad m) => Ptr a -> ByteArray -> Int -> Int -> m ()
copyByteArrayToPtr ptr source from n = case ptr of
  Ptr addr -> copyByteArrayToAddr (Ptr addr) source (from * width ptr) (n * width ptr)

copyMutableByteArrayToPtr :: (Prim a, PrimMonad m) => Ptr a -> MutableByteArray (PrimState m) -> Int -> Int -> m ()
copyMutableByteArrayToPtr ptr source from n = case ptr of
  Ptr addr -> copyMutableByteArrayToAddr (Ptr addr) source (from * width ptr) (n * width ptr)

width :: Prim a => Ptr a -> Int
width ptr = sizeOf (pointee ptr)

pointee :: Ptr a -> a
pointee _ = undefined

bytes :: ByteArray -> [Word8]
bytes array = [indexByteArray array i | i <- [0 .. sizeofByteArray array - 1]]

instance Eq ByteArray where
  a == b = bytes a == bytes b

-- | Shorter ones come first.
instance Ord ByteArray where
  compare a b = compare (sizeofByteArray a) (sizeofByteArray b) <> compare (bytes a) (bytes b)

instance Show ByteArray where
  showsPrec _ array = showString "[" . go (bytes array) True
    where
      go [] _ = showChar ']'
      go (b : bs) isFirst = (if isFirst then id else showString ", ") . showString "0x" . digit b . go bs False
      digit b = (if b < 16 then showString "0" else id) . showHex b

instance Semigroup ByteArray where
  a <> b = byteArrayFromListBytes (bytes a ++ bytes b)

instance Monoid ByteArray where
  mempty = emptyByteArray
  mconcat arrays = byteArrayFromListBytes (concatMap bytes arrays)

byteArrayFromListBytes :: [Word8] -> ByteArray
byteArrayFromListBytes [] = emptyByteArray
byteArrayFromListBytes xs = byteArrayFromList xs

instance IsList ByteArray where
  type Item ByteArray = Word8
  fromList xs = byteArrayFromListBytes xs
  fromListN n xs = byteArrayFromListN n xs
  toList array = bytes array

instance NFData ByteArray where
  rnf (ByteArray _) = ()

instance NFData (MutableByteArray s) where
  rnf (MutableByteArray _) = ()
