{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Text; without input and output, and without titles and folded cases.
module Data.Text
  ( Text
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
  , foldr1
  , concat
  , concatMap
  , any
  , all
  , maximum
  , minimum
  , scanl
  , scanl1
  , scanr
  , scanr1
  , mapAccumL
  , mapAccumR
  , replicate
  , unfoldr
  , take
  , drop
  , splitAt
  , takeWhile
  , dropWhile
  , takeWhileEnd
  , dropWhileEnd
  , span
  , break
  , group
  , groupBy
  , inits
  , tails
  , stripPrefix
  , stripSuffix
  , isPrefixOf
  , isSuffixOf
  , isInfixOf
  , elem
  , find
  , filter
  , partition
  , findIndex
  , zip
  , copy
  , compareLength
  , replace
  , toLower
  , toUpper
  , justifyLeft
  , justifyRight
  , center
  , takeEnd
  , dropEnd
  , dropAround
  , strip
  , stripStart
  , stripEnd
  , breakOn
  , breakOnEnd
  , breakOnAll
  , splitOn
  , split
  , chunksOf
  , lines
  , words
  , unlines
  , unwords
  , commonPrefixes
  , count
  , zipWith
  , unfoldrN
  , index
  ) where

import qualified Data.Char as Char
import qualified Data.List as List
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
  , null
  , replicate
  , reverse
  , scanl
  , scanl1
  , scanr
  , scanr1
  , span
  , splitAt
  , tail
  , take
  , takeWhile
  , unlines
  , unwords
  , words
  , zip
  , zipWith
  )
import Selfsame.Text

empty :: Text
empty = make []

singleton :: Char -> Text
singleton x = make [x]

pack :: String -> Text
pack xs = make xs

unpack :: Text -> String
unpack b = list b

null :: Text -> Bool
null b = List.null (list b)

length :: Text -> Int
length b = List.length (list b)

cons :: Char -> Text -> Text
cons x b = make (x : list b)

snoc :: Text -> Char -> Text
snoc b x = make (list b ++ [x])

append :: Text -> Text -> Text
append a b = make (list a ++ list b)

head :: Text -> Char
head b = case list b of
  [] -> unlikely "head" "Empty stream"
  x : _ -> x

last :: Text -> Char
last b = case list b of
  [] -> none "last"
  xs -> (List.last xs)

tail :: Text -> Text
tail b = case list b of
  [] -> none "tail"
  _ : xs -> make xs

init :: Text -> Text
init b = case list b of
  [] -> none "init"
  xs -> make (List.init xs)

uncons :: Text -> Maybe (Char, Text)
uncons b = case list b of
  [] -> Nothing
  x : xs -> Just (x, make xs)

unsnoc :: Text -> Maybe (Text, Char)
unsnoc b = case list b of
  [] -> Nothing
  xs -> Just (make (List.init xs), (List.last xs))

map :: (Char -> Char) -> Text -> Text
map f b = make (List.map (\x -> f x) (list b))

reverse :: Text -> Text
reverse b = make (List.reverse (list b))

intersperse :: Char -> Text -> Text
intersperse x b = make (List.intersperse (x) (list b))

intercalate :: Text -> [Text] -> Text
intercalate b bs = make (List.intercalate (list b) (List.map list bs))

transpose :: [Text] -> [Text]
transpose bs = List.map make (List.transpose (List.map list bs))

foldl :: (a -> Char -> a) -> a -> Text -> a
foldl f z b = List.foldl f z (unpack b)

foldl' :: (a -> Char -> a) -> a -> Text -> a
foldl' f z b = List.foldl' f z (unpack b)

foldl1 :: (Char -> Char -> Char) -> Text -> Char
foldl1 f b = if null b then unlikely "foldl1" "Internal error" else List.foldl1 f (unpack b)

foldl1' :: (Char -> Char -> Char) -> Text -> Char
foldl1' f b = if null b then none "foldl1'" else List.foldl1' f (unpack b)

foldr :: (Char -> a -> a) -> a -> Text -> a
foldr f z b = List.foldr f z (unpack b)

foldr1 :: (Char -> Char -> Char) -> Text -> Char
foldr1 f b = if null b then unlikely "foldr1" "Internal error" else List.foldr1 f (unpack b)

concat :: [Text] -> Text
concat bs = make (List.concatMap list bs)

concatMap :: (Char -> Text) -> Text -> Text
concatMap f b = concat (List.map f (unpack b))

any :: (Char -> Bool) -> Text -> Bool
any p b = List.any p (unpack b)

all :: (Char -> Bool) -> Text -> Bool
all p b = List.all p (unpack b)

maximum :: Text -> Char
maximum b = if null b then unlikely "maximum" "Internal error" else List.maximum (unpack b)

minimum :: Text -> Char
minimum b = if null b then unlikely "minimum" "Internal error" else List.minimum (unpack b)

scanl :: (Char -> Char -> Char) -> Char -> Text -> Text
scanl f z b = pack (List.scanl f z (unpack b))

scanl1 :: (Char -> Char -> Char) -> Text -> Text
scanl1 f b = pack (List.scanl1 f (unpack b))

scanr :: (Char -> Char -> Char) -> Char -> Text -> Text
scanr f z b = pack (List.scanr f z (unpack b))

scanr1 :: (Char -> Char -> Char) -> Text -> Text
scanr1 f b = pack (List.scanr1 f (unpack b))

mapAccumL :: (acc -> Char -> (acc, Char)) -> acc -> Text -> (acc, Text)
mapAccumL f z !b = (acc, pack xs)
  where
    (acc, xs) = List.mapAccumL f z (unpack b)

mapAccumR :: (acc -> Char -> (acc, Char)) -> acc -> Text -> (acc, Text)
mapAccumR f z !b = (acc, pack xs)
  where
    (acc, xs) = List.mapAccumR f z (unpack b)

replicate :: Int -> Text -> Text
replicate !n !t
  | n <= 0 = empty
  | otherwise = concat (List.replicate n t)

unfoldr :: (a -> Maybe (Char, a)) -> a -> Text
unfoldr f z = pack (go z)
  where
    go !s = case f s of
      Nothing -> []
      Just (c, next) -> c : go next

take :: Int -> Text -> Text
take !n !b = make (List.take n (list b))

drop :: Int -> Text -> Text
drop n b = make (List.drop n (list b))

splitAt :: Int -> Text -> (Text, Text)
splitAt !n !b = (take n b, drop n b)

takeWhile :: (Char -> Bool) -> Text -> Text
takeWhile p b = fst (span p b)

dropWhile :: (Char -> Bool) -> Text -> Text
dropWhile p b = snd (span p b)

takeWhileEnd :: (Char -> Bool) -> Text -> Text
takeWhileEnd p b = pack (List.reverse (List.takeWhile p (List.reverse (unpack b))))

dropWhileEnd :: (Char -> Bool) -> Text -> Text
dropWhileEnd p b = pack (List.reverse (List.dropWhile p (List.reverse (unpack b))))

span :: (Char -> Bool) -> Text -> (Text, Text)
span p b = case List.span p (unpack b) of
  (xs, ys) -> evaluatedPair (pack xs) (pack ys)

break :: (Char -> Bool) -> Text -> (Text, Text)
break p b = span (\x -> not (p x)) b

evaluatedPair :: Text -> Text -> (Text, Text)
evaluatedPair a b = a `seq` b `seq` (a, b)

group :: Text -> [Text]
group b = List.map make (List.group (list b))

groupBy :: (Char -> Char -> Bool) -> Text -> [Text]
groupBy f b = List.map pack (List.groupBy f (unpack b))

inits :: Text -> [Text]
inits !b = List.map make (List.inits (list b))

tails :: Text -> [Text]
tails !b = List.map make (List.tails (list b))

stripPrefix :: Text -> Text -> Maybe Text
stripPrefix !a !b = fmap make (List.stripPrefix (list a) (list b))

stripSuffix :: Text -> Text -> Maybe Text
stripSuffix !a !b = fmap (\xs -> make (List.reverse xs)) (List.stripPrefix (List.reverse (list a)) (List.reverse (list b)))

isPrefixOf :: Text -> Text -> Bool
isPrefixOf !a !b = List.isPrefixOf (list a) (list b)

isSuffixOf :: Text -> Text -> Bool
isSuffixOf a b = List.isSuffixOf (list a) (list b)

isInfixOf :: Text -> Text -> Bool
isInfixOf a b = List.isInfixOf (list a) (list b)

elem :: Char -> Text -> Bool
elem x b = List.elem x (unpack b)

find :: (Char -> Bool) -> Text -> Maybe Char
find p b = List.find p (unpack b)

filter :: (Char -> Bool) -> Text -> Text
filter p b = pack (List.filter p (unpack b))

partition :: (Char -> Bool) -> Text -> (Text, Text)
partition p b = (filter p b, filter (\x -> not (p x)) b)

findIndex :: (Char -> Bool) -> Text -> Maybe Int
findIndex p b = List.findIndex p (unpack b)

zip :: Text -> Text -> [(Char, Char)]
zip !a !b = List.zip (unpack a) (unpack b)

copy :: Text -> Text
copy b = b

compareLength :: Text -> Int -> Ordering
compareLength t n = compare (length t) n

replace :: Text -> Text -> Text -> Text
replace !needle !new !t
  | null needle = none "replace"
  | otherwise = intercalate new (splitOn needle t)

toLower :: Text -> Text
toLower t = pack (List.concatMap lower (unpack t))
  where
    lower '\304' = "i\775"
    lower c = [Char.toLower c]

toUpper :: Text -> Text
toUpper t = pack (List.concatMap upper (unpack t))

justifyLeft :: Int -> Char -> Text -> Text
justifyLeft n c t = pack (unpack t ++ List.replicate (n - length t) c)

justifyRight :: Int -> Char -> Text -> Text
justifyRight n c t = pack (List.replicate (n - length t) c ++ unpack t)

center :: Int -> Char -> Text -> Text
center n c t
  | size >= n = t
  | otherwise = pack (List.replicate left c ++ unpack t ++ List.replicate right c)
  where
    size = length t
    room = n - size
    right = room `div` 2
    left = room - right

takeEnd :: Int -> Text -> Text
takeEnd n t = drop (length t - max 0 n) t

dropEnd :: Int -> Text -> Text
dropEnd n t = take (length t - max 0 n) t

dropAround :: (Char -> Bool) -> Text -> Text
dropAround p t = dropWhile p (dropWhileEnd p t)

strip, stripStart, stripEnd :: Text -> Text
strip t = dropAround Char.isSpace t
stripStart t = dropWhile Char.isSpace t
stripEnd t = dropWhileEnd Char.isSpace t

-- | The text before the first occurrence, and from it on.
breakOn :: Text -> Text -> (Text, Text)
breakOn !needle !t
  | null needle = none "breakOn"
  | otherwise = go [] (unpack t)
  where
    go before rest
      | List.isPrefixOf (unpack needle) rest = (pack (List.reverse before), pack rest)
      | otherwise = case rest of
          [] -> (t, empty)
          c : cs -> go (c : before) cs

breakOnEnd :: Text -> Text -> (Text, Text)
breakOnEnd needle t = (reverse b, reverse a)
  where
    (a, b) = breakOn (reverse needle) (reverse t)

breakOnAll :: Text -> Text -> [(Text, Text)]
breakOnAll !needle !t
  | null needle = none "breakOnAll"
  | otherwise = go [] (unpack t)
  where
    key = unpack needle
    go _ [] = []
    go before rest@(c : cs)
      | List.isPrefixOf key rest =
          (pack (List.reverse before), pack rest) : go (List.reverse key ++ before) (List.drop (List.length key) rest)
      | otherwise = go (c : before) cs

splitOn :: Text -> Text -> [Text]
splitOn !needle !t
  | null needle = none "splitOn"
  | otherwise = case breakOn needle t of
      (before, rest)
        | null rest -> [before]
        | otherwise -> before : splitOn needle (drop (length needle) rest)

split :: (Char -> Bool) -> Text -> [Text]
split p t = go (unpack t)
  where
    go cs = case List.break p cs of
      (a, []) -> [pack a]
      (a, _ : rest) -> pack a : go rest

chunksOf :: Int -> Text -> [Text]
chunksOf !n !t
  | n <= 0 || null t = []
  | otherwise = take n t : chunksOf n (drop n t)

lines :: Text -> [Text]
lines t = List.map pack (List.lines (unpack t))

words :: Text -> [Text]
words t = List.map pack (List.words (unpack t))

unlines :: [Text] -> Text
unlines ts = concat (List.map (`snoc` '\n') ts)

unwords :: [Text] -> Text
unwords ts = intercalate (singleton ' ') ts

commonPrefixes :: Text -> Text -> Maybe (Text, Text, Text)
commonPrefixes !a !b = go [] (unpack a) (unpack b)
  where
    go before (x : xs) (y : ys) | x == y = go (x : before) xs ys
    go [] _ _ = Nothing
    go before xs ys = Just (pack (List.reverse before), pack xs, pack ys)

count :: Text -> Text -> Int
count needle t
  | null needle = none "count"
  | otherwise = List.length (splitOn needle t) - 1

zipWith :: (Char -> Char -> Char) -> Text -> Text -> Text
zipWith f !a !b = pack (List.zipWith f (unpack a) (unpack b))

unfoldrN :: Int -> (a -> Maybe (Char, a)) -> a -> Text
unfoldrN n f z
  | n < 0 = empty
  | otherwise = pack (go n z)
  where
    -- Of what comes after the last character that is wanted, it is asked whether there is more.
    go k !s = case f s of
      Just (c, next) | k > 0 -> c : go (k - 1) next
      _ -> []

index :: Text -> Int -> Char
index !t n
  | n < 0 = unlikely "index" "Negative index"
  | otherwise = case List.drop n (unpack t) of
      c : _ -> c
      [] -> unlikely "index" "Index too large"

-- | Of functions that are written over streams there.
unlikely :: String -> String -> a
unlikely name message = error ("Data.Text.Internal.Fusion.Common." ++ name ++ ": " ++ message)

none :: String -> a
none name = error ("Data.Text." ++ name ++ ": empty input")

-- | Some letters have more than one for their capital.
upper :: Char -> String
upper c = case c of
  '\223' -> "SS"
  '\329' -> "\700\&N"
  '\496' -> "J\780\&"
  '\912' -> "\921\&\776\&\769\&"
  '\944' -> "\933\&\776\&\769\&"
  '\1415' -> "\1333\&\1362\&"
  '\7830' -> "H\817\&"
  '\7831' -> "T\776\&"
  '\7832' -> "W\778\&"
  '\7833' -> "Y\778\&"
  '\7834' -> "A\702\&"
  '\8016' -> "\933\&\787\&"
  '\8018' -> "\933\&\787\&\768\&"
  '\8020' -> "\933\&\787\&\769\&"
  '\8022' -> "\933\&\787\&\834\&"
  '\8064' -> "\7944\&\921\&"
  '\8065' -> "\7945\&\921\&"
  '\8066' -> "\7946\&\921\&"
  '\8067' -> "\7947\&\921\&"
  '\8068' -> "\7948\&\921\&"
  '\8069' -> "\7949\&\921\&"
  '\8070' -> "\7950\&\921\&"
  '\8071' -> "\7951\&\921\&"
  '\8072' -> "\7944\&\921\&"
  '\8073' -> "\7945\&\921\&"
  '\8074' -> "\7946\&\921\&"
  '\8075' -> "\7947\&\921\&"
  '\8076' -> "\7948\&\921\&"
  '\8077' -> "\7949\&\921\&"
  '\8078' -> "\7950\&\921\&"
  '\8079' -> "\7951\&\921\&"
  '\8080' -> "\7976\&\921\&"
  '\8081' -> "\7977\&\921\&"
  '\8082' -> "\7978\&\921\&"
  '\8083' -> "\7979\&\921\&"
  '\8084' -> "\7980\&\921\&"
  '\8085' -> "\7981\&\921\&"
  '\8086' -> "\7982\&\921\&"
  '\8087' -> "\7983\&\921\&"
  '\8088' -> "\7976\&\921\&"
  '\8089' -> "\7977\&\921\&"
  '\8090' -> "\7978\&\921\&"
  '\8091' -> "\7979\&\921\&"
  '\8092' -> "\7980\&\921\&"
  '\8093' -> "\7981\&\921\&"
  '\8094' -> "\7982\&\921\&"
  '\8095' -> "\7983\&\921\&"
  '\8096' -> "\8040\&\921\&"
  '\8097' -> "\8041\&\921\&"
  '\8098' -> "\8042\&\921\&"
  '\8099' -> "\8043\&\921\&"
  '\8100' -> "\8044\&\921\&"
  '\8101' -> "\8045\&\921\&"
  '\8102' -> "\8046\&\921\&"
  '\8103' -> "\8047\&\921\&"
  '\8104' -> "\8040\&\921\&"
  '\8105' -> "\8041\&\921\&"
  '\8106' -> "\8042\&\921\&"
  '\8107' -> "\8043\&\921\&"
  '\8108' -> "\8044\&\921\&"
  '\8109' -> "\8045\&\921\&"
  '\8110' -> "\8046\&\921\&"
  '\8111' -> "\8047\&\921\&"
  '\8114' -> "\8122\&\921\&"
  '\8115' -> "\913\&\921\&"
  '\8116' -> "\902\&\921\&"
  '\8118' -> "\913\&\834\&"
  '\8119' -> "\913\&\834\&\921\&"
  '\8124' -> "\913\&\921\&"
  '\8130' -> "\8138\&\921\&"
  '\8131' -> "\919\&\921\&"
  '\8132' -> "\905\&\921\&"
  '\8134' -> "\919\&\834\&"
  '\8135' -> "\919\&\834\&\921\&"
  '\8140' -> "\919\&\921\&"
  '\8146' -> "\921\&\776\&\768\&"
  '\8147' -> "\921\&\776\&\769\&"
  '\8150' -> "\921\&\834\&"
  '\8151' -> "\921\&\776\&\834\&"
  '\8162' -> "\933\&\776\&\768\&"
  '\8163' -> "\933\&\776\&\769\&"
  '\8164' -> "\929\&\787\&"
  '\8166' -> "\933\&\834\&"
  '\8167' -> "\933\&\776\&\834\&"
  '\8178' -> "\8186\&\921\&"
  '\8179' -> "\937\&\921\&"
  '\8180' -> "\911\&\921\&"
  '\8182' -> "\937\&\834\&"
  '\8183' -> "\937\&\834\&\921\&"
  '\8188' -> "\937\&\921\&"
  '\64256' -> "FF"
  '\64257' -> "FI"
  '\64258' -> "FL"
  '\64259' -> "FFI"
  '\64260' -> "FFL"
  '\64261' -> "ST"
  '\64262' -> "ST"
  '\64275' -> "\1348\&\1350\&"
  '\64276' -> "\1348\&\1333\&"
  '\64277' -> "\1348\&\1339\&"
  '\64278' -> "\1358\&\1350\&"
  '\64279' -> "\1348\&\1341\&"
  _ -> [Char.toUpper c]
