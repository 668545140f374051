{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Strings of bytes; without input and output.
module Data.ByteString
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
  , findIndexEnd
  , count
  , zip
  , zipWith
  , unzip
  , sort
  , copy
  , partition
  , scanl1
  , scanr
  , scanr1
  ) where

import qualified Data.List as List
import Data.Word
import Prelude hiding
  ( scanl1
  , scanr
  , scanr1
  , all
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
  , unzip
  , zip
  , zipWith
  )
import Selfsame.Bytes

empty :: ByteString
empty = make []

singleton :: Word8 -> ByteString
singleton x = make [x]

pack :: [Word8] -> ByteString
pack xs = make xs

unpack :: ByteString -> [Word8]
unpack b = list b

null :: ByteString -> Bool
null b = List.null (list b)

length :: ByteString -> Int
length b = List.length (list b)

cons :: Word8 -> ByteString -> ByteString
cons x b = make (x : list b)

snoc :: ByteString -> Word8 -> ByteString
snoc b x = make (list b ++ [x])

append :: ByteString -> ByteString -> ByteString
append a b = make (list a ++ list b)

head :: ByteString -> Word8
head b = case list b of
  [] -> none "head"
  x : _ -> x

last :: ByteString -> Word8
last b = case list b of
  [] -> none "last"
  xs -> (List.last xs)

tail :: ByteString -> ByteString
tail b = case list b of
  [] -> none "tail"
  _ : xs -> make xs

init :: ByteString -> ByteString
init b = case list b of
  [] -> none "init"
  xs -> make (List.init xs)

uncons :: ByteString -> Maybe (Word8, ByteString)
uncons b = case list b of
  [] -> Nothing
  x : xs -> Just (x, make xs)

unsnoc :: ByteString -> Maybe (ByteString, Word8)
unsnoc b = case list b of
  [] -> Nothing
  xs -> Just (make (List.init xs), (List.last xs))

map :: (Word8 -> Word8) -> ByteString -> ByteString
map f b = make (List.map (\x -> f x) (list b))

reverse :: ByteString -> ByteString
reverse b = make (List.reverse (list b))

intersperse :: Word8 -> ByteString -> ByteString
intersperse x b = make (List.intersperse (x) (list b))

intercalate :: ByteString -> [ByteString] -> ByteString
intercalate b bs = make (List.intercalate (list b) (List.map list bs))

transpose :: [ByteString] -> [ByteString]
transpose bs = List.map make (List.transpose (List.map list bs))

foldl :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl f z b = List.foldl f z (unpack b)

foldl' :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl' f z b = List.foldl' f z (unpack b)

foldl1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1 f b = if null b then none "foldl1" else List.foldl1 f (unpack b)

foldl1' :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1' f b = if null b then none "foldl1'" else List.foldl1' f (unpack b)

foldr :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr f z b = List.foldr f z (unpack b)

foldr' :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr' f z b = List.foldl' (\rest x -> f x rest) z (List.reverse (unpack b))

foldr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldr1 f b = if null b then none "foldr1" else List.foldr1 f (unpack b)

foldr1' :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldr1' f b = case List.reverse (unpack b) of
  [] -> none "foldr1"
  x : xs -> List.foldl' (\rest y -> f y rest) x xs

concat :: [ByteString] -> ByteString
concat bs = make (List.concatMap list bs)

concatMap :: (Word8 -> ByteString) -> ByteString -> ByteString
concatMap f b = concat (List.map f (unpack b))

any :: (Word8 -> Bool) -> ByteString -> Bool
any p b = List.any p (unpack b)

all :: (Word8 -> Bool) -> ByteString -> Bool
all p b = List.all p (unpack b)

maximum :: ByteString -> Word8
maximum b = if null b then none "maximum" else List.maximum (unpack b)

minimum :: ByteString -> Word8
minimum b = if null b then none "minimum" else List.minimum (unpack b)

scanl :: (Word8 -> Word8 -> Word8) -> Word8 -> ByteString -> ByteString
scanl f z b = pack (List.scanl f z (unpack b))

mapAccumL :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f !z b = case List.mapAccumL f z (unpack b) of
  (acc, xs) -> case pack xs of
    b' -> b' `seq` (acc, b')

mapAccumR :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR f !z b = case List.mapAccumR f z (unpack b) of
  (acc, xs) -> case pack xs of
    b' -> b' `seq` (acc, b')

replicate :: Int -> Word8 -> ByteString
replicate n x
  | n <= 0 = empty
  | otherwise = pack (List.replicate n x)

unfoldr :: (a -> Maybe (Word8, a)) -> a -> ByteString
unfoldr f !z = pack (List.unfoldr f z)

unfoldrN :: Int -> (a -> Maybe (Word8, a)) -> a -> (ByteString, Maybe a)
unfoldrN n f z
  | n < 0 = (empty, Just z)
  | otherwise = go n z []
  where
    go k !s done
      | k == 0 = (pack (List.reverse done), Just s)
      | otherwise = case f s of
          Nothing -> (pack (List.reverse done), Nothing)
          Just (x, s') -> go (k - 1) s' (x : done)

take :: Int -> ByteString -> ByteString
take !n !b = make (List.take n (list b))

drop :: Int -> ByteString -> ByteString
drop n b = make (List.drop n (list b))

splitAt :: Int -> ByteString -> (ByteString, ByteString)
splitAt !n !b = (take n b, drop n b)

takeWhile :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhile p b = fst (span p b)

dropWhile :: (Word8 -> Bool) -> ByteString -> ByteString
dropWhile p b = snd (span p b)

takeWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhileEnd p b = snd (spanEnd p b)

dropWhileEnd :: (Word8 -> Bool) -> ByteString -> ByteString
dropWhileEnd p b = fst (spanEnd p b)

span :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
span p b = (pack xs, pack ys)
  where
    (xs, ys) = List.span p (unpack b)

break :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
break p b = span (\x -> not (p x)) b

spanEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p b = case List.span p (List.reverse (unpack b)) of
  (xs, ys) -> evaluatedPair (pack (List.reverse ys)) (pack (List.reverse xs))

breakEnd :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p b = spanEnd (\x -> not (p x)) b

group :: ByteString -> [ByteString]
group b = List.map make (List.group (list b))

groupBy :: (Word8 -> Word8 -> Bool) -> ByteString -> [ByteString]
groupBy f b = List.map pack (List.groupBy f (unpack b))

inits :: ByteString -> [ByteString]
inits !b = List.map make (List.inits (list b))

tails :: ByteString -> [ByteString]
tails !b = List.map make (List.tails (list b))

stripPrefix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix !a !b = fmap make (List.stripPrefix (list a) (list b))

stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripSuffix !a !b = fmap (\xs -> make (List.reverse xs)) (List.stripPrefix (List.reverse (list a)) (List.reverse (list b)))

split :: Word8 -> ByteString -> [ByteString]
split x b = splitWith (x ==) b

splitWith :: (Word8 -> Bool) -> ByteString -> [ByteString]
splitWith p b
  | null b = []
  | otherwise = go (unpack b)
  where
    go xs = case List.break p xs of
      (ys, []) -> [pack ys]
      (ys, _ : zs) -> pack ys : go zs

isPrefixOf :: ByteString -> ByteString -> Bool
isPrefixOf !a !b = List.isPrefixOf (list a) (list b)

isSuffixOf :: ByteString -> ByteString -> Bool
isSuffixOf a b = List.isSuffixOf (list a) (list b)

isInfixOf :: ByteString -> ByteString -> Bool
isInfixOf !a !b = List.isInfixOf (list a) (list b)

breakSubstring :: ByteString -> ByteString -> (ByteString, ByteString)
breakSubstring a b = go [] (list b)
  where
    go before rest
      | List.isPrefixOf (list a) rest = (make (List.reverse before), make rest)
      | otherwise = case rest of
          [] -> (b, empty)
          x : xs -> go (x : before) xs

elem :: Word8 -> ByteString -> Bool
elem !x b = List.elem x (unpack b)

notElem :: Word8 -> ByteString -> Bool
notElem !x b = List.notElem x (unpack b)

find :: (Word8 -> Bool) -> ByteString -> Maybe Word8
find p b = List.find p (unpack b)

filter :: (Word8 -> Bool) -> ByteString -> ByteString
filter p b = pack (List.filter p (unpack b))

index :: ByteString -> Int -> Word8
index b n
  | n < 0 = failed "index" ("negative index: " ++ show n)
  | n >= length b = failed "index" ("index too large: " ++ show n ++ ", length = " ++ show (length b))
  | otherwise = unpack b !! n

elemIndex :: Word8 -> ByteString -> Maybe Int
elemIndex !x b = List.elemIndex x (unpack b)

elemIndexEnd :: Word8 -> ByteString -> Maybe Int
elemIndexEnd x b = findIndexEnd (x ==) b

elemIndices :: Word8 -> ByteString -> [Int]
elemIndices !x b = List.elemIndices x (unpack b)

findIndex :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndex p b = List.findIndex p (unpack b)

findIndices :: (Word8 -> Bool) -> ByteString -> [Int]
findIndices p b = List.findIndices p (unpack b)

findIndexEnd :: (Word8 -> Bool) -> ByteString -> Maybe Int
findIndexEnd p b = fmap (\i -> length b - 1 - i) (List.findIndex p (List.reverse (unpack b)))

count :: Word8 -> ByteString -> Int
count !x b = List.length (List.filter (x ==) (unpack b))

zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip a b = List.zip (unpack a) (unpack b)

zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = List.zipWith f (unpack a) (unpack b)

unzip :: [(Word8, Word8)] -> (ByteString, ByteString)
unzip ps = (pack (List.map fst ps), pack (List.map snd ps))

sort :: ByteString -> ByteString
sort b = make (List.sort (list b))

copy :: ByteString -> ByteString
copy b = b

partition :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
partition p b = evaluatedPair (filter p b) (filter (\x -> not (p x)) b)

scanl1 :: (Word8 -> Word8 -> Word8) -> ByteString -> ByteString
scanl1 f b = pack (List.scanl1 f (unpack b))

scanr :: (Word8 -> Word8 -> Word8) -> Word8 -> ByteString -> ByteString
scanr f z b = pack (List.scanr f z (unpack b))

scanr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> ByteString
scanr1 f b = pack (List.scanr1 f (unpack b))
