-- What the library promises, and what it asks for.
module Library where

import Data.Char (chr, ord)
import Data.List (foldl', insert, nub, sort, splitAt)
import Data.Maybe (catMaybes, fromJust, fromMaybe, isJust, mapMaybe)
import qualified Data.Map as M
import qualified Data.Set as S

-- expect: verified
{-@ firstHalf :: xs:[a] -> {v:[a] | len v <= len xs} @-}
firstHalf :: [a] -> [a]
firstHalf xs = fst (splitAt (length xs `div` 2) xs)

-- expect: verified
{-@ sorted :: xs:[Int] -> {v:[Int] | len v = len xs} @-}
sorted :: [Int] -> [Int]
sorted xs = sort xs

-- because: length (unique [1, 1]) /= 2
-- expect: concrete
{-@ unique :: xs:[Int] -> {v:[Int] | len v = len xs} @-}
unique :: [Int] -> [Int]
unique xs = nub xs

-- expect: verified
{-@ withMore :: Int -> xs:[Int] -> {v:[Int] | len v = len xs + 1} @-}
withMore :: Int -> [Int] -> [Int]
withMore x xs = insert x xs

-- expect: verified
{-@ given :: m:{Maybe Int | isJust m} -> Int @-}
given :: Maybe Int -> Int
given m = fromJust m

-- because: raises (givenAny Nothing)
-- expect: concrete
{-@ givenAny :: Maybe Int -> Int @-}
givenAny :: Maybe Int -> Int
givenAny m = fromJust m

-- expect: verified
{-@ checked :: Maybe Int -> Int @-}
checked :: Maybe Int -> Int
checked m = if isJust m then fromJust m else 0

-- expect: verified
{-@ natOr :: {v:Int | v >= 0} -> Maybe {v:Int | v >= 0} -> {v:Int | v >= 0} @-}
natOr :: Int -> Maybe Int -> Int
natOr d m = fromMaybe d m

-- because: natOrMinus Nothing < 0
-- expect: concrete
{-@ natOrMinus :: Maybe {v:Int | v >= 0} -> {v:Int | v >= 0} @-}
natOrMinus :: Maybe Int -> Int
natOrMinus m = fromMaybe (-1) m

-- expect: verified
{-@ present :: xs:[Maybe a] -> {v:[a] | len v <= len xs} @-}
present :: [Maybe a] -> [a]
present xs = catMaybes xs

-- because: length (presentAll [Nothing :: Maybe Int]) /= 1
-- expect: concrete
{-@ presentAll :: xs:[Maybe a] -> {v:[a] | len v = len xs} @-}
presentAll :: [Maybe a] -> [a]
presentAll xs = catMaybes xs

-- expect: verified
{-@ nextLetter :: Char -> Char @-}
nextLetter :: Char -> Char
nextLetter c = if ord c < 1000 then chr (ord c + 1) else c

-- because: raises (nextAny maxBound)
-- expect: concrete
{-@ nextAny :: Char -> Char @-}
nextAny :: Char -> Char
nextAny c = chr (ord c + 1)

-- expect: verified
{-@ members :: x:Int -> s:S.Set Int -> {v:S.Set Int | Set_mem x v && Set_sub s v} @-}
members :: Int -> S.Set Int -> S.Set Int
members x s = S.insert x s

-- because: let s = without 1 (S.fromList [1]) in not (S.member 1 s)
-- expect: concrete
{-@ without :: x:Int -> s:S.Set Int -> {v:S.Set Int | Set_mem x v} @-}
without :: Int -> S.Set Int -> S.Set Int
without x s = S.delete x s

-- expect: verified
{-@ price :: M.Map String {v:Int | v > 0} -> String -> {v:Int | v >= 0} @-}
price :: M.Map String Int -> String -> Int
price m k = M.findWithDefault 0 k m

-- expect: verified
{-@ summed :: [{v:Int | v >= 0}] -> {v:Int | v >= 0} @-}
summed :: [Int] -> Int
summed xs = foldr (\x n -> x + n) 0 xs

-- because: summedWrong [] <= 0
-- expect: concrete
{-@ summedWrong :: [{v:Int | v >= 0}] -> {v:Int | v > 0} @-}
summedWrong :: [Int] -> Int
summedWrong xs = foldr (\x n -> x + n) 0 xs

-- expect: verified
{-@ pairs :: xs:[a] -> ys:{v:[b] | len v = len xs} -> {v:[(a, b)] | len v = len xs} @-}
pairs :: [a] -> [b] -> [(a, b)]
pairs xs ys = zip xs ys

-- because: length (pairsAny [1 :: Int] "") /= 1
-- expect: concrete
{-@ pairsAny :: xs:[a] -> ys:[b] -> {v:[(a, b)] | len v = len xs} @-}
pairsAny :: [a] -> [b] -> [(a, b)]
pairsAny xs ys = zip xs ys
