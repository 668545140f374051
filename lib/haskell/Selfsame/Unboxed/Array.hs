{-# LANGUAGE MagicHash #-}
{-# LANGUAGE UnboxedTuples #-}

-- | Arrays of values of any type, as low-level code has them. Small ones are no different here. Looking outside of an array is not
-- defined, and neither is changing one after it was frozen without a copy.
module Selfsame.Unboxed.Array
  ( Array#, MutableArray#, SmallArray#, SmallMutableArray#
  , newArray#, readArray#, writeArray#, indexArray#, sizeofArray#, sizeofMutableArray#, sameMutableArray#
  , copyArray#, copyMutableArray#, cloneArray#, cloneMutableArray#, freezeArray#, thawArray#, unsafeFreezeArray#, unsafeThawArray#
  , newSmallArray#, readSmallArray#, writeSmallArray#, indexSmallArray#, sizeofSmallArray#, sizeofSmallMutableArray#
  , getSizeofSmallMutableArray#, sameSmallMutableArray#, copySmallArray#, copySmallMutableArray#, cloneSmallArray#
  , cloneSmallMutableArray#, freezeSmallArray#, thawSmallArray#, unsafeFreezeSmallArray#, unsafeThawSmallArray#
  , shrinkSmallMutableArray#
  ) where

import Data.List (foldl')
import qualified Selfsame.Map as Map
import Selfsame.Prim (primUnsupported)
import Selfsame.Unboxed
import Selfsame.Unboxed.State

-- | How many elements, and each by its position.
data Array# a = ArrayIn !Int !(Map.Map Int a)

-- | The same of an array that changes. Whoever changes it evaluates the last part first.
data Content a = Content !Int !(Map.Map Int a) ()

-- | With the size that it was made with.
data MutableArray# s a = MutableIn !Int (MutVar# s (Content a))

newtype SmallArray# a = SmallIn (Array# a)

newtype SmallMutableArray# s a = SmallMutableIn (MutableArray# s a)

outside :: a
outside = primUnsupported "a run that looks outside of an array"

-- | So many elements from a position on, which are to be so far from there.
part :: Int -> Int -> Int -> Map.Map Int a -> [(Int, a)]
part from by count t = case count of
  0 -> []
  _ -> case Map.lookup from t of
    Just x -> (from + by, x) : part (from + 1) by (count - 1) t
    Nothing -> outside

slice :: Int -> Int -> Map.Map Int a -> Map.Map Int a
slice from count t = Map.fromDistinctAscList (part from (negate from) count t)

put :: Int -> Map.Map Int a -> (Int, a) -> Map.Map Int a
put n t (i, x)
  | 0 <= i && i < n = Map.insert i x t
  | otherwise = outside

content :: MutableArray# s a -> State# s -> (State# s, Content a)
content (MutableIn _ cell) state = readMutVar# cell state

make :: Int -> Map.Map Int a -> State# s -> (State# s, MutableArray# s a)
make n t state = t `seq` case newMutVar# (Content n t ()) state of (state', cell) -> (state', MutableIn n cell)

change :: MutableArray# s a -> (Content a -> Content a) -> State# s -> State# s
change array f state = case content array state of
  (state', Content n t allowed) -> allowed `seq` case f (Content n t allowed) of
    Content n' t' allowed' -> case array of MutableIn _ cell -> writeMutVar# cell (Content n' t' allowed') state'

newArray# :: Int# -> a -> State# s -> (State# s, MutableArray# s a)
newArray# (IntIn n) x state = make n (Map.fromDistinctAscList (map (\i -> (i, x)) [0 .. n - 1])) state

readArray# :: MutableArray# s a -> Int# -> State# s -> (State# s, a)
readArray# array (IntIn i) state = case content array state of
  (state', Content _ t _) -> case Map.lookup i t of
    Just x -> (state', x)
    Nothing -> outside

writeArray# :: MutableArray# s a -> Int# -> a -> State# s -> State# s
writeArray# array (IntIn i) x state = change array (\(Content n t allowed) -> Content n (put n t (i, x)) allowed) state

indexArray# :: Array# a -> Int# -> (# a #)
indexArray# (ArrayIn _ t) (IntIn i) = case Map.lookup i t of
  Just x -> (# x #)
  Nothing -> outside

sizeofArray# :: Array# a -> Int#
sizeofArray# (ArrayIn n _) = IntIn n

sizeofMutableArray# :: MutableArray# s a -> Int#
sizeofMutableArray# (MutableIn n _) = IntIn n

sameMutableArray# :: MutableArray# s a -> MutableArray# s a -> Int#
sameMutableArray# (MutableIn _ a) (MutableIn _ b) = sameMutVar# a b

copyArray# :: Array# a -> Int# -> MutableArray# s a -> Int# -> Int# -> State# s -> State# s
copyArray# (ArrayIn _ t) (IntIn from) array (IntIn to) (IntIn count) state = insert array (part from (to - from) count t) state

insert :: MutableArray# s a -> [(Int, a)] -> State# s -> State# s
insert array new state = change array (\(Content n t allowed) -> Content n (foldl' (put n) t new) allowed) state

copyMutableArray# :: MutableArray# s a -> Int# -> MutableArray# s a -> Int# -> Int# -> State# s -> State# s
copyMutableArray# source (IntIn from) array (IntIn to) (IntIn count) state = case content source state of
  (state', Content _ t _) -> insert array (part from (to - from) count t) state'

cloneArray# :: Array# a -> Int# -> Int# -> Array# a
cloneArray# (ArrayIn _ t) (IntIn from) (IntIn count) = ArrayIn count (slice from count t)

cloneMutableArray# :: MutableArray# s a -> Int# -> Int# -> State# s -> (State# s, MutableArray# s a)
cloneMutableArray# array (IntIn from) (IntIn count) state = case content array state of
  (state', Content _ t _) -> make count (slice from count t) state'

freezeArray# :: MutableArray# s a -> Int# -> Int# -> State# s -> (State# s, Array# a)
freezeArray# array (IntIn from) (IntIn count) state = case content array state of
  (state', Content _ t _) -> case slice from count t of t' -> t' `seq` (state', ArrayIn count t')

thawArray# :: Array# a -> Int# -> Int# -> State# s -> (State# s, MutableArray# s a)
thawArray# (ArrayIn _ t) (IntIn from) (IntIn count) state = make count (slice from count t) state

-- | The array may not be changed afterwards.
unsafeFreezeArray# :: MutableArray# s a -> State# s -> (State# s, Array# a)
unsafeFreezeArray# array state = case content array state of
  (state', Content n t _) -> case array of
    MutableIn _ cell -> case writeMutVar# cell (Content n t (primUnsupported "a run that changes an array after it was frozen")) state' of
      state'' -> state'' `seq` (state'', ArrayIn n t)

-- | The new array may not be changed: the old one would.
unsafeThawArray# :: Array# a -> State# s -> (State# s, MutableArray# s a)
unsafeThawArray# (ArrayIn n t) state = case newMutVar# (Content n t (primUnsupported "a run that changes an array that is not copied")) state of
  (state', cell) -> (state', MutableIn n cell)

newSmallArray# :: Int# -> a -> State# s -> (State# s, SmallMutableArray# s a)
newSmallArray# n x state = case newArray# n x state of (state', array) -> (state', SmallMutableIn array)

readSmallArray# :: SmallMutableArray# s a -> Int# -> State# s -> (State# s, a)
readSmallArray# (SmallMutableIn array) i state = readArray# array i state

writeSmallArray# :: SmallMutableArray# s a -> Int# -> a -> State# s -> State# s
writeSmallArray# (SmallMutableIn array) i x state = writeArray# array i x state

indexSmallArray# :: SmallArray# a -> Int# -> (# a #)
indexSmallArray# (SmallIn array) i = indexArray# array i

sizeofSmallArray# :: SmallArray# a -> Int#
sizeofSmallArray# (SmallIn array) = sizeofArray# array

sizeofSmallMutableArray# :: SmallMutableArray# s a -> Int#
sizeofSmallMutableArray# (SmallMutableIn array) = sizeofMutableArray# array

getSizeofSmallMutableArray# :: SmallMutableArray# s a -> State# s -> (State# s, Int#)
getSizeofSmallMutableArray# (SmallMutableIn array) state = (state, sizeofMutableArray# array)

sameSmallMutableArray# :: SmallMutableArray# s a -> SmallMutableArray# s a -> Int#
sameSmallMutableArray# (SmallMutableIn a) (SmallMutableIn b) = sameMutableArray# a b

copySmallArray# :: SmallArray# a -> Int# -> SmallMutableArray# s a -> Int# -> Int# -> State# s -> State# s
copySmallArray# (SmallIn source) from (SmallMutableIn array) to count state = copyArray# source from array to count state

copySmallMutableArray# :: SmallMutableArray# s a -> Int# -> SmallMutableArray# s a -> Int# -> Int# -> State# s -> State# s
copySmallMutableArray# (SmallMutableIn source) from (SmallMutableIn array) to count state = copyMutableArray# source from array to count state

cloneSmallArray# :: SmallArray# a -> Int# -> Int# -> SmallArray# a
cloneSmallArray# (SmallIn array) from count = SmallIn (cloneArray# array from count)

cloneSmallMutableArray# :: SmallMutableArray# s a -> Int# -> Int# -> State# s -> (State# s, SmallMutableArray# s a)
cloneSmallMutableArray# (SmallMutableIn array) from count state = case cloneMutableArray# array from count state of
  (state', new) -> (state', SmallMutableIn new)

freezeSmallArray# :: SmallMutableArray# s a -> Int# -> Int# -> State# s -> (State# s, SmallArray# a)
freezeSmallArray# (SmallMutableIn array) from count state = case freezeArray# array from count state of
  (state', frozen) -> (state', SmallIn frozen)

thawSmallArray# :: SmallArray# a -> Int# -> Int# -> State# s -> (State# s, SmallMutableArray# s a)
thawSmallArray# (SmallIn array) from count state = case thawArray# array from count state of
  (state', new) -> (state', SmallMutableIn new)

unsafeFreezeSmallArray# :: SmallMutableArray# s a -> State# s -> (State# s, SmallArray# a)
unsafeFreezeSmallArray# (SmallMutableIn array) state = case unsafeFreezeArray# array state of
  (state', frozen) -> (state', SmallIn frozen)

unsafeThawSmallArray# :: SmallArray# a -> State# s -> (State# s, SmallMutableArray# s a)
unsafeThawSmallArray# (SmallIn array) state = case unsafeThawArray# array state of
  (state', new) -> (state', SmallMutableIn new)

shrinkSmallMutableArray# :: SmallMutableArray# s a -> Int# -> State# s -> State# s
shrinkSmallMutableArray# _ _ _ = primUnsupported "an array that shrinks"
