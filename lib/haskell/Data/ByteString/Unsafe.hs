{-# LANGUAGE MagicHash #-}

-- | What may be asked of strings that are long enough only; of others it fails here. Memory that bytes are made of may not change.
module Data.ByteString.Unsafe
  ( unsafeHead
  , unsafeTail
  , unsafeInit
  , unsafeLast
  , unsafeIndex
  , unsafeTake
  , unsafeDrop
  , unsafeUseAsCString
  , unsafeUseAsCStringLen
  , unsafePackCString
  , unsafePackCStringLen
  , unsafePackMallocCString
  , unsafePackMallocCStringLen
  , unsafePackAddress
  , unsafePackAddressLen
  , unsafeFinalize
  ) where

import qualified Data.ByteString as Bytes
import Data.ByteString.Internal (fromForeignPtr, toForeignPtr)
import Data.Word
import Foreign.C.String (CString, CStringLen)
import Foreign.ForeignPtr
import Foreign.Marshal.Array (lengthArray0)
import GHC.Exts (Addr#)
import GHC.Ptr
import Prelude (IO, Int, return, seq, (>>=))

unsafeHead, unsafeLast :: Bytes.ByteString -> Word8
unsafeHead = Bytes.head
unsafeLast = Bytes.last

unsafeTail, unsafeInit :: Bytes.ByteString -> Bytes.ByteString
unsafeTail = Bytes.tail
unsafeInit = Bytes.init

unsafeIndex :: Bytes.ByteString -> Int -> Word8
unsafeIndex = Bytes.index

unsafeTake, unsafeDrop :: Int -> Bytes.ByteString -> Bytes.ByteString
unsafeTake = Bytes.take
unsafeDrop = Bytes.drop

unsafeUseAsCString :: Bytes.ByteString -> (CString -> IO a) -> IO a
unsafeUseAsCString b f = case toForeignPtr b of (fp, _, _) -> withForeignPtr (castForeignPtr fp) f

unsafeUseAsCStringLen :: Bytes.ByteString -> (CStringLen -> IO a) -> IO a
unsafeUseAsCStringLen b f = case toForeignPtr b of (fp, _, n) -> withForeignPtr (castForeignPtr fp) (\ptr -> f (ptr, n))

unsafePackCStringLen, unsafePackMallocCStringLen :: CStringLen -> IO Bytes.ByteString
unsafePackCStringLen (ptr, n) = newForeignPtr_ (castPtr ptr) >>= \fp -> case fromForeignPtr fp 0 n of b -> b `seq` return b
unsafePackMallocCStringLen text = unsafePackCStringLen text

unsafePackCString, unsafePackMallocCString :: CString -> IO Bytes.ByteString
unsafePackCString ptr = lengthArray0 0 ptr >>= \n -> unsafePackCStringLen (ptr, n)
unsafePackMallocCString ptr = unsafePackCString ptr

unsafePackAddressLen :: Int -> Addr# -> IO Bytes.ByteString
unsafePackAddressLen n addr = unsafePackCStringLen (Ptr addr, n)

unsafePackAddress :: Addr# -> IO Bytes.ByteString
unsafePackAddress addr = unsafePackCString (Ptr addr)

unsafeFinalize :: Bytes.ByteString -> IO ()
unsafeFinalize _ = return ()
