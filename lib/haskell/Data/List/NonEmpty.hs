{-# LANGUAGE NoImplicitPrelude #-}

module Data.List.NonEmpty
  ( NonEmpty (..)
  , map
  , intersperse
  , scanl
  , scanr
  , scanl1
  , scanr1
  , transpose
  , sortBy
  , sortWith
  , length
  , head
  , tail
  , last
  , init
  , singleton
  , (<|)
  , cons
  , uncons
  , unfoldr
  , sort
  , reverse
  , inits
  , tails
  , iterate
  , repeat
  , cycle
  , insert
  , some1
  , take
  , drop
  , splitAt
  , takeWhile
  , dropWhile
  , span
  , break
  , filter
  , partition
  , group
  , groupBy
  , groupWith
  , groupAllWith
  , group1
  , groupBy1
  , groupWith1
  , groupAllWith1
  , isPrefixOf
  , nub
  , nubBy
  , (!!)
  , zip
  , zipWith
  , unzip
  , fromList
  , toList
  , nonEmpty
  , xor
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import Data.Function (on)
import qualified Data.List as List
import Data.Ord (comparing)
import Prelude hiding
  ( break
  , cycle
  , drop
  , dropWhile
  , filter
  , head
  , init
  , iterate
  , last
  , length
  , map
  , repeat
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
  , unzip
  , zip
  , zipWith
  , (!!)
  )
import Selfsame.Monad
import Selfsame.Monoid

infixr 5 <|
infixl 9 !!

-- Conversions

toList :: NonEmpty a -> [a]
toList ~(x :| xs) = x : xs

fromList :: [a] -> NonEmpty a
fromList (x : xs) = x :| xs
fromList [] = error "NonEmpty.fromList: empty list"

nonEmpty :: [a] -> Maybe (NonEmpty a)
nonEmpty [] = Nothing
nonEmpty (x : xs) = Just (x :| xs)

-- | A function on lists that gives no empty list for a list that is not empty.
lift :: Foldable f => ([a] -> [b]) -> f a -> NonEmpty b
lift f xs = fromList (f (Foldable.toList xs))

-- Parts

head :: NonEmpty a -> a
head (x :| _) = x

tail :: NonEmpty a -> [a]
tail (_ :| xs) = xs

last :: NonEmpty a -> a
last ~(x :| xs) = List.last (x : xs)

init :: NonEmpty a -> [a]
init ~(x :| xs) = List.init (x : xs)

length :: NonEmpty a -> Int
length (_ :| xs) = 1 + List.length xs

(!!) :: NonEmpty a -> Int -> a
~(x :| xs) !! n
  | n == 0 = x
  | n > 0 = xs List.!! (n - 1)
  | otherwise = error "NonEmpty.!! negative argument"

uncons :: NonEmpty a -> (a, Maybe (NonEmpty a))
uncons ~(x :| xs) = (x, nonEmpty xs)

take, drop :: Int -> NonEmpty a -> [a]
take n xs = List.take n (toList xs)
drop n xs = List.drop n (toList xs)

splitAt :: Int -> NonEmpty a -> ([a], [a])
splitAt n xs = List.splitAt n (toList xs)

takeWhile, dropWhile, filter :: (a -> Bool) -> NonEmpty a -> [a]
takeWhile p xs = List.takeWhile p (toList xs)
dropWhile p xs = List.dropWhile p (toList xs)
filter p xs = List.filter p (toList xs)

span, break, partition :: (a -> Bool) -> NonEmpty a -> ([a], [a])
span p xs = List.span p (toList xs)
break p xs = List.break p (toList xs)
partition p xs = List.partition p (toList xs)

isPrefixOf :: Eq a => [a] -> NonEmpty a -> Bool
isPrefixOf [] _ = True
isPrefixOf (y : ys) (x :| xs) = y == x && List.isPrefixOf ys xs

-- Building

singleton :: a -> NonEmpty a
singleton x = x :| []

(<|), cons :: a -> NonEmpty a -> NonEmpty a
x <| ~(y :| ys) = x :| (y : ys)
cons x xs = x <| xs

unfoldr :: (a -> (b, Maybe a)) -> a -> NonEmpty b
unfoldr next seed = case next seed of
  (x, more) -> x :| maybe [] go more
  where
    go seed' = case next seed' of
      (y, more) -> y : maybe [] go more

iterate :: (a -> a) -> a -> NonEmpty a
iterate f x = x :| List.iterate f (f x)

repeat :: a -> NonEmpty a
repeat x = x :| List.repeat x

cycle :: NonEmpty a -> NonEmpty a
cycle xs = fromList (List.cycle (toList xs))

insert :: (Foldable f, Ord a) => a -> f a -> NonEmpty a
insert x xs = fromList (List.insert x (Foldable.toList xs))

some1 :: Alternative f => f a -> f (NonEmpty a)
some1 x = liftA2 (:|) x (many x)

-- Element by element

map :: (a -> b) -> NonEmpty a -> NonEmpty b
map f ~(x :| xs) = f x :| List.map f xs

zip :: NonEmpty a -> NonEmpty b -> NonEmpty (a, b)
zip ~(x :| xs) ~(y :| ys) = (x, y) :| List.zip xs ys

zipWith :: (a -> b -> c) -> NonEmpty a -> NonEmpty b -> NonEmpty c
zipWith f ~(x :| xs) ~(y :| ys) = f x y :| List.zipWith f xs ys

unzip :: Functor f => f (a, b) -> (f a, f b)
unzip xs = (fmap fst xs, fmap snd xs)

scanl :: Foldable f => (b -> a -> b) -> b -> f a -> NonEmpty b
scanl f z xs = lift (List.scanl f z) xs

scanr :: Foldable f => (a -> b -> b) -> b -> f a -> NonEmpty b
scanr f z xs = lift (List.scanr f z) xs

scanl1, scanr1 :: (a -> a -> a) -> NonEmpty a -> NonEmpty a
scanl1 f ~(x :| xs) = fromList (List.scanl f x xs)
scanr1 f ~(x :| xs) = fromList (List.scanr1 f (x : xs))

xor :: NonEmpty Bool -> Bool
xor (x :| xs) = Foldable.foldr (/=) x xs

-- Rearranging

reverse :: NonEmpty a -> NonEmpty a
reverse xs = lift List.reverse xs

intersperse :: a -> NonEmpty a -> NonEmpty a
intersperse separator ~(x :| xs) = x :| case xs of
  [] -> []
  _ -> separator : List.intersperse separator xs

transpose :: NonEmpty (NonEmpty a) -> NonEmpty (NonEmpty a)
transpose xss = fmap fromList (fromList (List.transpose (toList (fmap toList xss))))

inits, tails :: Foldable f => f a -> NonEmpty [a]
inits xs = lift List.inits xs
tails xs = lift List.tails xs

sort :: Ord a => NonEmpty a -> NonEmpty a
sort xs = lift List.sort xs

sortBy :: (a -> a -> Ordering) -> NonEmpty a -> NonEmpty a
sortBy cmp xs = lift (List.sortBy cmp) xs

sortWith :: Ord b => (a -> b) -> NonEmpty a -> NonEmpty a
sortWith key xs = lift (List.sortBy (comparing key)) xs

nub :: Eq a => NonEmpty a -> NonEmpty a
nub xs = nubBy (==) xs

nubBy :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty a
nubBy eq (x :| xs) = fromList (List.nubBy eq (x : xs))

-- Groups

group :: (Foldable f, Eq a) => f a -> [NonEmpty a]
group xs = groupBy (==) xs

groupBy :: Foldable f => (a -> a -> Bool) -> f a -> [NonEmpty a]
groupBy eq list = go (Foldable.toList list)
  where
    go [] = []
    go (x : xs) = (x :| same) : go rest
      where
        ~(same, rest) = List.span (eq x) xs

groupWith :: Eq b => (a -> b) -> [a] -> [NonEmpty a]
groupWith key xs = groupBy ((==) `on` key) xs

groupAllWith :: Ord b => (a -> b) -> [a] -> [NonEmpty a]
groupAllWith key xs = groupWith key (List.sortBy (compare `on` key) xs)

group1 :: Eq a => NonEmpty a -> NonEmpty (NonEmpty a)
group1 xs = groupBy1 (==) xs

groupBy1 :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupBy1 eq (x :| xs) = (x :| same) :| groupBy eq rest
  where
    ~(same, rest) = List.span (eq x) xs

groupWith1 :: Eq b => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupWith1 key xs = groupBy1 ((==) `on` key) xs

groupAllWith1 :: Ord b => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupAllWith1 key xs = groupWith1 key (sortWith key xs)
