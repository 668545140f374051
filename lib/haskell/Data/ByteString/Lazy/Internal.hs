{-# LANGUAGE TypeFamilies #-}

-- | Strings of bytes in chunks, each of which is evaluated as a whole when somebody looks at it.
module Data.ByteString.Lazy.Internal
  ( ByteString (..)
  , LazyByteString
  , chunk
  , foldrChunks
  , foldlChunks
  , defaultChunkSize
  , smallChunkSize
  , chunkOverhead
  , packBytes
  , packChars
  , unpackBytes
  , unpackChars
  , fromStrict
  , toStrict
  , invariant
  , checkInvariant
  ) where

import Control.DeepSeq (NFData (..))
import qualified Data.ByteString as Bytes
import Data.List.NonEmpty (NonEmpty (..))
import Data.Semigroup (Semigroup (..))
import Data.String (IsString (..))
import Data.Word
import GHC.Exts (IsList (..))
import Selfsame.Bytes (toByte, toChar)

-- | No chunk is empty.
data ByteString
  = Empty
  | Chunk !Bytes.ByteString ByteString

type LazyByteString = ByteString

chunk :: Bytes.ByteString -> ByteString -> ByteString
chunk b rest
  | Bytes.null b = rest
  | otherwise = Chunk b rest

invariant :: ByteString -> Bool
invariant Empty = True
invariant (Chunk b rest) = Bytes.length b > 0 && invariant rest

checkInvariant :: ByteString -> ByteString
checkInvariant Empty = Empty
checkInvariant (Chunk b rest)
  | Bytes.length b > 0 = Chunk b (checkInvariant rest)
  | otherwise = error ("Data.ByteString.Lazy: invariant violation:" ++ show (Chunk b rest))

foldrChunks :: (Bytes.ByteString -> a -> a) -> a -> ByteString -> a
foldrChunks f z bs = case bs of
  Empty -> z
  Chunk b rest -> f b (foldrChunks f z rest)

foldlChunks :: (a -> Bytes.ByteString -> a) -> a -> ByteString -> a
foldlChunks f z bs = z `seq` case bs of
  Empty -> z
  Chunk b rest -> foldlChunks f (f z b) rest

defaultChunkSize, smallChunkSize, chunkOverhead :: Int
defaultChunkSize = 32 * 1024 - chunkOverhead
smallChunkSize = 4 * 1024 - chunkOverhead
chunkOverhead = 16

-- | Chunks grow from 32 bytes on.
packBytes :: [Word8] -> ByteString
packBytes bytes = go 32 bytes
  where
    go n xs = case splitAt n xs of
      (now, []) -> chunk (Bytes.pack now) Empty
      (now, later) -> Chunk (Bytes.pack now) (go (min (n * 2) smallChunkSize) later)

packChars :: [Char] -> ByteString
packChars cs = packBytes (map toByte cs)

unpackBytes :: ByteString -> [Word8]
unpackBytes Empty = []
unpackBytes (Chunk b rest) = Bytes.unpack b ++ unpackBytes rest

unpackChars :: ByteString -> [Char]
unpackChars bs = map toChar (unpackBytes bs)

fromStrict :: Bytes.ByteString -> ByteString
fromStrict b = chunk b Empty

toStrict :: ByteString -> Bytes.ByteString
toStrict bs = Bytes.concat (foldrChunks (:) [] bs)

instance Eq ByteString where
  a == b = compare a b == EQ

instance Ord ByteString where
  compare Empty Empty = EQ
  compare Empty (Chunk _ _) = LT
  compare (Chunk _ _) Empty = GT
  compare (Chunk a as) (Chunk b bs) = case compare (Bytes.length a) (Bytes.length b) of
    LT -> case compare a (Bytes.take (Bytes.length a) b) of
      EQ -> compare as (Chunk (Bytes.drop (Bytes.length a) b) bs)
      result -> result
    EQ -> case compare a b of
      EQ -> compare as bs
      result -> result
    GT -> case compare (Bytes.take (Bytes.length b) a) b of
      EQ -> compare (Chunk (Bytes.drop (Bytes.length b) a) as) bs
      result -> result

instance Show ByteString where
  showsPrec d bs = showsPrec d (unpackChars bs)

instance Read ByteString where
  readsPrec d text = [(packChars s, rest) | (s, rest) <- readsPrec d text]

instance Semigroup ByteString where
  a <> b = foldrChunks Chunk b a
  sconcat (b :| bs) = mconcat (b : bs)

instance Monoid ByteString where
  mempty = Empty
  mconcat bs = foldr (<>) Empty bs

instance IsString ByteString where
  fromString = packChars

instance IsList ByteString where
  type Item ByteString = Word8
  fromList = packBytes
  toList = unpackBytes

instance NFData ByteString where
  rnf Empty = ()
  rnf (Chunk _ rest) = rnf rest
