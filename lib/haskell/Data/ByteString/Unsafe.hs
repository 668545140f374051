{-# LANGUAGE NoImplicitPrelude #-}

-- | What may be asked of strings that are long enough only; of others it fails here.
module Data.ByteString.Unsafe
  ( unsafeHead
  , unsafeTail
  , unsafeInit
  , unsafeLast
  , unsafeIndex
  , unsafeTake
  , unsafeDrop
  ) where

import qualified Data.ByteString as Bytes
import Data.Word
import Prelude (Int)

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
