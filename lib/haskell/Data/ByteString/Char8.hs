{-# LANGUAGE BangPatterns #-}
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

import qualified Data.List as List
import Data.Char (digitToInt, isDigit, isSpace)
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
import Selfsame.Bytes

empty :: ByteString
empty = make []

singleton :: Char -> ByteString
singleton x = make [toByte x]

pack :: [Char] -> ByteString
pack xs = make (List.map toByte xs)

unpack :: ByteString -> [Char]
unpack b = List.map toChar (list b)

null :: ByteString -> Bool
null b = List.null (list b)

length :: ByteString -> Int
length b = List.length (list b)

cons :: Char -> ByteString -> ByteString
cons x b = make (toByte x : list b)

snoc :: ByteString -> Char -> ByteString
snoc b x = make (list b ++ [toByte x])

append :: ByteString -> ByteString -> ByteString
append a b = make (list a ++ list b)

head :: ByteString -> Char
head b = case list b of
  [] -> none "head"
  x : _ -> toChar x

last :: ByteString -> Char
last b = case list b of
  [] -> none "last"
  xs -> toChar (List.last xs)

tail :: ByteString -> ByteString
tail b = case list b of
  [] -> none "tail"
  _ : xs -> make xs

init :: ByteString -> ByteString
init b = case list b of
  [] -> none "init"
  xs -> make (List.init xs)

uncons :: ByteString -> Maybe (Char, ByteString)
uncons b = case list b of
  [] -> Nothing
  x : xs -> Just (toChar x, make xs)

unsnoc :: ByteString -> Maybe (ByteString, Char)
unsnoc b = case list b of
  [] -> Nothing
  xs -> Just (make (List.init xs), toChar (List.last xs))

map :: (Char -> Char) -> ByteString -> ByteString
map f b = make (List.map (\x -> toByte (f (toChar x))) (list b))

reverse :: ByteString -> ByteString
reverse b = make (List.reverse (list b))

intersperse :: Char -> ByteString -> ByteString
intersperse x b = make (List.intersperse (toByte x) (list b))

intercalate :: ByteString -> [ByteString] -> ByteString
intercalate b bs = make (List.intercalate (list b) (List.map list bs))

transpose :: [ByteString] -> [ByteString]
transpose bs = List.map make (List.transpose (List.map list bs))

foldl :: (a -> Char -> a) -> a -> ByteString -> a
foldl f z b = List.foldl f z (unpack b)

foldl' :: (a -> Char -> a) -> a -> ByteString -> a
foldl' f z b = List.foldl' f z (unpack b)

foldl1 :: (Char -> Char -> Char) -> ByteString -> Char
foldl1 f b = if null b then none "foldl1" else List.foldl1 f (unpack b)

foldl1' :: (Char -> Char -> Char) -> ByteString -> Char
foldl1' f b = if null b then none "foldl1'" else List.foldl1' f (unpack b)

foldr :: (Char -> a -> a) -> a -> ByteString -> a
foldr f z b = List.foldr f z (unpack b)

foldr' :: (Char -> a -> a) -> a -> ByteString -> a
foldr' f z b = List.foldl' (\rest x -> f x rest) z (List.reverse (unpack b))

foldr1 :: (Char -> Char -> Char) -> ByteString -> Char
foldr1 f b = if null b then none "foldr1" else List.foldr1 f (unpack b)

foldr1' :: (Char -> Char -> Char) -> ByteString -> Char
foldr1' f b = case List.reverse (unpack b) of
  [] -> none "foldr1"
  x : xs -> List.foldl' (\rest y -> f y rest) x xs

concat :: [ByteString] -> ByteString
concat bs = make (List.concatMap list bs)

concatMap :: (Char -> ByteString) -> ByteString -> ByteString
concatMap f b = concat (List.map f (unpack b))

any :: (Char -> Bool) -> ByteString -> Bool
any p b = List.any p (unpack b)

all :: (Char -> Bool) -> ByteString -> Bool
all p b = List.all p (unpack b)

maximum :: ByteString -> Char
maximum b = if null b then none "maximum" else List.maximum (unpack b)

minimum :: ByteString -> Char
minimum b = if null b then none "minimum" else List.minimum (unpack b)

scanl :: (Char -> Char -> Char) -> Char -> ByteString -> ByteString
scanl f z b = pack (List.scanl f z (unpack b))

mapAccumL :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL f !z b = case List.mapAccumL f z (unpack b) of
  (acc, xs) -> case pack xs of
    b' -> b' `seq` (acc, b')

mapAccumR :: (acc -> Char -> (acc, Char)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR f !z b = case List.mapAccumR f z (unpack b) of
  (acc, xs) -> case pack xs of
    b' -> b' `seq` (acc, b')

replicate :: Int -> Char -> ByteString
replicate n x
  | n <= 0 = empty
  | otherwise = pack (List.replicate n x)

unfoldr :: (a -> Maybe (Char, a)) -> a -> ByteString
unfoldr f !z = pack (List.unfoldr f z)

unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> (ByteString, Maybe a)
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

takeWhile :: (Char -> Bool) -> ByteString -> ByteString
takeWhile p b = fst (span p b)

dropWhile :: (Char -> Bool) -> ByteString -> ByteString
dropWhile p b = snd (span p b)

takeWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
takeWhileEnd p b = snd (spanEnd p b)

dropWhileEnd :: (Char -> Bool) -> ByteString -> ByteString
dropWhileEnd p b = fst (spanEnd p b)

span :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
span p b = (pack xs, pack ys)
  where
    (xs, ys) = List.span p (unpack b)

break :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
break p b = span (\x -> not (p x)) b

spanEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
spanEnd p b = case List.span p (List.reverse (unpack b)) of
  (xs, ys) -> evaluatedPair (pack (List.reverse ys)) (pack (List.reverse xs))

breakEnd :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
breakEnd p b = spanEnd (\x -> not (p x)) b

evaluatedPair :: ByteString -> ByteString -> (ByteString, ByteString)
evaluatedPair a b = a `seq` b `seq` (a, b)

group :: ByteString -> [ByteString]
group b = List.map make (List.group (list b))

groupBy :: (Char -> Char -> Bool) -> ByteString -> [ByteString]
groupBy f b = List.map pack (List.groupBy f (unpack b))

inits :: ByteString -> [ByteString]
inits !b = List.map make (List.inits (list b))

tails :: ByteString -> [ByteString]
tails !b = List.map make (List.tails (list b))

stripPrefix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix !a !b = fmap make (List.stripPrefix (list a) (list b))

stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripSuffix !a !b = fmap (\xs -> make (List.reverse xs)) (List.stripPrefix (List.reverse (list a)) (List.reverse (list b)))

split :: Char -> ByteString -> [ByteString]
split x b = splitWith (x ==) b

splitWith :: (Char -> Bool) -> ByteString -> [ByteString]
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

elem :: Char -> ByteString -> Bool
elem !x b = List.elem x (unpack b)

notElem :: Char -> ByteString -> Bool
notElem !x b = List.notElem x (unpack b)

find :: (Char -> Bool) -> ByteString -> Maybe Char
find p b = List.find p (unpack b)

filter :: (Char -> Bool) -> ByteString -> ByteString
filter p b = pack (List.filter p (unpack b))

index :: ByteString -> Int -> Char
index b n
  | n < 0 = failed "index" ("negative index: " ++ show n)
  | n >= length b = failed "index" ("index too large: " ++ show n ++ ", length = " ++ show (length b))
  | otherwise = unpack b !! n

elemIndex :: Char -> ByteString -> Maybe Int
elemIndex !x b = List.elemIndex x (unpack b)

elemIndexEnd :: Char -> ByteString -> Maybe Int
elemIndexEnd x b = findIndexEnd (x ==) b

elemIndices :: Char -> ByteString -> [Int]
elemIndices !x b = List.elemIndices x (unpack b)

findIndex :: (Char -> Bool) -> ByteString -> Maybe Int
findIndex p b = List.findIndex p (unpack b)

findIndices :: (Char -> Bool) -> ByteString -> [Int]
findIndices p b = List.findIndices p (unpack b)

findIndexEnd :: (Char -> Bool) -> ByteString -> Maybe Int
findIndexEnd p b = fmap (\i -> length b - 1 - i) (List.findIndex p (List.reverse (unpack b)))

count :: Char -> ByteString -> Int
count !x b = List.length (List.filter (x ==) (unpack b))

zip :: ByteString -> ByteString -> [(Char, Char)]
zip a b = List.zip (unpack a) (unpack b)

zipWith :: (Char -> Char -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = List.zipWith f (unpack a) (unpack b)

unzip :: [(Char, Char)] -> (ByteString, ByteString)
unzip ps = (pack (List.map fst ps), pack (List.map snd ps))

sort :: ByteString -> ByteString
sort b = make (List.sort (list b))

copy :: ByteString -> ByteString
copy b = b

none :: String -> a
none name = failed name "empty ByteString"

failed :: String -> String -> a
failed name message = error ("Data.ByteString." ++ name ++ ": " ++ message)

partition :: (Char -> Bool) -> ByteString -> (ByteString, ByteString)
partition p b = evaluatedPair (filter p b) (filter (\x -> not (p x)) b)

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
