-- | Strings of bytes that are evaluated chunk by chunk.
module Data.ByteString.Lazy
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
  ) where

import qualified Data.ByteString as Strict
import Data.ByteString.Lazy.Internal
import qualified Data.List as List
import Data.Int (Int64)
import Data.Word (Word8)
import Prelude hiding
  ( map
  , head
  , last
  , tail
  , init
  , null
  , length
  , reverse
  , foldl
  , foldl1
  , foldr
  , foldr1
  , concat
  , concatMap
  , any
  , all
  , maximum
  , minimum
  , scanl
  , repeat
  , replicate
  , cycle
  , iterate
  , take
  , drop
  , splitAt
  , takeWhile
  , dropWhile
  , span
  , break
  , elem
  , notElem
  , filter
  , zip
  , zipWith
  , unzip
  , putStr
  , interact
  , getContents
  )
import qualified Prelude
import Selfsame.Prim (primUnsupported)
import qualified System.IO as IO

empty :: ByteString
empty = Empty

singleton :: Word8 -> ByteString
singleton x = Chunk (Strict.singleton x) Empty

pack :: [Word8] -> ByteString
pack = packBytes

unpack :: ByteString -> [Word8]
unpack = unpackBytes

fromChunks :: [Strict.ByteString] -> ByteString
fromChunks bs = List.foldr chunk Empty bs

toChunks :: ByteString -> [Strict.ByteString]
toChunks bs = foldrChunks (:) [] bs

null :: ByteString -> Bool
null Empty = True
null _ = False

length :: ByteString -> Int64
length bs = foldlChunks (\n b -> n + fromIntegral (Strict.length b)) 0 bs

cons, cons' :: Word8 -> ByteString -> ByteString
cons x bs = Chunk (Strict.singleton x) bs
cons' x (Chunk b rest) | Strict.length b < 16 = Chunk (Strict.cons x b) rest
cons' x bs = Chunk (Strict.singleton x) bs

snoc :: ByteString -> Word8 -> ByteString
snoc bs x = foldrChunks Chunk (singleton x) bs

append :: ByteString -> ByteString -> ByteString
append a b = a <> b

failed :: String -> a
failed name = errorWithoutStackTrace ("Data.ByteString.Lazy." ++ name ++ ": empty ByteString")

head :: ByteString -> Word8
head Empty = failed "head"
head (Chunk b _) = Strict.head b

uncons :: ByteString -> Maybe (Word8, ByteString)
uncons Empty = Nothing
uncons (Chunk b rest) = Just (Strict.head b, chunk (Strict.tail b) rest)

last :: ByteString -> Word8
last Empty = failed "last"
last (Chunk b rest) = go b rest
  where
    go b' Empty = Strict.last b'
    go _ (Chunk b' rest') = go b' rest'

tail :: ByteString -> ByteString
tail Empty = failed "tail"
tail (Chunk b rest) = chunk (Strict.tail b) rest

init :: ByteString -> ByteString
init Empty = failed "init"
init (Chunk b rest) = go b rest
  where
    go b' Empty = chunk (Strict.init b') Empty
    go b' (Chunk b'' rest') = Chunk b' (go b'' rest')

unsnoc :: ByteString -> Maybe (ByteString, Word8)
unsnoc Empty = Nothing
unsnoc (Chunk b rest) = Just (init (Chunk b rest), last (Chunk b rest))

map :: (Word8 -> Word8) -> ByteString -> ByteString
map f Empty = Empty
map f (Chunk b rest) = Chunk (Strict.map f b) (map f rest)

reverse :: ByteString -> ByteString
reverse bs = go Empty bs
  where
    go done Empty = done
    go done (Chunk b rest) = go (Chunk (Strict.reverse b) done) rest

intersperse :: Word8 -> ByteString -> ByteString
intersperse _ Empty = Empty
intersperse x (Chunk b rest) = Chunk (Strict.intersperse x b) (foldrChunks (Chunk . between) Empty rest)
  where between b' = Strict.cons x (Strict.intersperse x b')

intercalate :: ByteString -> [ByteString] -> ByteString
intercalate b bs = concat (List.intersperse b bs)

transpose :: [ByteString] -> [ByteString]
transpose bs = List.map (\xs -> Chunk (Strict.pack xs) Empty) (List.transpose (List.map unpack bs))

foldl, foldl' :: (a -> Word8 -> a) -> a -> ByteString -> a
foldl f z bs = go z bs
  where
    go a Empty = a
    go a (Chunk b rest) = go (Strict.foldl f a b) rest
foldl' f z bs = go z bs
  where
    go a Empty = a
    go a (Chunk b rest) = a `seq` case Strict.foldl' f a b of a' -> go a' rest

foldr :: (Word8 -> a -> a) -> a -> ByteString -> a
foldr f z bs = foldrChunks (flip (Strict.foldr f)) z bs

foldl1, foldl1', foldr1 :: (Word8 -> Word8 -> Word8) -> ByteString -> Word8
foldl1 _ Empty = failed "foldl1"
foldl1 f (Chunk b rest) = foldl f (Strict.head b) (chunk (Strict.tail b) rest)
foldl1' _ Empty = failed "foldl1'"
foldl1' f (Chunk b rest) = foldl' f (Strict.head b) (chunk (Strict.tail b) rest)
foldr1 _ Empty = failed "foldr1"
foldr1 f (Chunk b rest) = go b rest
  where
    go b' Empty = Strict.foldr1 f b'
    go b' (Chunk b'' rest') = Strict.foldr f (go b'' rest') b'

concat :: [ByteString] -> ByteString
concat bs = mconcat bs

concatMap :: (Word8 -> ByteString) -> ByteString -> ByteString
concatMap _ Empty = Empty
concatMap f (Chunk b rest) = List.foldr (\x done -> f x <> done) (concatMap f rest) (Strict.unpack b)

any, all :: (Word8 -> Bool) -> ByteString -> Bool
any p bs = foldrChunks (\b rest -> Strict.any p b || rest) False bs
all p bs = foldrChunks (\b rest -> Strict.all p b && rest) True bs

maximum, minimum :: ByteString -> Word8
maximum Empty = failed "maximum"
maximum (Chunk b rest) = foldlChunks (\x b' -> x `max` Strict.maximum b') (Strict.maximum b) rest
minimum Empty = failed "minimum"
minimum (Chunk b rest) = foldlChunks (\x b' -> x `min` Strict.minimum b') (Strict.minimum b) rest

mapAccumL :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumL _ a Empty = (a, Empty)
mapAccumL f a (Chunk b rest) = (a2, Chunk b' rest')
  where
    (a1, b') = Strict.mapAccumL f a b
    (a2, rest') = mapAccumL f a1 rest

mapAccumR :: (acc -> Word8 -> (acc, Word8)) -> acc -> ByteString -> (acc, ByteString)
mapAccumR _ a Empty = (a, Empty)
mapAccumR f a (Chunk b rest) = (a2, Chunk b' rest')
  where
    (a2, b') = Strict.mapAccumR f a1 b
    (a1, rest') = mapAccumR f a rest

scanl :: (Word8 -> Word8 -> Word8) -> Word8 -> ByteString -> ByteString
scanl f z bs = case mapAccumL (\x y -> (f x y, x)) z bs of (x, done) -> done `snoc` x

repeat :: Word8 -> ByteString
repeat x = bs
  where bs = Chunk (Strict.replicate smallChunkSize x) bs

replicate :: Int64 -> Word8 -> ByteString
replicate n x
  | n <= 0 = Empty
  | n < fromIntegral smallChunkSize = Chunk (Strict.replicate (fromIntegral n) x) Empty
  | otherwise = case quotRem n (fromIntegral smallChunkSize) of
      (whole, part) ->
        let b = Strict.replicate smallChunkSize x
            go 0 = Empty
            go k = Chunk b (go (k - 1))
        in if part == 0 then go whole else Chunk (Strict.replicate (fromIntegral part) x) (go whole)

cycle :: ByteString -> ByteString
cycle Empty = failed "cycle"
cycle bs = bs' where bs' = foldrChunks Chunk bs' bs

-- | It begins with what the function gives first.
iterate :: (Word8 -> Word8) -> Word8 -> ByteString
iterate f x = unfoldr (\y -> case f y of y' -> y' `seq` Just (y', y')) x

unfoldr :: (a -> Maybe (Word8, a)) -> a -> ByteString
unfoldr f z = go 32 z
  where
    go n a = case Strict.unfoldrN n f a of
      (b, Nothing) | Strict.null b -> Empty
                   | otherwise -> Chunk b Empty
      (b, Just a') -> Chunk b (go (n * 2) a')

take, drop :: Int64 -> ByteString -> ByteString
take n bs
  | n <= 0 = Empty
  | otherwise = go n bs
  where
    go 0 _ = Empty
    go _ Empty = Empty
    go k (Chunk b rest)
      | k < fromIntegral (Strict.length b) = Chunk (Strict.take (fromIntegral k) b) Empty
      | otherwise = Chunk b (go (k - fromIntegral (Strict.length b)) rest)
drop n bs
  | n <= 0 = bs
  | otherwise = go n bs
  where
    go 0 rest = rest
    go _ Empty = Empty
    go k (Chunk b rest)
      | k < fromIntegral (Strict.length b) = Chunk (Strict.drop (fromIntegral k) b) rest
      | otherwise = go (k - fromIntegral (Strict.length b)) rest

splitAt :: Int64 -> ByteString -> (ByteString, ByteString)
splitAt n bs
  | n <= 0 = (Empty, bs)
  | otherwise = go n bs
  where
    go 0 rest = (Empty, rest)
    go _ Empty = (Empty, Empty)
    go k (Chunk b rest)
      | k < fromIntegral (Strict.length b) = (Chunk (Strict.take (fromIntegral k) b) Empty, Chunk (Strict.drop (fromIntegral k) b) rest)
      | otherwise = let (now, later) = go (k - fromIntegral (Strict.length b)) rest in (Chunk b now, later)

takeWhile, dropWhile, filter :: (Word8 -> Bool) -> ByteString -> ByteString
takeWhile p bs = go bs
  where
    go Empty = Empty
    go (Chunk b rest) = case Strict.length (Strict.takeWhile p b) of
      0 -> Empty
      n | n < Strict.length b -> Chunk (Strict.take n b) Empty
        | otherwise -> Chunk b (go rest)
dropWhile p bs = go bs
  where
    go Empty = Empty
    go (Chunk b rest) = case Strict.length (Strict.takeWhile p b) of
      n | n < Strict.length b -> Chunk (Strict.drop n b) rest
        | otherwise -> go rest
filter p bs = go bs
  where
    go Empty = Empty
    go (Chunk b rest) = chunk (Strict.filter p b) (go rest)

break, span, partition :: (Word8 -> Bool) -> ByteString -> (ByteString, ByteString)
break p bs = go bs
  where
    go Empty = (Empty, Empty)
    go (Chunk b rest) = case Strict.length (Strict.takeWhile (not . p) b) of
      0 -> (Empty, Chunk b rest)
      n | n < Strict.length b -> (Chunk (Strict.take n b) Empty, Chunk (Strict.drop n b) rest)
        | otherwise -> let (now, later) = go rest in (Chunk b now, later)
span p bs = break (not . p) bs
partition p bs = (filter p bs, filter (not . p) bs)

splitWith :: (Word8 -> Bool) -> ByteString -> [ByteString]
splitWith _ Empty = []
splitWith p (Chunk b rest) = go [] (Strict.splitWith p b) rest
  where
    go done [last'] Empty = [joined (last' : done)]
    go done [last'] (Chunk b' rest') = go (last' : done) (Strict.splitWith p b') rest'
    go done (b' : bs) rest' = joined (b' : done) : go [] bs rest'
    go _ [] _ = []
    joined bs = List.foldl (flip chunk) Empty bs

split :: Word8 -> ByteString -> [ByteString]
split x bs = splitWith (== x) bs

group :: ByteString -> [ByteString]
group bs = groupBy (==) bs

groupBy :: (Word8 -> Word8 -> Bool) -> ByteString -> [ByteString]
groupBy same bs = case uncons bs of
  Nothing -> []
  Just (x, rest) -> let (now, later) = span (same x) rest in (singleton x <> now) : groupBy same later

inits, tails :: ByteString -> [ByteString]
inits bs = Empty : List.map pack (List.tail (List.inits (unpack bs)))
tails bs = case uncons bs of
  Nothing -> [Empty]
  Just (_, rest) -> bs : tails rest

isPrefixOf, isSuffixOf :: ByteString -> ByteString -> Bool
isPrefixOf Empty _ = True
isPrefixOf _ Empty = False
isPrefixOf (Chunk a as) (Chunk b bs)
  | n == m = a == b && isPrefixOf as bs
  | n < m = a == Strict.take n b && isPrefixOf as (Chunk (Strict.drop n b) bs)
  | otherwise = Strict.take m a == b && isPrefixOf (Chunk (Strict.drop m a) as) bs
  where
    n = Strict.length a
    m = Strict.length b
isSuffixOf a b = reverse a `isPrefixOf` reverse b

stripPrefix, stripSuffix :: ByteString -> ByteString -> Maybe ByteString
stripPrefix a b
  | a `isPrefixOf` b = Just (drop (length a) b)
  | otherwise = Nothing
stripSuffix a b
  | a `isSuffixOf` b = Just (take (length b - length a) b)
  | otherwise = Nothing

elem, notElem :: Word8 -> ByteString -> Bool
elem x bs = any (== x) bs
notElem x bs = not (elem x bs)

find :: (Word8 -> Bool) -> ByteString -> Maybe Word8
find p bs = go bs
  where
    go Empty = Nothing
    go (Chunk b rest) = case Strict.find p b of
      Nothing -> go rest
      found -> found

index :: ByteString -> Int64 -> Word8
index bs i
  | i < 0 = errorWithoutStackTrace ("Data.ByteString.Lazy.index: negative index: " ++ show i)
  | otherwise = go bs i
  where
    go Empty n = errorWithoutStackTrace ("Data.ByteString.Lazy.index: index too large: " ++ show n)
    go (Chunk b rest) n
      | n >= fromIntegral (Strict.length b) = go rest (n - fromIntegral (Strict.length b))
      | otherwise = Strict.index b (fromIntegral n)

findIndex, findIndexEnd :: (Word8 -> Bool) -> ByteString -> Maybe Int64
findIndex p bs = case findIndices p bs of
  [] -> Nothing
  i : _ -> Just i
findIndexEnd p bs = case findIndices p bs of
  [] -> Nothing
  is -> Just (List.last is)

findIndices :: (Word8 -> Bool) -> ByteString -> [Int64]
findIndices p bs = go 0 bs
  where
    go _ Empty = []
    go n (Chunk b rest) = List.map (\i -> n + fromIntegral i) (Strict.findIndices p b) ++ go (n + fromIntegral (Strict.length b)) rest

elemIndex, elemIndexEnd :: Word8 -> ByteString -> Maybe Int64
elemIndex x bs = findIndex (== x) bs
elemIndexEnd x bs = findIndexEnd (== x) bs

elemIndices :: Word8 -> ByteString -> [Int64]
elemIndices x bs = findIndices (== x) bs

count :: Word8 -> ByteString -> Int64
count x bs = foldlChunks (\n b -> n + fromIntegral (Strict.count x b)) 0 bs

zip :: ByteString -> ByteString -> [(Word8, Word8)]
zip a b = zipWith (,) a b

zipWith :: (Word8 -> Word8 -> a) -> ByteString -> ByteString -> [a]
zipWith f a b = List.zipWith f (unpack a) (unpack b)

unzip :: [(Word8, Word8)] -> (ByteString, ByteString)
unzip xs = (pack (List.map fst xs), pack (List.map snd xs))

copy :: ByteString -> ByteString
copy bs = foldrChunks (Chunk . Strict.copy) Empty bs

-- | A handle of text would have an encoding, so only characters of ASCII are written.
hPut, hPutStr :: IO.Handle -> ByteString -> IO ()
hPut handle bs = IO.hPutStr handle (List.map ascii (unpackChars bs))
hPutStr handle bs = hPut handle bs

ascii :: Char -> Char
ascii c = if fromEnum c < 128 then c else primUnsupported "a run that writes bytes beyond ASCII"

putStr :: ByteString -> IO ()
putStr bs = hPut IO.stdout bs

getContents :: IO ByteString
getContents = fmap (packChars . List.map ascii) Prelude.getContents

interact :: (ByteString -> ByteString) -> IO ()
interact f = getContents >>= \bs -> putStr (f bs)
