{-# LANGUAGE NoImplicitPrelude #-}

-- | Bytes as characters and back.
module Data.ByteString.Internal
  ( ByteString
  , c2w
  , w2c
  , isSpaceWord8
  , isSpaceChar8
  ) where

import Data.Word
import Prelude
import Selfsame.Bytes

c2w :: Char -> Word8
c2w = toByte

w2c :: Word8 -> Char
w2c = toChar

-- | Of Latin-1.
isSpaceWord8 :: Word8 -> Bool
isSpaceWord8 w = w == 32 || w - 9 <= 4 || w == 160

isSpaceChar8 :: Char -> Bool
isSpaceChar8 c = c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v' || c == '\xa0'
