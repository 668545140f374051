-- | Boxed arrays that do not change, as lists of which the whole spine is evaluated: what they are, not how fast they are.
module Data.Vector
  ( Vector
  , (!)
  , (!?)
  , (++)
  , all
  , and
  , any
  , concatMap
  , cons
  , drop
  , elem
  , empty
  , enumFromN
  , filter
  , foldl
  , foldl'
  , foldr
  , fromList
  , generate
  , head
  , imap
  , init
  , last
  , length
  , map
  , maximum
  , minimum
  , null
  , or
  , product
  , replicate
  , reverse
  , singleton
  , slice
  , snoc
  , splitAt
  , sum
  , tail
  , take
  , toList
  , zip
  , zipWith
  ) where

import qualified Data.List as List
import Prelude hiding
  ( (++), all, and, any, concatMap, drop, elem, filter, foldl, foldr, head, init, last, length, map, maximum, minimum, null, or
  , product, replicate, reverse, splitAt, sum, tail, take, zip, zipWith )

infixl 9 !, !?
infixr 5 ++

-- | The elements in their order.
newtype Vector a = Vector [a]

-- | Evaluates the spine when it is evaluated itself; elements may be anything.
make :: [a] -> Vector a
make xs = spine xs `seq` Vector xs

spine :: [a] -> ()
spine [] = ()
spine (_ : xs) = spine xs

instance Eq a => Eq (Vector a) where
  Vector xs == Vector ys = xs == ys

instance Ord a => Ord (Vector a) where
  compare (Vector xs) (Vector ys) = compare xs ys

instance Show a => Show (Vector a) where
  showsPrec d (Vector xs) = showsPrec d xs

instance Functor Vector where
  fmap f (Vector xs) = make (List.map f xs)

(!) :: Vector a -> Int -> a
Vector xs ! i
  | i < 0 || i >= List.length xs = error "index out of bounds"
  | otherwise = xs List.!! i

(!?) :: Vector a -> Int -> Maybe a
Vector xs !? i
  | i < 0 || i >= List.length xs = Nothing
  | otherwise = Just (xs List.!! i)

(++) :: Vector a -> Vector a -> Vector a
Vector xs ++ Vector ys = make (xs List.++ ys)

all :: (a -> Bool) -> Vector a -> Bool
all p (Vector xs) = List.all p xs

and :: Vector Bool -> Bool
and (Vector xs) = List.and xs

any :: (a -> Bool) -> Vector a -> Bool
any p (Vector xs) = List.any p xs

concatMap :: (a -> Vector b) -> Vector a -> Vector b
concatMap f (Vector xs) = make (List.concatMap (toList . f) xs)

cons :: a -> Vector a -> Vector a
cons x (Vector xs) = make (x : xs)

drop :: Int -> Vector a -> Vector a
drop n (Vector xs) = make (List.drop n xs)

elem :: Eq a => a -> Vector a -> Bool
elem x (Vector xs) = List.elem x xs

empty :: Vector a
empty = make []

enumFromN :: Num a => a -> Int -> Vector a
enumFromN x n = make (List.take n (List.iterate (+ 1) x))

filter :: (a -> Bool) -> Vector a -> Vector a
filter p (Vector xs) = make (List.filter p xs)

foldl :: (b -> a -> b) -> b -> Vector a -> b
foldl f z (Vector xs) = List.foldl f z xs

foldl' :: (b -> a -> b) -> b -> Vector a -> b
foldl' f z (Vector xs) = List.foldl' f z xs

foldr :: (a -> b -> b) -> b -> Vector a -> b
foldr f z (Vector xs) = List.foldr f z xs

fromList :: [a] -> Vector a
fromList xs = make xs

generate :: Int -> (Int -> a) -> Vector a
generate n f = make (List.map f [0 .. n - 1])

head :: Vector a -> a
head (Vector xs) = List.head xs

imap :: (Int -> a -> b) -> Vector a -> Vector b
imap f (Vector xs) = make (List.zipWith f [0 ..] xs)

init :: Vector a -> Vector a
init (Vector xs) = make (List.init xs)

last :: Vector a -> a
last (Vector xs) = List.last xs

length :: Vector a -> Int
length (Vector xs) = List.length xs

map :: (a -> b) -> Vector a -> Vector b
map f (Vector xs) = make (List.map f xs)

maximum :: Ord a => Vector a -> a
maximum (Vector xs) = List.maximum xs

minimum :: Ord a => Vector a -> a
minimum (Vector xs) = List.minimum xs

null :: Vector a -> Bool
null (Vector xs) = List.null xs

or :: Vector Bool -> Bool
or (Vector xs) = List.or xs

product :: Num a => Vector a -> a
product (Vector xs) = List.product xs

replicate :: Int -> a -> Vector a
replicate n x = make (List.replicate n x)

reverse :: Vector a -> Vector a
reverse (Vector xs) = make (List.reverse xs)

singleton :: a -> Vector a
singleton x = make [x]

slice :: Int -> Int -> Vector a -> Vector a
slice i n (Vector xs)
  | i < 0 || n < 0 || n > List.length xs - i = error "slice out of bounds"
  | otherwise = make (List.take n (List.drop i xs))

snoc :: Vector a -> a -> Vector a
snoc (Vector xs) x = make (xs List.++ [x])

splitAt :: Int -> Vector a -> (Vector a, Vector a)
splitAt n v = (take n v, drop n v)

sum :: Num a => Vector a -> a
sum (Vector xs) = List.sum xs

tail :: Vector a -> Vector a
tail (Vector xs) = make (List.tail xs)

take :: Int -> Vector a -> Vector a
take n (Vector xs) = spine xs `seq` make (List.take n xs)

toList :: Vector a -> [a]
toList (Vector xs) = xs

zip :: Vector a -> Vector b -> Vector (a, b)
zip (Vector xs) (Vector ys) = spine xs `seq` spine ys `seq` make (List.zip xs ys)

zipWith :: (a -> b -> c) -> Vector a -> Vector b -> Vector c
zipWith f (Vector xs) (Vector ys) = spine xs `seq` spine ys `seq` make (List.zipWith f xs ys)
