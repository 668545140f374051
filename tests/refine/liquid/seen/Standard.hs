-- The library as LiquidHaskell specifies it.
module Standard where

import qualified Data.ByteString as B
import Data.Bits ((.&.), shiftR)
import Data.Char (digitToInt)
import Data.List (delete, intersperse, isPrefixOf, partition, sortBy, transpose)
import qualified Data.Map as M
import Data.Maybe (fromJust, listToMaybe, maybeToList)
import qualified Data.Set as S

-- expect: verified
{-@ byThen :: xs:[Int] -> {v:[Int] | len v = len xs} @-}
byThen :: [Int] -> [Int]
byThen xs = sortBy (\x y -> compare y x) xs

-- expect: verified
{-@ rest :: xs:{v:[Int] | len v > 1} -> {v:[Int] | len v = len xs - 2} @-}
rest :: [Int] -> [Int]
rest xs = tail (init xs)

-- because: raises (restWrong [])
-- expect: concrete
{-@ restWrong :: xs:[Int] -> [Int] @-}
restWrong :: [Int] -> [Int]
restWrong xs = tail xs

-- expect: verified
{-@ foundFirst :: {xs:[a] | len xs > 0} -> a @-}
foundFirst :: [a] -> a
foundFirst xs = fromJust (listToMaybe xs)

-- because: raises (foundAny ([] :: [Int]))
-- expect: concrete
{-@ foundAny :: [a] -> a @-}
foundAny :: [a] -> a
foundAny xs = fromJust (listToMaybe xs)

-- expect: verified
{-@ apart :: xs:[Int] -> {v:([Int], [Int]) | len (fst v) + len (snd v) = len xs} @-}
apart :: [Int] -> ([Int], [Int])
apart xs = partition (\x -> x > 0) xs

-- because: let (a, b) = apartWrong [1, -1] in length a == length b && length a == 1
-- expect: concrete
{-@ apartWrong :: xs:[Int] -> {v:([Int], [Int]) | len (fst v) = len xs} @-}
apartWrong :: [Int] -> ([Int], [Int])
apartWrong xs = partition (\x -> x > 0) xs

-- expect: verified
{-@ sizeAfter :: k:Int -> s:S.Set Int -> {v:S.Set Int | v = Set_cup s (Set_sng k)} @-}
sizeAfter :: Int -> S.Set Int -> S.Set Int
sizeAfter k s = S.insert k s

-- expect: verified
{-@ common :: s:S.Set Int -> t:S.Set Int -> {v:S.Set Int | Set_sub v s && Set_sub v t} @-}
common :: S.Set Int -> S.Set Int -> S.Set Int
common s t = S.intersection s t

-- because: let v = commonWrong (S.fromList [1]) S.empty in S.member 1 v
-- expect: concrete
{-@ commonWrong :: s:S.Set Int -> t:S.Set Int -> {v:S.Set Int | Set_sub v t} @-}
commonWrong :: S.Set Int -> S.Set Int -> S.Set Int
commonWrong s t = S.union s t

-- expect: verified
{-@ lastBit :: n:Int -> {v:Int | 0 <= v && v <= 1} @-}
lastBit :: Int -> Int
lastBit n = n .&. 1

-- because: lastBits 3 > 1
-- expect: concrete
{-@ lastBits :: n:Int -> {v:Int | 0 <= v && v <= 1} @-}
lastBits :: Int -> Int
lastBits n = n .&. 3

-- expect: verified
{-@ halved :: n:{v:Int | v >= 0} -> {v:Int | 0 <= v && v <= n} @-}
halved :: Int -> Int
halved n = n `shiftR` 1

-- expect: verified
{-@ byteAt :: {b:B.ByteString | bslen b > 0} -> Int @-}
byteAt :: B.ByteString -> Int
byteAt b = fromIntegral (B.head b)

-- because: raises (byteAny B.empty)
-- expect: concrete
{-@ byteAny :: B.ByteString -> Int @-}
byteAny :: B.ByteString -> Int
byteAny b = fromIntegral (B.head b)

-- expect: verified
{-@ counted :: M.Map Int {v:Int | v >= 0} -> Int -> {v:Int | v > 0} @-}
counted :: M.Map Int Int -> Int -> Int
counted m k = maybe 1 (\n -> n + 1) (M.lookup k m)

-- because: countedWrong M.empty 0 <= 0
-- expect: concrete
{-@ countedWrong :: M.Map Int {v:Int | v >= 0} -> Int -> {v:Int | v > 0} @-}
countedWrong :: M.Map Int Int -> Int -> Int
countedWrong m k = maybe 0 (\n -> n + 1) (M.lookup k m)

-- expect: verified
{-@ without :: Int -> xs:[Int] -> {v:[Int] | len v <= len xs} @-}
without :: Int -> [Int] -> [Int]
without x xs = delete x xs

-- expect: verified
{-@ atMostOne :: Maybe a -> {v:[a] | len v <= 1} @-}
atMostOne :: Maybe a -> [a]
atMostOne m = maybeToList m

-- because: length (atLeastOne (Nothing :: Maybe Int)) < 1
-- expect: concrete
{-@ atLeastOne :: Maybe a -> {v:[a] | len v >= 1} @-}
atLeastOne :: Maybe a -> [a]
atLeastOne m = maybeToList m
