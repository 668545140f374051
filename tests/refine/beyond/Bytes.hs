-- Strings of bytes and texts have lengths.
module Bytes where

import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.Text as T
import Data.Word (Word8)

-- expect: verified
{-@ first :: {b:B.ByteString | bslen b > 0} -> Word8 @-}
first :: B.ByteString -> Word8
first b = B.head b

-- expect: concrete
{-@ firstOf :: B.ByteString -> Word8 @-}
firstOf :: B.ByteString -> Word8
firstOf b = B.head b

-- expect: verified
{-@ firstOr :: Word8 -> B.ByteString -> Word8 @-}
firstOr :: Word8 -> B.ByteString -> Word8
firstOr d b
  | B.null b = d
  | otherwise = B.head b

-- expect: verified
{-@ at :: b:B.ByteString -> {i:Nat | i < bslen b} -> Word8 @-}
at :: B.ByteString -> Int -> Word8
at b i = B.index b i

-- expect: concrete
{-@ upTo :: b:B.ByteString -> {i:Nat | i <= bslen b} -> Word8 @-}
upTo :: B.ByteString -> Int -> Word8
upTo b i = B.index b i

-- expect: verified
{-@ joined :: a:B.ByteString -> b:B.ByteString -> {v:B.ByteString | bslen v = bslen a + bslen b} @-}
joined :: B.ByteString -> B.ByteString -> B.ByteString
joined = B.append

-- expect: verified
{-@ prefix :: n:Nat -> {b:B.ByteString | n <= bslen b} -> {v:B.ByteString | bslen v = n} @-}
prefix :: Int -> B.ByteString -> B.ByteString
prefix n b = B.take n b

-- expect: concrete
{-@ shorter :: n:Nat -> b:B.ByteString -> {v:B.ByteString | bslen v = n} @-}
shorter :: Int -> B.ByteString -> B.ByteString
shorter n b = B.take n b

-- expect: verified
{-@ chunks :: n:{v:Int | v > 0} -> b:B.ByteString -> [B.ByteString] / [bslen b] @-}
chunks :: Int -> B.ByteString -> [B.ByteString]
chunks n b
  | B.null b = []
  | otherwise = B.take n b : chunks n (B.drop n b)

-- expect: verified
{-@ padded :: n:Nat -> s:C.ByteString -> {v:C.ByteString | bslen v >= n} @-}
padded :: Int -> C.ByteString -> C.ByteString
padded n s
  | C.length s >= n = s
  | otherwise = C.append s (C.replicate (n - C.length s) ' ')

-- expect: verified
{-@ initial :: {t:T.Text | tlen t > 0} -> Char @-}
initial :: T.Text -> Char
initial t = T.head t

-- expect: concrete
{-@ initials :: [T.Text] -> [Char] @-}
initials :: [T.Text] -> [Char]
initials ts = map T.head ts

-- expect: verified
{-@ spelled :: s:String -> {t:T.Text | tlen t = len s} @-}
spelled :: String -> T.Text
spelled s = T.pack s
