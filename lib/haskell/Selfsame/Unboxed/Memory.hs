{-# LANGUAGE MagicHash #-}

-- | Blocks of bytes, and addresses within them, as low-level code has them; the lowest byte of a number comes first. What was never written
-- is not known, and what is outside of a block is not defined.
module Selfsame.Unboxed.Memory
  ( ByteArray#, MutableByteArray#
  , newByteArray#, newPinnedByteArray#, newAlignedPinnedByteArray#
  , sizeofByteArray#, sizeofMutableByteArray#, getSizeofMutableByteArray#, sameMutableByteArray#
  , unsafeFreezeByteArray#, unsafeThawByteArray#, shrinkMutableByteArray#, resizeMutableByteArray#
  , copyByteArray#, copyMutableByteArray#, setByteArray#, compareByteArrays#
  , copyByteArrayToAddr#, copyMutableByteArrayToAddr#, copyAddrToByteArray#
  , byteArrayContents#, mutableByteArrayContents#, isByteArrayPinned#, isMutableByteArrayPinned#
  , nullAddr#, plusAddr#, minusAddr#, eqAddr#, neAddr#, ltAddr#, leAddr#, gtAddr#, geAddr#, addr2Int#, int2Addr#
  , newBlock, retireBlock, blockBytes
  , loadArray, loadMutable, storeMutable, loadAddr, storeAddr
  ) where

import Data.Bits (shiftL, shiftR, (.&.))
import Data.List (foldl')
import qualified Data.Map as Map
import Selfsame.Effect
import Selfsame.Prim (primUnsupported)
import Selfsame.Unboxed
import Selfsame.Unboxed.State

-- | Numbers by where they begin, each with how many bytes it has; none overlaps another.
type Cells = Map.Map Int Cell

data Cell = Cell !Int !Integer

-- | How many bytes, and what is known of them. Whoever changes it evaluates the last part first.
data Block = Block !Int !Cells ()

data ByteArray# = BytesIn !Int !Cells

-- | With the size that it was made with.
data MutableByteArray# s = MutableBytesIn !Int (MutVar# s Block)

outside, unwritten :: a
outside = primUnsupported "a run that looks outside of a block of memory"
unwritten = primUnsupported "a run that reads memory that was never written"

-- | A number of so many bytes at an offset.
load :: Int -> Int -> Cells -> Integer
load width at cells = case Map.lookup at cells of
  Just (Cell w n) | w == width -> n
  _ -> foldr (\i rest -> byte (at + i) cells + shiftL rest 8) 0 [0 .. width - 1]

byte :: Int -> Cells -> Integer
byte at cells = case Map.lookupLE at cells of
  Just (begin, Cell w n) | at < begin + w -> shiftR n (8 * (at - begin)) .&. 255
  _ -> unwritten

store :: Int -> Int -> Integer -> Cells -> Cells
store width at n cells = n `seq` case Map.lookup at cells of
  Just (Cell w _) | w == width -> Map.insert at (Cell width n) cells
  _ -> Map.insert at (Cell width n) (cleared width at cells)

-- | Without so many bytes at an offset: numbers that are partly there become bytes.
cleared :: Int -> Int -> Cells -> Cells
cleared width at cells = case Map.lookupLT (at + width) cells of
  Just (begin, Cell w n) | at < begin + w -> cleared width at (foldl' (kept begin n) (Map.delete begin cells) [0 .. w - 1])
  _ -> cells
  where
    kept begin n rest i
      | begin + i < at || begin + i >= at + width = Map.insert (begin + i) (Cell 1 (shiftR n (8 * i) .&. 255)) rest
      | otherwise = rest

-- | So many bytes from an offset on, as numbers of one byte or more, at other offsets.
part :: Int -> Int -> Int -> Cells -> [(Int, Cell)]
part from to count cells
  | count == 0 = []
  | otherwise = case Map.lookup from cells of
      Just (Cell w n) | w <= count -> (to, Cell w n) : part (from + w) (to + w) (count - w) cells
      _ -> case Map.lookupLE from cells of
        Just (begin, Cell w n) | from < begin + w -> (to, Cell 1 (shiftR n (8 * (from - begin)) .&. 255)) : part (from + 1) (to + 1) (count - 1) cells
        -- Bytes that nobody wrote are copied as such.
        _ -> part (from + 1) (to + 1) (count - 1) cells

block :: MutableByteArray# s -> State# s -> (State# s, Block)
block (MutableBytesIn _ cell) state = readMutVar# cell state

-- | What becomes of so many bytes at an offset.
change :: MutVar# s Block -> Int -> Int -> (Cells -> Cells) -> State# s -> State# s
change cell at width f state = case readMutVar# cell state of
  (state', Block n cells allowed) -> allowed `seq` case 0 <= at && 0 <= width && at + width <= n of
    True -> case f cells of cells' -> cells' `seq` writeMutVar# cell (Block n cells' allowed) state'
    False -> outside

inside :: Int -> Int -> Int -> a -> a
inside n at width x = if 0 <= at && 0 <= width && at + width <= n then x else outside

paste :: Int -> Int -> [(Int, Cell)] -> Cells -> Cells
paste at count new cells = foldl' (\t (i, c) -> Map.insert i c t) (cleared count at cells) new

-- Blocks that belong to a thread or to the program.

newByteArray#, newPinnedByteArray# :: Int# -> State# s -> (State# s, MutableByteArray# s)
newByteArray# (IntIn n) state = case newMutVar# (Block n Map.empty ()) state of (state', cell) -> (state', MutableBytesIn n cell)
newPinnedByteArray# n state = newByteArray# n state

newAlignedPinnedByteArray# :: Int# -> Int# -> State# s -> (State# s, MutableByteArray# s)
newAlignedPinnedByteArray# n _ state = newByteArray# n state

sizeofByteArray# :: ByteArray# -> Int#
sizeofByteArray# (BytesIn n _) = IntIn n

-- | Of an array that was not shrunk.
sizeofMutableByteArray# :: MutableByteArray# s -> Int#
sizeofMutableByteArray# (MutableBytesIn n _) = IntIn n

getSizeofMutableByteArray# :: MutableByteArray# s -> State# s -> (State# s, Int#)
getSizeofMutableByteArray# array state = case block array state of (state', Block n _ _) -> (state', IntIn n)

sameMutableByteArray# :: MutableByteArray# s -> MutableByteArray# s -> Int#
sameMutableByteArray# (MutableBytesIn _ a) (MutableBytesIn _ b) = sameMutVar# a b

-- | The array may not be changed afterwards.
unsafeFreezeByteArray# :: MutableByteArray# s -> State# s -> (State# s, ByteArray#)
unsafeFreezeByteArray# (MutableBytesIn _ cell) state = case readMutVar# cell state of
  (state', Block n cells _) -> case writeMutVar# cell (Block n cells (primUnsupported "a run that changes an array after it was frozen")) state' of
    state'' -> state'' `seq` (state'', BytesIn n cells)

-- | The new array may not be changed: the old one would.
unsafeThawByteArray# :: ByteArray# -> State# s -> (State# s, MutableByteArray# s)
unsafeThawByteArray# (BytesIn n cells) state =
  case newMutVar# (Block n cells (primUnsupported "a run that changes an array that is not copied")) state of
    (state', cell) -> (state', MutableBytesIn n cell)

shrinkMutableByteArray# :: MutableByteArray# s -> Int# -> State# s -> State# s
shrinkMutableByteArray# (MutableBytesIn _ cell) (IntIn n) state = case readMutVar# cell state of
  (state', Block m cells allowed) -> allowed `seq` inside m 0 n (writeMutVar# cell (Block n (cleared (m - n) n cells) allowed) state')

-- | Nobody may use the old one afterwards.
resizeMutableByteArray# :: MutableByteArray# s -> Int# -> State# s -> (State# s, MutableByteArray# s)
resizeMutableByteArray# (MutableBytesIn _ cell) (IntIn n) state = case readMutVar# cell state of
  (state', Block m cells allowed) -> allowed `seq`
    case writeMutVar# cell (primUnsupported "a run that uses an array after it was replaced by a larger one") state' of
      state'' -> case newMutVar# (Block n (if n < m then cleared (m - n) n cells else cells) ()) state'' of
        (state3, new) -> (state3, MutableBytesIn n new)

copyByteArray# :: ByteArray# -> Int# -> MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
copyByteArray# (BytesIn n cells) (IntIn from) (MutableBytesIn _ cell) (IntIn to) (IntIn count) state =
  inside n from count (change cell to count (paste to count (part from to count cells)) state)

copyMutableByteArray# :: MutableByteArray# s -> Int# -> MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
copyMutableByteArray# source (IntIn from) (MutableBytesIn _ cell) (IntIn to) (IntIn count) state = case block source state of
  (state', Block n cells _) -> inside n from count (change cell to count (paste to count (part from to count cells)) state')

setByteArray# :: MutableByteArray# s -> Int# -> Int# -> Int# -> State# s -> State# s
setByteArray# (MutableBytesIn _ cell) (IntIn at) (IntIn count) (IntIn x) state =
  change cell at count (\cells -> paste at count [(at + i, Cell 1 (toInteger x .&. 255)) | i <- [0 .. count - 1]] cells) state

-- | Negative, zero or positive; which number it is, nobody says, and here it is the difference of the first bytes that differ.
compareByteArrays# :: ByteArray# -> Int# -> ByteArray# -> Int# -> Int# -> Int#
compareByteArrays# (BytesIn n a) (IntIn i) (BytesIn m b) (IntIn j) (IntIn count) =
  inside n i count (inside m j count (compared (zip [byte (i + k) a | k <- [0 .. count - 1]] [byte (j + k) b | k <- [0 .. count - 1]])))

compared :: [(Integer, Integer)] -> Int#
compared [] = IntIn 0
compared ((x, y) : rest)
  | x == y = compared rest
  | otherwise = IntIn (fromInteger (x - y))

-- Addresses.

-- | A block of the program, of so many bytes.
newBlock :: Int -> Token -> Result Addr#
newBlock n token = case newVariable (coerced (Block n Map.empty ())) token of Result variable -> Result (InBlock variable 0)

-- | From now on nobody may change the block of an address.
retireBlock :: Addr# -> State# s -> State# s
retireBlock (InBlock variable _) state = case readMutVar# (blockOf variable) state of
  (state', Block n cells _) -> writeMutVar# (blockOf variable) (Block n cells (primUnsupported "a run that changes bytes that are shared")) state'
retireBlock _ state = state

-- | So many bytes at an address, as they are now.
blockBytes :: Addr# -> Int -> State# s -> (State# s, [Integer])
blockBytes addr count state = case addr of
  InBlock variable at -> case readMutVar# (blockOf variable) state of
    (state', Block n cells _) -> inside n at count (state', [byte (at + i) cells | i <- [0 .. count - 1]])
  InLiteral text at -> inside (length text + 1) at count (state, map (toInteger . fromEnum) (take count (drop at (text ++ "\0"))))
  Nowhere _ -> if count == 0 then (state, []) else outside

blockOf :: Variable Anything -> MutVar# s Block
blockOf variable = InProgram (coerced variable)

byteArrayContents# :: ByteArray# -> Addr#
byteArrayContents# _ = primUnsupported "a run that needs the address of an array"

mutableByteArrayContents# :: MutableByteArray# s -> Addr#
mutableByteArrayContents# (MutableBytesIn _ (InProgram variable)) = InBlock (coerced variable) 0
mutableByteArrayContents# _ = primUnsupported "a run that needs the address of an array"

isByteArrayPinned# :: ByteArray# -> Int#
isByteArrayPinned# _ = primUnsupported "a run that asks where an array is"

isMutableByteArrayPinned# :: MutableByteArray# s -> Int#
isMutableByteArrayPinned# _ = primUnsupported "a run that asks where an array is"

nullAddr# :: Addr#
nullAddr# = Nowhere 0

plusAddr# :: Addr# -> Int# -> Addr#
plusAddr# addr (IntIn by) = case addr of
  InLiteral text at -> InLiteral text (at + by)
  InBlock variable at -> InBlock variable (at + by)
  Nowhere at -> Nowhere (at + by)

-- | Of two places of one block.
minusAddr# :: Addr# -> Addr# -> Int#
minusAddr# a b = case distance a b of
  Just d -> IntIn d
  Nothing -> primUnsupported "a run that measures the distance of two blocks"

distance :: Addr# -> Addr# -> Maybe Int
distance (InBlock a i) (InBlock b j) = if sameVariable a b then Just (i - j) else Nothing
distance (Nowhere i) (Nowhere j) = Just (i - j)
distance (InLiteral _ _) (InLiteral _ _) = primUnsupported "a run that compares the addresses of literals"
distance _ _ = Nothing

-- | Where a block ends another may begin, so only what is within blocks is told apart.
eqAddr#, neAddr#, ltAddr#, leAddr#, gtAddr#, geAddr# :: Addr# -> Addr# -> Int#
eqAddr# a b = case distance a b of
  Just d -> truth (d == 0)
  Nothing -> apart a b
neAddr# a b = case eqAddr# a b of IntIn x -> IntIn (1 - x)
ltAddr# a b = truth (boxInt (minusAddr# a b) < 0)
leAddr# a b = truth (boxInt (minusAddr# a b) <= 0)
gtAddr# a b = truth (boxInt (minusAddr# a b) > 0)
geAddr# a b = truth (boxInt (minusAddr# a b) >= 0)

apart :: Addr# -> Addr# -> Int#
apart a b = case (isNull a, isNull b) of
  (False, False) -> primUnsupported "a run that compares the addresses of two blocks"
  _ -> IntIn 0

isNull :: Addr# -> Bool
isNull (Nowhere 0) = True
isNull _ = False

truth :: Bool -> Int#
truth True = IntIn 1
truth False = IntIn 0

addr2Int# :: Addr# -> Int#
addr2Int# (Nowhere n) = IntIn n
addr2Int# _ = primUnsupported "a run that looks at the number of an address"

int2Addr# :: Int# -> Addr#
int2Addr# (IntIn n) = Nowhere n

copyByteArrayToAddr# :: ByteArray# -> Int# -> Addr# -> Int# -> State# s -> State# s
copyByteArrayToAddr# source from (InBlock variable to) count state = copyByteArray# source from (MutableBytesIn 0 (blockOf variable)) (IntIn to) count state
copyByteArrayToAddr# _ _ _ _ _ = outside

copyMutableByteArrayToAddr# :: MutableByteArray# s -> Int# -> Addr# -> Int# -> State# s -> State# s
copyMutableByteArrayToAddr# source from (InBlock variable to) count state =
  copyMutableByteArray# source from (MutableBytesIn 0 (blockOf variable)) (IntIn to) count state
copyMutableByteArrayToAddr# _ _ _ _ _ = outside

copyAddrToByteArray# :: Addr# -> MutableByteArray# s -> Int# -> Int# -> State# s -> State# s
copyAddrToByteArray# (InBlock variable from) array to count state =
  copyMutableByteArray# (MutableBytesIn 0 (blockOf variable)) (IntIn from) array to count state
copyAddrToByteArray# addr (MutableBytesIn _ cell) (IntIn to) (IntIn count) state = case blockBytes addr count state of
  (state', bytes) -> change cell to count (paste to count (zip [to ..] (map (Cell 1) bytes))) state'

-- Numbers in them.

-- | Of so many bytes, at such a place of so many of them.
loadArray :: Int -> ByteArray# -> Int -> Integer
loadArray width (BytesIn n cells) at = inside n at width (load width at cells)

loadMutable :: Int -> MutableByteArray# s -> Int -> State# s -> (State# s, Integer)
loadMutable width array at state = case block array state of
  (state', Block n cells _) -> inside n at width (state', load width at cells)

storeMutable :: Int -> MutableByteArray# s -> Int -> Integer -> State# s -> State# s
storeMutable width (MutableBytesIn _ cell) at n state = change cell at width (store width at n) state

loadAddr :: Int -> Addr# -> Int -> State# s -> (State# s, Integer)
loadAddr width addr at state = case addr of
  InBlock variable begin -> loadMutable width (MutableBytesIn 0 (blockOf variable)) (begin + at) state
  _ -> case blockBytes (plusAddr# addr (IntIn at)) width state of (state', bytes) -> (state', foldr (\x rest -> x + shiftL rest 8) 0 bytes)

storeAddr :: Int -> Addr# -> Int -> Integer -> State# s -> State# s
storeAddr width (InBlock variable begin) at n state = storeMutable width (MutableBytesIn 0 (blockOf variable)) (begin + at) n state
storeAddr _ _ _ _ _ = outside
