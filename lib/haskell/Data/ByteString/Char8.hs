{-# LANGUAGE NoImplicitPrelude #-}

-- | Strings of bytes as characters up to 255; without input and output.
module Data.ByteString.Char8
  ( ByteString
  , empty
  , singleton
  , pack
  , unpack
  , null
  , length
  , cons
  , snoc
  , append
  , head
  , last
  , tail
  , init
  , uncons
  , unsnoc
  , map
  , reverse
  , intersperse
  , intercalate
  , transpose
  , foldl
  , foldl'
  , foldl1
  , foldl1'
  , foldr
  , foldr'
  , foldr1
  , foldr1'
  , concat
  , concatMap
  , any
  , all
  , maximum
  , minimum
  , scanl
  , mapAccumL
  , mapAccumR
  , replicate
  , unfoldr
  , unfoldrN
  , take
  , drop
  , splitAt
  , takeWhile
  , dropWhile
  , takeWhileEnd
  , dropWhileEnd
  , span
  , break
  , spanEnd
  , breakEnd
  , group
  , groupBy
  , inits
  , tails
  , stripPrefix
  , stripSuffix
  , split
  , splitWith
  , isPrefixOf
  , isSuffixOf
  , isInfixOf
  , breakSubstring
  , elem
  , notElem
  , find
  , filter
  , index
  , elemIndex
  , elemIndexEnd
  , elemIndices
  , findIndex
  , findIndices
  , count
  , zip
  , zipWith
  , unzip
  , sort
  , copy
  , partition
  , lines
  , unlines
  , words
  , unwords
  , readInt
  , readInteger
  , strip
  ) where

import Data.ByteString
  ( append
  , breakSubstring
  , concat
  , copy
  , drop
  , empty
  , group
  , init
  , inits
  , intercalate
  , isInfixOf
  , isPrefixOf
  , isSuffixOf
  , length
  , null
  , reverse
  , sort
  , splitAt
  , stripPrefix
  , stripSuffix
  , tail
  , tails
  , take
  , transpose
  )
import qualified Data.ByteString as Bytes
import qualified Data.List as List
import Data.Char (digitToInt, isDigit, isSpace)
import Data.Word (Word8)
import Prelude hiding
  ( all
  , any
  , break
  , concat
  , concatMap
  , drop
  , dropWhile
  , elem
  , filter
  , foldl
  , foldl1
  , foldr
  , foldr1
  , head
  , init
  , last
  , length
  , lines
  , map
  , maximum
  , minimum
  , notElem
  , null
  , replicate
  , reverse
  , scanl
  , span
  , splitAt
  , tail
  , take
  , takeWhile
  , unlines
  , unwords
  , unzip
  , words
  , zip
  , zipWith
  )
import Selfsame.Bytes (ByteString, toByte, toChar)

singleton :: Char -> ByteString
singleton x = Bytes.singleton (toByte x)

pack :: [Char] -> ByteString
pack xs = Bytes.pack (List.map toByte xs)

unpack :: ByteString -> [Char]
unpack b = List.map toChar (Bytes.unpack b)

cons :: Char -> ByteString -> ByteString
cons x b = Bytes.cons (toByte x) b

snoc :: ByteString -> Char -> ByteString
snoc b x = Bytes.snoc b (toByte x)

head, last :: ByteString -> Char
head b = toChar (Bytes.head b)
last b = toChar (Bytes.last b)

uncons :: ByteString -> Maybe (Char, ByteString)
uncons b = fmap (\(x, rest) -> (toChar x, rest)) (Bytes.uncons b)

unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc b = fmap (\(rest, x) -> (rest, toChar x)) (Bytes.unsnoc b)

map :: (Char -> Char) -> ByteString -> ByteString
map f b = Bytes.map (\x -> toByte (f (toChar x))) b

intersperse :: Char -> ByteString -> ByteString
intersperse x b = Bytes.intersperse (toByte x) b

foldl, foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl f z b = Bytes.foldl (\a x -> f a (toChar x)) z b
foldl' f z b = Bytes.foldl' (\a x -> f a (toChar x)) z b

foldr, foldr' :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z b = Bytes.foldr (\x a -> f (toChar x) a) z b
foldr' f z b = Bytes.foldr' (\x a -> f (toChar x) a) z b

-- | A function of characters on bytes: what it gives is cut to a byte each time.
bytes :: (Char -> Char -> Char) -> Word8 -> Word8 -> Word8
bytes f x y = toByte (f (toChar x) (toChar y))

foldl1, foldl1', foldr1, foldr1' :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 f b = toChar (Bytes.foldl1 (bytes f) b)
foldl1' f b = toChar (Bytes.foldl1' (bytes f) b)
foldr1 f b = toChar (Bytes.foldr1 (bytes f) b)
foldr1' f b = toChar (Bytes.foldr1' (bytes f) b)

concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f b = Bytes.concatMap (\x -> f (toChar x)) b

any, all :: (Char -> Bool) -> ByteString -> Bool
any p b = Bytes.any (\x -> p (toChar x)) b
all p b = Bytes.all (\x -> p (toChar x)) b

maximum, minimum :: ByteString -> Char
maximum b = toChar (Bytes.maximum b)
minimum b = toChar (Bytes.minimum b)

mapAccumL, mapAccumR :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f z b = Bytes.mapAccumL (accumulated f) z b
mapAccumR f z b = Bytes.mapAccumR (accumulated f) z b

accumulated :: (acc -> Char -> (acc, Char)) -> acc -> Word8 -> (acc, Word8)
accumulated f a x = case f a (toChar x) of
  (a', c) -> (a', toByte c)

scanl :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanl f z b = Bytes.scanl (bytes f) (toByte z) b

replicate :: Int -> Char -> ByteString
replicate n x = Bytes.replicate n (toByte x)

unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f z = Bytes.unfoldr (unfolded f) z

unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> (ByteString, Maybe a)
unfoldrN n f z = Bytes.unfoldrN n (unfolded f) z

unfolded :: (a -> Maybe (Char, a)) -> a -> Maybe (Word8, a)
unfolded f a = fmap (\(c, a') -> (toByte c, a')) (f a)

takeWhile, dropWhile, filter, takeWhileEnd, dropWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p b = Bytes.takeWhile (\x -> p (toChar x)) b
dropWhile p b = Bytes.dropWhile (\x -> p (toChar x)) b
filter p b = Bytes.filter (\x -> p (toChar x)) b
takeWhileEnd p b = Bytes.takeWhileEnd (\x -> p (toChar x)) b
dropWhileEnd p b = Bytes.dropWhileEnd (\x -> p (toChar x)) b

span, break, partition, spanEnd, breakEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p b = Bytes.span (\x -> p (toChar x)) b
break p b = Bytes.break (\x -> p (toChar x)) b
partition p b = Bytes.partition (\x -> p (toChar x)) b
spanEnd p b = Bytes.spanEnd (\x -> p (toChar x)) b
breakEnd p b = Bytes.breakEnd (\x -> p (toChar x)) b

groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy same b = Bytes.groupBy (\x y -> same (toChar x) (toChar y)) b

split :: Char -> ByteString -> [ByteString]
split x b = Bytes.split (toByte x) b

splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
splitWith p b = Bytes.splitWith (\x -> p (toChar x)) b

elem, notElem :: Char -> ByteString -> Bool
elem x b = Bytes.elem (toByte x) b
notElem x b = Bytes.notElem (toByte x) b

find :: (Char -> Bool) -> ByteString -> Maybe Char
find p b = fmap toChar (Bytes.find (\x -> p (toChar x)) b)

index :: ByteString -> Int -> Char
index b n = toChar (Bytes.index b n)

elemIndex, elemIndexEnd :: Char -> ByteString -> Maybe Int
elemIndex x b = Bytes.elemIndex (toByte x) b
elemIndexEnd x b = Bytes.elemIndexEnd (toByte x) b

elemIndices :: Char -> ByteString -> [Int]
elemIndices x b = Bytes.elemIndices (toByte x) b

findIndex :: (Char -> Bool) -> ByteString -> Maybe Int
findIndex p b = Bytes.findIndex (\x -> p (toChar x)) b

findIndices :: (Char -> Bool) -> ByteString -> [Int]
findIndices p b = Bytes.findIndices (\x -> p (toChar x)) b

count :: Char -> ByteString -> Int
count x b = Bytes.count (toByte x) b

zip :: ByteString -> ByteString -> [(Char, Char)]
zip a b = zipWith (,) a b

zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = Bytes.zipWith (\x y -> f (toChar x) (toChar y)) a b

unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = (pack (List.map fst ps), pack (List.map snd ps))

lines :: ByteString -> [ByteString]
lines b
  | null b = []
  | otherwise = case break (== '\n') b of
      (l, rest) -> l : (if null rest then [] else lines (tail rest))

unlines :: [ByteString] -> ByteString
unlines bs = concat (List.concatMap (\b -> [b, singleton '\n']) bs)

words :: ByteString -> [ByteString]
words b = List.filter (\w -> not (null w)) (splitWith isSpace b)

unwords :: [ByteString] -> ByteString
unwords bs = intercalate (singleton ' ') bs

strip :: ByteString -> ByteString
strip b = dropWhile isSpace (dropWhileEnd isSpace b)

readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger b = case unpack b of
  '-' : cs -> fmap (\(n, rest) -> (negate n, rest)) (number cs)
  '+' : cs -> number cs
  cs -> number cs

number :: String -> Maybe (Integer, ByteString)
number cs = case List.span isDigit cs of
  ([], _) -> Nothing
  (ds, rest) -> Just (List.foldl' (\n d -> n * 10 + fromIntegral (digitToInt d)) 0 ds, pack rest)

-- | Of a number that is too large, its lowest 64 bits.
readInt :: ByteString -> Maybe (Int, ByteString)
readInt b = fmap (\(n, rest) -> (fromInteger n, rest)) (readInteger b)
