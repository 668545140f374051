-- | Bytes in an array of their own.
module Data.ByteString.Short
  ( ShortByteString
  , toShort
  , fromShort
  , pack
  , unpack
  , empty
  , null
  , length
  , index
  ) where

import Data.ByteString.Short.Internal
import Prelude ()
