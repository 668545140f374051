{-# LANGUAGE NoImplicitPrelude #-}

-- | The list functions that the Prelude needs, for lists alone. "Data.Foldable" has the general ones.
module GHC.List
  ( map
  , (++)
  , filter
  , concat
  , concatMap
  , head
  , last
  , tail
  , init
  , uncons
  , null
  , length
  , (!!)
  , reverse
  , foldl
  , foldl'
  , foldl1
  , foldr
  , foldr1
  , and
  , or
  , any
  , all
  , elem
  , notElem
  , lookup
  , sum
  , product
  , maximum
  , minimum
  , scanl
  , scanl'
  , scanl1
  , scanr
  , scanr1
  , iterate
  , iterate'
  , repeat
  , replicate
  , cycle
  , take
  , drop
  , splitAt
  , takeWhile
  , dropWhile
  , span
  , break
  , zip
  , zip3
  , zipWith
  , zipWith3
  , unzip
  , unzip3
  ) where

import Data.Bool
import Data.Eq
import Data.Maybe
import Data.Ord
import Selfsame.Base
import Selfsame.Num
import Selfsame.Prim (Int)

infixl 9 !!
infixr 5 ++
infix 4 `elem`, `notElem`

map :: (a -> b) -> [a] -> [b]
map _ [] = []
map f (x : xs) = f x : map f xs

(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)

filter :: (a -> Bool) -> [a] -> [a]
filter _ [] = []
filter p (x : xs)
  | p x = x : filter p xs
  | otherwise = filter p xs

concat :: [[a]] -> [a]
concat [] = []
concat (xs : xss) = xs ++ concat xss

concatMap :: (a -> [b]) -> [a] -> [b]
concatMap _ [] = []
concatMap f (x : xs) = f x ++ concatMap f xs

-- Parts

head :: [a] -> a
head (x : _) = x
head [] = error "Prelude.head: empty list"

last :: [a] -> a
last [x] = x
last (_ : xs) = last xs
last [] = error "Prelude.last: empty list"

tail :: [a] -> [a]
tail (_ : xs) = xs
tail [] = error "Prelude.tail: empty list"

init :: [a] -> [a]
init [_] = []
init (x : xs) = x : init xs
init [] = error "Prelude.init: empty list"

uncons :: [a] -> Maybe (a, [a])
uncons [] = Nothing
uncons (x : xs) = Just (x, xs)

null :: [a] -> Bool
null [] = True
null (_ : _) = False

length :: [a] -> Int
length [] = 0
length (_ : xs) = 1 + length xs

(!!) :: [a] -> Int -> a
xs !! n
  | n < 0 = error "Prelude.!!: negative index"
  | otherwise = index xs n
  where
    index [] _ = error "Prelude.!!: index too large"
    index (y : ys) i
      | i == 0 = y
      | otherwise = index ys (i - 1)

reverse :: [a] -> [a]
reverse xs = go xs []
  where
    go [] done = done
    go (y : ys) done = go ys (y : done)

-- Folds

foldr :: (a -> b -> b) -> b -> [a] -> b
foldr _ z [] = z
foldr f z (x : xs) = f x (foldr f z xs)

foldr1 :: (a -> a -> a) -> [a] -> a
foldr1 _ [x] = x
foldr1 f (x : xs) = f x (foldr1 f xs)
foldr1 _ [] = error "Prelude.foldr1: empty list"

foldl :: (b -> a -> b) -> b -> [a] -> b
foldl _ z [] = z
foldl f z (x : xs) = foldl f (f z x) xs

-- | Forces what was accumulated before each step, the initial value included; and, as GHC compiles it, what the step gives
-- before it looks at the rest.
foldl' :: (b -> a -> b) -> b -> [a] -> b
foldl' _ z [] = z
foldl' f z (x : xs) = z `seq` (let next = f z x in next `seq` foldl' f next xs)

foldl1 :: (a -> a -> a) -> [a] -> a
foldl1 f (x : xs) = foldl f x xs
foldl1 _ [] = error "Prelude.foldl1: empty list"

and :: [Bool] -> Bool
and [] = True
and (x : xs) = x && and xs

or :: [Bool] -> Bool
or [] = False
or (x : xs) = x || or xs

any :: (a -> Bool) -> [a] -> Bool
any _ [] = False
any p (x : xs) = p x || any p xs

all :: (a -> Bool) -> [a] -> Bool
all _ [] = True
all p (x : xs) = p x && all p xs

elem :: Eq a => a -> [a] -> Bool
elem _ [] = False
elem x (y : ys) = x == y || elem x ys

notElem :: Eq a => a -> [a] -> Bool
notElem _ [] = True
notElem x (y : ys) = x /= y && notElem x ys

lookup :: Eq a => a -> [(a, b)] -> Maybe b
lookup _ [] = Nothing
lookup key ((k, v) : rest)
  | key == k = Just v
  | otherwise = lookup key rest

sum :: Num a => [a] -> a
sum xs = foldl (+) 0 xs

product :: Num a => [a] -> a
product xs = foldl (*) 1 xs

maximum :: Ord a => [a] -> a
maximum [] = error "Prelude.maximum: empty list"
maximum (x : xs) = foldl max x xs

minimum :: Ord a => [a] -> a
minimum [] = error "Prelude.minimum: empty list"
minimum (x : xs) = foldl min x xs

-- Scans

scanl :: (b -> a -> b) -> b -> [a] -> [b]
scanl f z xs = z : rest
  where
    rest = case xs of
      [] -> []
      y : ys -> scanl f (f z y) ys

scanl' :: (b -> a -> b) -> b -> [a] -> [b]
scanl' f z xs = z `seq` (z : rest)
  where
    rest = case xs of
      [] -> []
      y : ys -> scanl' f (f z y) ys

scanl1 :: (a -> a -> a) -> [a] -> [a]
scanl1 _ [] = []
scanl1 f (x : xs) = scanl f x xs

scanr :: (a -> b -> b) -> b -> [a] -> [b]
scanr _ z [] = [z]
scanr f z (x : xs) = f x (head rest) : rest
  where
    rest = scanr f z xs

scanr1 :: (a -> a -> a) -> [a] -> [a]
scanr1 _ [] = []
scanr1 _ [x] = [x]
scanr1 f (x : xs) = f x (head rest) : rest
  where
    rest = scanr1 f xs

-- Building

iterate :: (a -> a) -> a -> [a]
iterate f x = x : iterate f (f x)

-- | Each element is forced when the one before it is reached.
iterate' :: (a -> a) -> a -> [a]
iterate' f x = let next = f x in next `seq` (x : iterate' f next)

repeat :: a -> [a]
repeat x = xs
  where
    xs = x : xs

replicate :: Int -> a -> [a]
replicate n x
  | n <= 0 = []
  | otherwise = x : replicate (n - 1) x

cycle :: [a] -> [a]
cycle [] = error "Prelude.cycle: empty list"
cycle xs = forever
  where
    forever = xs ++ forever

-- Prefixes and suffixes

take :: Int -> [a] -> [a]
take n xs
  | n <= 0 = []
  | otherwise = case xs of
      [] -> []
      y : ys -> y : take (n - 1) ys

drop :: Int -> [a] -> [a]
drop n xs
  | n <= 0 = xs
  | otherwise = case xs of
      [] -> []
      _ : ys -> drop (n - 1) ys

splitAt :: Int -> [a] -> ([a], [a])
splitAt n xs
  | n <= 0 = ([], xs)
  | otherwise = case xs of
      [] -> ([], [])
      y : ys -> let ~(before, after) = splitAt (n - 1) ys in (y : before, after)

takeWhile :: (a -> Bool) -> [a] -> [a]
takeWhile _ [] = []
takeWhile p (x : xs)
  | p x = x : takeWhile p xs
  | otherwise = []

dropWhile :: (a -> Bool) -> [a] -> [a]
dropWhile _ [] = []
dropWhile p xs@(x : rest)
  | p x = dropWhile p rest
  | otherwise = xs

span :: (a -> Bool) -> [a] -> ([a], [a])
span _ [] = ([], [])
span p xs@(x : rest)
  | p x = let ~(before, after) = span p rest in (x : before, after)
  | otherwise = ([], xs)

break :: (a -> Bool) -> [a] -> ([a], [a])
break _ [] = ([], [])
break p xs@(x : rest)
  | p x = ([], xs)
  | otherwise = let ~(before, after) = break p rest in (x : before, after)

-- Zips

zip :: [a] -> [b] -> [(a, b)]
zip [] _ = []
zip (_ : _) [] = []
zip (x : xs) (y : ys) = (x, y) : zip xs ys

zip3 :: [a] -> [b] -> [c] -> [(a, b, c)]
zip3 (x : xs) (y : ys) (z : zs) = (x, y, z) : zip3 xs ys zs
zip3 _ _ _ = []

zipWith :: (a -> b -> c) -> [a] -> [b] -> [c]
zipWith _ [] _ = []
zipWith _ (_ : _) [] = []
zipWith f (x : xs) (y : ys) = f x y : zipWith f xs ys

zipWith3 :: (a -> b -> c -> d) -> [a] -> [b] -> [c] -> [d]
zipWith3 f (x : xs) (y : ys) (z : zs) = f x y z : zipWith3 f xs ys zs
zipWith3 _ _ _ _ = []

unzip :: [(a, b)] -> ([a], [b])
unzip [] = ([], [])
unzip ((x, y) : rest) = let ~(xs, ys) = unzip rest in (x : xs, y : ys)

unzip3 :: [(a, b, c)] -> ([a], [b], [c])
unzip3 [] = ([], [], [])
unzip3 ((x, y, z) : rest) = let ~(xs, ys, zs) = unzip3 rest in (x : xs, y : ys, z : zs)
