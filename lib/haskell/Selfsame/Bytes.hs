{-# LANGUAGE NoImplicitPrelude #-}

-- | Strings of bytes as lists of which all is evaluated, and what modules of bytes and of characters share.
module Selfsame.Bytes
  ( ByteString
  , make
  , list
  , fromChars
  , toChars
  , toByte
  , toChar
  , evaluatedPair
  , none
  , failed
  ) where

import Data.Char (chr, ord)
import Data.List.NonEmpty (NonEmpty (..))
import Data.String
import Data.Word
import Prelude
import Selfsame.Monoid

newtype ByteString = Bytes [Word8]

-- | Evaluates all bytes when it is evaluated itself.
make :: [Word8] -> ByteString
make xs = evaluated xs `seq` Bytes xs

evaluated :: [Word8] -> ()
evaluated [] = ()
evaluated (x : xs) = x `seq` evaluated xs

list :: ByteString -> [Word8]
list (Bytes xs) = xs

-- | Of a character that is no byte, its lowest eight bits.
toByte :: Char -> Word8
toByte c = fromIntegral (ord c)

toChar :: Word8 -> Char
toChar w = chr (fromIntegral w)

fromChars :: String -> ByteString
fromChars cs = make (map toByte cs)

toChars :: ByteString -> String
toChars b = map toChar (list b)

instance Eq ByteString where
  a == b = list a == list b

instance Ord ByteString where
  compare a b = compare (list a) (list b)

instance Show ByteString where
  showsPrec d b = showsPrec d (toChars b)

instance Read ByteString where
  readsPrec d text = [(fromChars s, rest) | (s, rest) <- readsPrec d text]

instance Semigroup ByteString where
  a <> b = make (list a ++ list b)
  sconcat (b :| bs) = make (concatMap list (b : bs))

instance Monoid ByteString where
  mempty = make []
  mconcat bs = make (concatMap list bs)

instance IsString ByteString where
  fromString = fromChars

evaluatedPair :: ByteString -> ByteString -> (ByteString, ByteString)
evaluatedPair a b = a `seq` b `seq` (a, b)

none :: String -> a
none name = failed name "empty ByteString"

failed :: String -> String -> a
failed name message = error ("Data.ByteString." ++ name ++ ": " ++ message)
