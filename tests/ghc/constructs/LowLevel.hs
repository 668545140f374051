{-# LANGUAGE MagicHash #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE UnboxedTuples #-}
module LowLevel where

import Control.Exception (SomeException, catch, evaluate, toException, ErrorCall (..), try)
import Control.Monad.Primitive
import Control.Monad.ST (ST, runST)
import Data.Hashable
import Data.Hashable.Lifted (hashWithSalt1)
import Data.Int
import Data.Primitive.Array
import Data.Primitive.ByteArray
import Data.Primitive.MutVar
import Data.Primitive.SmallArray
import Data.Primitive.Types (Prim (..), alignment, sizeOf)
import qualified Data.ByteString as B
import qualified Data.ByteString.Builder as BB
import qualified Data.ByteString.Builder.Extra as BB
import qualified Data.ByteString.Internal as I
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Internal as L (chunk, chunkOverhead, defaultChunkSize, smallChunkSize, foldrChunks, foldlChunks)
import qualified Data.ByteString.Short as Short
import qualified Data.ByteString.Unsafe as U
import Data.Word
import Foreign.C.String
import Foreign.C.Types
import Foreign.ForeignPtr
import Foreign.ForeignPtr.Unsafe (unsafeForeignPtrToPtr)
import Foreign.Marshal.Alloc
import Foreign.Marshal.Array hiding (newArray, copyArray)
import qualified Foreign.Marshal.Array as Memory
import Foreign.Marshal.Unsafe (unsafeLocalState)
import Foreign.Marshal.Utils
import Foreign.Ptr
import Foreign.Storable (Storable, peek, peekByteOff, poke, pokeByteOff, peekElemOff, pokeElemOff)
import GHC.Base (bindIO, breakpoint, divInt, divModInt, eqString, failIO, maxInt, minInt, modInt, quotInt, quotRemInt, remInt, returnIO, thenIO, unIO)
import GHC.Exts
import GHC.Float (castDoubleToWord64, castFloatToWord32, castWord32ToFloat, castWord64ToDouble, showSignedFloat)
import qualified GHC.ForeignPtr as F
import GHC.Int (Int (..), uncheckedIShiftL64#, uncheckedIShiftRA64#)
import qualified GHC.ST as Low
import qualified GHC.Types as Low
import GHC.Word (Word8 (..), byteSwap16, byteSwap32, byteSwap64, uncheckedShiftL64#, uncheckedShiftRL64#)
import System.IO.Unsafe (unsafePerformIO)
import System.Random.SplitMix

io :: IO a -> a
io = unsafePerformIO

thread :: (forall s. State# s -> (# State# s, a #)) -> a
thread f = runST (Low.ST f)

sizes :: (Int, Int, Bool, Bool)
sizes = thread (\s -> case newArray# 3# 'x' s of
  (# s1, a #) -> case newSmallArray# 2# 'y' s1 of
    (# s2, b #) -> case getSizeofSmallMutableArray# b s2 of
      (# s3, n #) -> (# s3, (I# (sizeofMutableArray# a), I# n, isTrue# (sameMutableArray# a a), isTrue# (sameSmallMutableArray# b b)) #))

smalls :: String
smalls = thread (\s -> case newSmallArray# 3# 'a' s of
  (# s1, a #) -> case writeSmallArray# a 1# 'b' s1 of
    s2 -> case cloneSmallMutableArray# a 0# 2# s2 of
      (# s3, b #) -> case freezeSmallArray# b 0# 2# s3 of
        (# s4, c #) -> case copySmallArray# c 0# a 1# 2# s4 of
          s5 -> case unsafeFreezeSmallArray# a s5 of
            (# s6, d #) -> case cloneSmallArray# d 1# 2# of
              e -> case readSmallArray# b 1# s6 of
                (# s7, z #) -> case indexSmallArray# d 0# of
                  (# x #) -> case indexSmallArray# e 1# of
                    (# y #) -> (# s7, [x, y, z] ++ show (I# (sizeofSmallArray# e)) #))

larges :: String
larges = thread (\s -> case newArray# 3# 'a' s of
  (# s1, a #) -> case writeArray# a 1# 'b' s1 of
    s2 -> case cloneMutableArray# a 0# 2# s2 of
      (# s3, b #) -> case freezeArray# b 0# 2# s3 of
        (# s4, c #) -> case copyArray# c 0# a 1# 2# s4 of
          s5 -> case readArray# a 2# s5 of
            (# s6, x #) -> case thawArray# c 0# 2# s6 of
              (# s7, d #) -> case readArray# d 1# s7 of
                (# s8, y #) -> case indexArray# (cloneArray# c 1# 1#) 0# of (# z #) -> (# s8, [x, y, z] #))

blocks :: (Int, Int, [Word8], Bool)
blocks = runST (do
  a <- newPinnedByteArray 4
  b <- newAlignedPinnedByteArray 4 8
  fillByteArray a 0 4 1
  writeByteArray a 2 (7 :: Word8)
  copyMutableByteArray b 0 a 1 3
  moveByteArray b 1 b 0 3
  c <- resizeMutableByteArray b 6
  fillByteArray c 4 2 9
  n <- getSizeofMutableByteArray c
  f <- freezeByteArray c 0 6
  d <- thawByteArray f 1 4
  copyByteArray d 0 f 5 1
  e <- cloneMutableByteArray d 0 3
  shrinkMutableByteArray e 2
  m <- getSizeofMutableByteArray e
  x <- readByteArray e 0
  g <- unsafeFreezeByteArray d
  return (n, m, (x :: Word8) : foldrByteArray (:) [] (cloneByteArray g 0 4 <> emptyByteArray), sameMutableByteArray a a))

pointers :: [Int]
pointers = io (allocaBytes 8 (\p -> do
  fillBytes p 3 8
  copyBytes (p `plusPtr` 4) p 2
  moveBytes (p `plusPtr` 1) (p `plusPtr` 0) 2
  copyByteArrayToAddr p (byteArrayFromList [7, 8 :: Word8]) 0 2
  b <- newByteArray 4
  mapM_ (\i -> peekByteOff p i >>= \x -> writeByteArray b i (x :: Word8)) [0 .. 3]
  copyMutableByteArrayToAddr (p `plusPtr` 6) b 1 2
  copyByteArrayToPtr (p `plusPtr` 2 :: Ptr Word8) (byteArrayFromList [9 :: Word8]) 0 1
  copyMutableByteArrayToPtr (p `plusPtr` 3 :: Ptr Word8) b 0 1
  map fromIntegral <$> peekArray 8 (p :: Ptr Word8)))

comparisons :: [Bool]
comparisons = io (allocaBytes 4 (\p -> case (p, p `plusPtr` 2) of
  (Ptr a, Ptr b) -> return (map (\x -> isTrue# (unI x))
    [I# (eqAddr# a b), I# (neAddr# a b), I# (ltAddr# a b), I# (leAddr# a b), I# (gtAddr# a b), I# (geAddr# a b), I# (eqAddr# nullAddr# a), I# (minusAddr# b a -# 1#)])))

unI :: Int -> Int#
unI (I# n) = n

texts :: (String, String, String, String, Int)
texts = io (do
  a <- withCString "abc" peekCString
  b <- withCStringLen "abcd" (\(p, n) -> peekCStringLen (p, n - 1))
  c <- newCAString "x\233" >>= \p -> peekCAString p
  d <- withCAStringLen "hello" peekCAStringLen
  e <- newCString "12345" >>= lengthArray0 0
  f <- newCStringLen "q" >>= peekCStringLen
  g <- withCAString "z" peekCAString
  return (a, b, c, d ++ f ++ g, e))

foreigns :: [Int]
foreigns = io (do
  p <- mallocForeignPtr :: IO (ForeignPtr Int)
  withForeignPtr p (\q -> poke q 4)
  q <- mallocForeignPtrBytes 4 :: IO (ForeignPtr Word8)
  withForeignPtr (castForeignPtr q) (\r -> poke r (1 :: Int32))
  r <- mallocForeignPtrArray 2 :: IO (ForeignPtr Int16)
  withForeignPtr r (\s -> pokeArray s [5, 6])
  t <- mallocForeignPtrArray0 1 :: IO (ForeignPtr Int16)
  u <- newForeignPtr_ (unsafeForeignPtrToPtr r)
  v <- F.mallocPlainForeignPtrBytes 2 :: IO (ForeignPtr Word8)
  F.unsafeWithForeignPtr v (\w -> pokeByteOff w 1 (8 :: Word8))
  touchForeignPtr t
  a <- withForeignPtr p peek
  b <- withForeignPtr q peek
  c <- withForeignPtr (u `plusForeignPtr` 2) peek
  d <- withForeignPtr v (\w -> peekByteOff w 1)
  finalizeForeignPtr p
  return [a, fromIntegral b, fromIntegral (c :: Int16), fromIntegral (d :: Word8)])

marshalled :: [Int]
marshalled = io (do
  a <- malloc >>= \p -> poke p 5 >> peek p
  b <- calloc >>= peek
  c <- callocBytes 2 >>= \p -> peek (p :: Ptr Word8)
  d <- mallocArray 2 >>= \p -> pokeArray p [1, 2] >> peekArray 2 p
  e <- callocArray 1 >>= peekArray 1
  f <- Memory.newArray [7, 8] >>= \p -> Memory.copyArray p (p `advancePtr` 1) 1 >> peekArray 2 p
  g <- newArray0 0 [4, 5] >>= peekArray0 0
  h <- withArrayLen [1, 2, 3] (\n p -> fmap (+ n) (peekElemOff p 2))
  i <- withArray0 (0 :: Int) [6] (lengthArray0 0)
  j <- withArrayLen0 0 [6] (\n p -> fmap (+ n) (peekElemOff p 1))
  k <- with 9 peek
  l <- new 3 >>= peek
  m <- allocaArray0 1 (\p -> pokeArray0 2 p [] >> peek p)
  n <- mallocArray0 1 >>= \p -> pokeElemOff p 0 3 >> moveArray (p `advancePtr` 1) p 1 >> peekElemOff p 1
  o <- maybeWith with (Just 4) (maybePeek peek)
  p <- maybeNew new Nothing >>= maybePeek peek
  q <- callocArray0 1 >>= peekArray 2
  r <- mallocBytes 8 >>= \x -> poke x 6 >> peek x
  s <- allocaBytesAligned 8 8 (\x -> poke x 7 >> peek x)
  t <- alloca (\x -> poke x 8 >> peek x)
  return ([a, b, fromIntegral c] ++ d ++ e ++ f ++ g ++ [h, i, j, k, l, m, n] ++ maybe [] pure o ++ maybe [99] pure p ++ q ++ [r, s, t]))

lifted, handed, across :: ST s a -> ST s a
lifted m = liftPrim m
handed m = primToPrim m
across m = primToST m

prims :: [Int]
prims = runST (do
  a <- lifted (newMutVar 1) >>= readMutVar
  b <- handed (return 2)
  c <- stToPrim (return 3)
  d <- across (return 4)
  e <- unsafePrimToST (return 5 :: IO Int)
  f <- unsafeSTToPrim (return 6)
  g <- evalPrim 7
  touch 'x'
  noDuplicate
  primitive_ (\s -> s)
  h <- unsafeInterleave (return 8)
  i <- unsafeDupableInterleave (return 9)
  return [a, b, c, d, e, f, g])

actions :: [Int]
actions = [io (primToIO (return 1 :: IO Int)), io (ioToPrim (return 2)), io (unsafePrimToIO (return 3 :: IO Int)), unsafeInlineIO (return 4), unsafeInlinePrim (return 5 :: IO Int)]

states :: (Int, String, Int)
states = (case runRW# (\s -> seq# 5 s) of (# _, x #) -> x, io (Low.IO (\s -> catch# (\t -> raiseIO# (toException (ErrorCall "e")) t) (\e t -> (# t, show (e :: SomeException) #)) s)), case unIO (return 3) realWorld# of (# s, x #) -> case touch# x (noDuplicate# s) of _ -> x)

atomic :: (Int, Int)
atomic = runST (newMutVar 1 >>= \v -> atomicModifyMutVar' v (\x -> (x + 1, x * 10)) >>= \r -> readMutVar v >>= \x -> return (x, r))

floats :: [Bool]
floats = [isTrue# (neFloat# 1.0# 2.0#), isTrue# (leFloat# 1.0# 2.0#), isTrue# (gtFloat# 1.0# 2.0#), isTrue# (geFloat# 1.0# 2.0#)]

raised :: Int
raised = raise# (toException (ErrorCall "raised"))

shifted :: [Int]
shifted = [I# (uncheckedIShiftL64# 3# 2#), I# (uncheckedIShiftRA64# (negateInt# 16#) 2#), fromIntegral (W# (uncheckedShiftL64# 3## 2#)), fromIntegral (W# (uncheckedShiftRL64# 16## 2#))]

smallCopies :: (String, Int)
smallCopies = (foldr (:) [] (runSmallArray (do
  a <- newSmallArray 3 'a'
  writeSmallArray a 0 'b'
  c <- readSmallArray a 0
  copySmallArray a 1 (smallArrayFromListN 2 [c, 'z']) 0 2
  f <- freezeSmallArray a 0 3
  t <- thawSmallArray f 0 3
  g <- unsafeFreezeSmallArray t
  x <- indexSmallArrayM g 2
  d <- cloneSmallMutableArray a 0 2
  writeSmallArray d 1 x
  return d)), sizeofSmallArray (cloneSmallArray (smallArrayFromList "abc") 1 2))

largeCopies :: (String, Int, Bool)
largeCopies = runST (do
  a <- newArray 3 'a'
  copyArray a 1 (arrayFromList "xyz") 0 2
  b <- cloneMutableArray a 1 2
  f <- freezeArray b 0 2
  x <- indexArrayM f 1
  g <- traverseArrayP (return . succ) f
  return (x : foldr (:) [] g ++ foldr (:) [] (createArray 2 'q' (\m -> writeArray m 0 'r')), sizeofMutableArray a, sameMutableArray a b))

byteStrings :: [B.ByteString]
byteStrings = io (do
  a <- I.create 2 (\p -> pokeArray p [1, 2])
  b <- I.createUptoN 4 (\p -> pokeArray p [3, 4] >> return 2)
  c <- I.createAndTrim 4 (\p -> pokeArray p [5] >> return 1)
  (d, _) <- I.createAndTrim' 4 (\p -> pokeArray p [6, 7, 8] >> return (1, 2, ()))
  e <- I.mallocByteString 1 >>= \fp -> withForeignPtr fp (\p -> I.memset p 9 1) >> return (I.fromForeignPtr fp 0 1)
  f <- I.create 2 (\p -> withForeignPtr (first (I.toForeignPtr a)) (\q -> I.memcpy p q 2))
  n <- withForeignPtr (first (I.toForeignPtr b)) (\p -> I.memchr p 4 2 >>= \q -> return (q `minusPtr` p))
  m <- withForeignPtr (first (I.toForeignPtr a)) (\p -> withForeignPtr (first (I.toForeignPtr f)) (\q -> I.memcmp p q 2))
  g <- U.unsafeUseAsCString (B.pack [65, 66, 0]) U.unsafePackCString
  h <- U.unsafeUseAsCStringLen (B.pack [67]) U.unsafePackCStringLen
  return [a, b, c, d, e, f, B.pack [fromIntegral n, fromIntegral m], g, h, I.unsafeCreateUptoN 3 (\p -> pokeArray p [1] >> return 1), fst (I.unsafeCreateUptoN' 3 (\p -> pokeArray p [2] >> return (1, ())))])

first :: (a, b, c) -> a
first (x, _, _) = x

builders :: [B.ByteString]
builders = map (L.toStrict . BB.toLazyByteString)
  [ BB.int8 (-1) <> BB.int16BE (-2) <> BB.int16LE (-2) <> BB.word16LE 258, BB.int32BE (-3) <> BB.int32LE 4 <> BB.word32BE 5, BB.int64LE 6 <> BB.word64BE 7 <> BB.word64LE 8
  , BB.floatBE 1.5 <> BB.doubleLE 2.5, BB.char8 'x' <> BB.charUtf8 '\233', BB.int8Dec (-8) <> BB.int16Dec 16 <> BB.int32Dec 32 <> BB.int64Dec 64
  , BB.word8Dec 8 <> BB.word16Dec 16 <> BB.word32Dec 32 <> BB.word64Dec 64 <> BB.wordDec 1 <> BB.floatDec 0.5, BB.word16Hex 255 <> BB.word32Hex 256 <> BB.word64Hex 257
  , BB.int16HexFixed (-1) <> BB.int32HexFixed 1 <> BB.int64HexFixed 2, BB.word8HexFixed 3 <> BB.word32HexFixed 4 <> BB.word64HexFixed 5, BB.floatHexFixed 1 <> BB.doubleHexFixed 1
  , BB.lazyByteStringHex (L.pack [10, 11]), BB.byteStringCopy (B.pack [1]) <> BB.lazyByteStringCopy (L.pack [2]), BB.intHost 1 <> BB.int16Host 2 <> BB.int32Host 3 <> BB.int64Host 4
  , BB.wordHost 1 <> BB.word16Host 2 <> BB.word32Host 3 <> BB.word64Host 4, BB.floatHost 1 <> BB.doubleHost 1 ]
