-- | Bytes that are put together piece by piece. They are gathered in a buffer, and what is in one buffer is evaluated together.
module Data.ByteString.Builder.Internal
  ( Builder
  , bytes
  , flush
  , toLazyByteString
  , append
  , empty
  ) where

import qualified Data.ByteString as Strict
import Data.ByteString.Lazy.Internal
import Data.List.NonEmpty (NonEmpty (..))
import Data.Semigroup (Semigroup (..))
import Data.String (IsString (..))
import Data.Word
import Selfsame.Prim (primUnsupported)

newtype Builder = Builder ([Piece] -> [Piece])

data Piece
  = Bytes [Word8]
  | Flush

bytes :: [Word8] -> Builder
bytes ws = Builder (Bytes ws :)

-- | What was gathered so far becomes a chunk.
flush :: Builder
flush = Builder (Flush :)

empty :: Builder
empty = Builder id

append :: Builder -> Builder -> Builder
append (Builder f) (Builder g) = Builder (f . g)

instance Semigroup Builder where
  a <> b = append a b
  sconcat (b :| bs) = mconcat (b : bs)

instance Monoid Builder where
  mempty = empty
  mconcat bs = foldr append empty bs

-- | As what it stands for in UTF-8, without zeros.
instance IsString Builder where
  fromString cs = bytes (concatMap utf8 cs)
    where utf8 c = if c < '\x80' then [fromIntegral (fromEnum c)] else primUnsupported "a run that has a literal of bytes beyond ASCII"

-- | Where a full buffer ends depends on what is put into it, so a run goes no further than one.
toLazyByteString :: Builder -> ByteString
toLazyByteString (Builder f) = go (f [])
  where
    go [] = Empty
    go pieces = case gathered [] 0 pieces of (ws, rest) -> chunk (Strict.pack ws) (go rest)
    gathered done _ [] = (reverse done, [])
    gathered done _ (Flush : rest) = (reverse done, rest)
    gathered done n (Bytes ws : rest) = case put done n ws of (done', n') -> gathered done' n' rest
    put done n [] = (done, n)
    put done n (w : ws)
      | n < smallChunkSize = w `seq` put (w : done) (n + 1) ws
      | otherwise = primUnsupported "a run that fills a buffer of bytes"
