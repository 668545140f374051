{-# LANGUAGE MagicHash #-}
{-# LANGUAGE TypeFamilies #-}

-- | Bytes in an array of their own.
module Data.ByteString.Short.Internal
  ( ShortByteString (..)
  , toShort
  , fromShort
  , pack
  , unpack
  , empty
  , null
  , length
  , index
  , unsafeIndex
  ) where

import Control.DeepSeq (NFData (..))
import Control.Monad.ST (runST)
import Data.ByteString (ByteString)
import qualified Data.ByteString as Bytes
import Data.Primitive.ByteArray
import Data.String (IsString (..))
import Data.Word
import GHC.Exts (IsList (..))
import Prelude hiding (length, null)
import qualified Prelude
import Selfsame.Bytes (fromChars, toChars)

data ShortByteString = SBS ByteArray#

pack :: [Word8] -> ShortByteString
pack xs = case made of ByteArray array -> SBS array
  where
    made = runST (newByteArray (Prelude.length xs) >>= \array -> write array 0 xs >> unsafeFreezeByteArray array)
    write _ _ [] = return ()
    write array i (x : rest) = writeByteArray array i x >> write array (i + 1) rest

unpack :: ShortByteString -> [Word8]
unpack b = [unsafeIndex b i | i <- [0 .. length b - 1]]

toShort :: ByteString -> ShortByteString
toShort b = pack (Bytes.unpack b)

fromShort :: ShortByteString -> ByteString
fromShort b = Bytes.pack (unpack b)

empty :: ShortByteString
empty = pack []

null :: ShortByteString -> Bool
null b = length b == 0

length :: ShortByteString -> Int
length (SBS array) = sizeofByteArray (ByteArray array)

index :: ShortByteString -> Int -> Word8
index b i
  | i >= 0 && i < length b = unsafeIndex b i
  | otherwise = error ("Data.ByteString.Short.index: error in array index; " ++ show i ++ " not in range [0.." ++ show (length b) ++ ")")

unsafeIndex :: ShortByteString -> Int -> Word8
unsafeIndex (SBS array) i = indexByteArray (ByteArray array) i

instance Eq ShortByteString where
  a == b = unpack a == unpack b

instance Ord ShortByteString where
  compare a b = compare (unpack a) (unpack b)

instance Show ShortByteString where
  showsPrec d b = showsPrec d (toChars (fromShort b))

instance Read ShortByteString where
  readsPrec d text = [(fromString s, rest) | (s, rest) <- readsPrec d text]

instance Semigroup ShortByteString where
  a <> b = pack (unpack a ++ unpack b)

instance Monoid ShortByteString where
  mempty = empty
  mconcat bs = pack (concatMap unpack bs)

instance IsString ShortByteString where
  fromString s = toShort (fromChars s)

instance IsList ShortByteString where
  type Item ShortByteString = Word8
  fromList = pack
  toList = unpack

instance NFData ShortByteString where
  rnf (SBS _) = ()
