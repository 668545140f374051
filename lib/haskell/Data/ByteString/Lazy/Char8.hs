-- | The same, of characters up to 255.
module Data.ByteString.Lazy.Char8
  ( ByteString
  , LazyByteString
  , empty
  , singleton
  , pack
  , unpack
  , fromStrict
  , toStrict
  , fromChunks
  , toChunks
  , foldrChunks
  , foldlChunks
  , cons
  , cons'
  , snoc
  , append
  , head
  , uncons
  , last
  , tail
  , init
  , unsnoc
  , null
  , length
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
  , foldr1
  , concat
  , concatMap
  , any
  , all
  , maximum
  , minimum
  , scanl
  , mapAccumL
  , mapAccumR
  , repeat
  , replicate
  , cycle
  , iterate
  , unfoldr
  , take
  , drop
  , splitAt
  , takeWhile
  , dropWhile
  , span
  , break
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
  , elem
  , notElem
  , find
  , filter
  , partition
  , index
  , elemIndex
  , elemIndexEnd
  , elemIndices
  , findIndex
  , findIndexEnd
  , findIndices
  , count
  , zip
  , zipWith
  , unzip
  , copy
  , putStr
  , hPut
  , hPutStr
  , interact
  , getContents
  , lines
  , unlines
  , words
  , unwords
  , readInt
  , readInteger
  , putStrLn
  ) where

import qualified Data.ByteString.Char8 as Strict
import Data.ByteString.Internal (isSpaceChar8)
import Data.ByteString.Lazy
  ( append
  , concat
  , copy
  , cycle
  , drop
  , empty
  , fromChunks
  , getContents
  , group
  , hPut
  , hPutStr
  , init
  , inits
  , interact
  , intercalate
  , isPrefixOf
  , isSuffixOf
  , length
  , null
  , putStr
  , reverse
  , splitAt
  , stripPrefix
  , stripSuffix
  , tail
  , tails
  , take
  , toChunks
  , transpose
  )
import qualified Data.ByteString.Lazy as Bytes
import Data.ByteString.Lazy.Internal
import qualified Data.List as List
import Data.Int (Int64)
import Data.Word (Word8)
import Prelude hiding
  ( all
  , any
  , break
  , concat
  , concatMap
  , cycle
  , drop
  , dropWhile
  , elem
  , filter
  , foldl
  , foldl1
  , foldr
  , foldr1
  , getContents
  , head
  , init
  , interact
  , iterate
  , last
  , length
  , lines
  , map
  , maximum
  , minimum
  , notElem
  , null
  , putStr
  , putStrLn
  , repeat
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
import qualified Prelude
import Selfsame.Bytes (toByte, toChar)
import qualified System.IO as IO

singleton :: Char -> ByteString
singleton x = Bytes.singleton (toByte x)

pack :: [Char] -> ByteString
pack = packChars

unpack :: ByteString -> [Char]
unpack = unpackChars

cons' :: Char -> ByteString -> ByteString
cons' x b = Bytes.cons' (toByte x) b

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

foldr :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z b = Bytes.foldr (\x a -> f (toChar x) a) z b

-- | A function of characters on bytes: what it gives is cut to a byte each time.
bytes :: (Char -> Char -> Char) -> Word8 -> Word8 -> Word8
bytes f x y = toByte (f (toChar x) (toChar y))

foldl1, foldl1', foldr1 :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 f b = toChar (Bytes.foldl1 (bytes f) b)
foldl1' f b = toChar (Bytes.foldl1' (bytes f) b)
foldr1 f b = toChar (Bytes.foldr1 (bytes f) b)

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

replicate :: Int64 -> Char -> ByteString
replicate n x = Bytes.replicate n (toByte x)

repeat :: Char -> ByteString
repeat x = Bytes.repeat (toByte x)

iterate :: (Char -> Char) -> Char -> ByteString
iterate f x = Bytes.iterate (\y -> toByte (f (toChar y))) (toByte x)

unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f z = Bytes.unfoldr (\a -> fmap (\(c, a') -> (toByte c, a')) (f a)) z

takeWhile, dropWhile, filter :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p b = Bytes.takeWhile (\x -> p (toChar x)) b
dropWhile p b = Bytes.dropWhile (\x -> p (toChar x)) b
filter p b = Bytes.filter (\x -> p (toChar x)) b

span, break, partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p b = Bytes.span (\x -> p (toChar x)) b
break p b = Bytes.break (\x -> p (toChar x)) b
partition p b = Bytes.partition (\x -> p (toChar x)) b

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

index :: ByteString -> Int64 -> Char
index b n = toChar (Bytes.index b n)

elemIndex, elemIndexEnd :: Char -> ByteString -> Maybe Int64
elemIndex x b = Bytes.elemIndex (toByte x) b
elemIndexEnd x b = Bytes.elemIndexEnd (toByte x) b

elemIndices :: Char -> ByteString -> [Int64]
elemIndices x b = Bytes.elemIndices (toByte x) b

findIndex, findIndexEnd :: (Char -> Bool) -> ByteString -> Maybe Int64
findIndex p b = Bytes.findIndex (\x -> p (toChar x)) b
findIndexEnd p b = Bytes.findIndexEnd (\x -> p (toChar x)) b

findIndices :: (Char -> Bool) -> ByteString -> [Int64]
findIndices p b = Bytes.findIndices (\x -> p (toChar x)) b

count :: Char -> ByteString -> Int64
count x b = Bytes.count (toByte x) b

zip :: ByteString -> ByteString -> [(Char, Char)]
zip a b = zipWith (,) a b

zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = Bytes.zipWith (\x y -> f (toChar x) (toChar y)) a b

unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = (pack (List.map fst ps), pack (List.map snd ps))

putStrLn :: ByteString -> IO ()
putStrLn bs = putStr bs >> IO.putStrLn ""

lines :: ByteString -> [ByteString]
lines Empty = []
lines bs = case break (== '\n') bs of
  (now, later) -> now : (case later of
    Empty -> []
    _ -> lines (tail later))

unlines, unwords :: [ByteString] -> ByteString
unlines bs = concat (List.map (`snoc` '\n') bs)
unwords bs = intercalate (singleton ' ') bs

words :: ByteString -> [ByteString]
words bs = List.filter (not . null) (splitWith isSpaceChar8 bs)

readInt :: ByteString -> Maybe (Int, ByteString)
readInt bs = case Strict.readInt (toStrict (takeWhile (`Prelude.elem` "+-0123456789") bs)) of
  Just (n, rest) -> Just (n, chunk rest (dropWhile (`Prelude.elem` "+-0123456789") bs))
  Nothing -> Nothing

readInteger :: ByteString -> Maybe (Integer, ByteString)
readInteger bs = case Strict.readInteger (toStrict (takeWhile (`Prelude.elem` "+-0123456789") bs)) of
  Just (n, rest) -> Just (n, chunk rest (dropWhile (`Prelude.elem` "+-0123456789") bs))
  Nothing -> Nothing
