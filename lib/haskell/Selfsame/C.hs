{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE MagicHash #-}

-- | Functions of C that programs import.
module Selfsame.C
  ( memcpy
  , memset
  , memcmp
  , copyArrays
  , compareArrays
  ) where

import Data.Word (Word8)
import Foreign.C.Types
import Foreign.Marshal.Utils
import Foreign.Storable
import GHC.Exts
import GHC.Ptr
import Selfsame.Effect (coerced)

-- | Also if both overlap.
memcpy :: Ptr a -> Ptr b -> CSize -> IO (Ptr a)
memcpy to from n = copyBytes to (castPtr from) (fromIntegral n) >> return to

memset :: Ptr a -> CInt -> CSize -> IO (Ptr a)
memset ptr byte n = fillBytes ptr (fromIntegral byte) (fromIntegral n) >> return ptr

memcmp :: Ptr a -> Ptr b -> CSize -> IO CInt
memcmp a b n = go 0
  where
    go i
      | i == fromIntegral n = return 0
      | otherwise = byteAt a i >>= \x -> byteAt b i >>= \y -> if x == y then go (i + 1) else return (fromIntegral x - fromIntegral y)

byteAt :: Ptr a -> Int -> IO Word8
byteAt ptr i = peekByteOff ptr i

-- | What bytes are copied from.
class Bytes b where
  copied :: b -> Int# -> MutableByteArray# s -> Int# -> Int# -> State# RealWorld -> State# RealWorld

instance Bytes ByteArray# where
  copied source from array to n state = copyByteArray# source from (anyThread array) to n state

instance Bytes (MutableByteArray# s) where
  copied source from array to n state = copyMutableByteArray# (anyThread source) from (anyThread array) to n state

copyArrays :: Bytes b => MutableByteArray# s -> CSize -> b -> CSize -> CSize -> IO ()
copyArrays array to source from n = case (fromIntegral to, fromIntegral from, fromIntegral n) of
  (I# i, I# j, I# k) -> IO (\state -> case copied source j array i k state of state' -> (state', ()))

compareArrays :: ByteArray# -> CSize -> ByteArray# -> CSize -> CSize -> IO CInt
compareArrays a i b j n = case (fromIntegral i, fromIntegral j, fromIntegral n) of
  (I# i', I# j', I# k) -> return (fromIntegral (I# (compareByteArrays# a i' b j' k)))

-- | A block is the same in every thread.
anyThread :: MutableByteArray# s -> MutableByteArray# t
anyThread array = coerced array
