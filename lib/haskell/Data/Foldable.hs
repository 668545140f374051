{-# LANGUAGE NoImplicitPrelude #-}

module Data.Foldable
  ( Foldable (..)
  , foldrM
  , foldlM
  , traverse_
  , for_
  , sequenceA_
  , asum
  , mapM_
  , forM_
  , sequence_
  , msum
  , concat
  , concatMap
  , and
  , or
  , any
  , all
  , maximumBy
  , minimumBy
  , notElem
  , find
  ) where

import Data.Bool
import Data.Either
import Data.Eq
import Data.Function
import Data.Functor
import Data.Maybe
import Data.Ord
import qualified GHC.List as List
import Selfsame.Base
import Selfsame.Monad
import Selfsame.Monoid
import Selfsame.Num
import Selfsame.Prim (Int)

infix 4 `elem`, `notElem`

class Foldable t where
  fold :: Monoid m => t m -> m
  foldMap :: Monoid m => (a -> m) -> t a -> m
  foldMap' :: Monoid m => (a -> m) -> t a -> m
  foldr :: (a -> b -> b) -> b -> t a -> b
  foldr' :: (a -> b -> b) -> b -> t a -> b
  foldl :: (b -> a -> b) -> b -> t a -> b
  foldl' :: (b -> a -> b) -> b -> t a -> b
  foldr1 :: (a -> a -> a) -> t a -> a
  foldl1 :: (a -> a -> a) -> t a -> a
  toList :: t a -> [a]
  null :: t a -> Bool
  length :: t a -> Int
  elem :: Eq a => a -> t a -> Bool
  maximum :: Ord a => t a -> a
  minimum :: Ord a => t a -> a
  sum :: Num a => t a -> a
  product :: Num a => t a -> a

  fold xs = foldMap id xs
  foldMap f xs = foldr (\x rest -> mappend (f x) rest) mempty xs
  foldMap' f xs = foldl' (\done x -> done <> f x) mempty xs
  foldr f z xs = appEndo (foldMap (\x -> Endo (f x)) xs) z
  foldr' f z xs = foldl (\k x done -> k $! f x done) id xs z
  foldl f z xs = appEndo (getDual (foldMap (\x -> Dual (Endo (\done -> f done x))) xs)) z
  foldl' f z xs = foldr (\x k done -> k $! f done x) id xs z
  foldr1 f xs = fromMaybe (error "foldr1: empty structure") (foldr step Nothing xs)
    where
      step x rest = Just (maybe x (f x) rest)
  foldl1 f xs = fromMaybe (error "foldl1: empty structure") (foldl step Nothing xs)
    where
      step done x = Just (maybe x (\y -> f y x) done)
  toList xs = foldr (:) [] xs
  null xs = foldr (\_ _ -> False) True xs
  length xs = foldl' (\n _ -> n + 1) 0 xs
  elem x xs = any (\y -> x == y) xs
  maximum xs = fromMaybe (error "maximum: empty structure") (foldl' larger Nothing xs)
    where
      larger Nothing y = Just y
      larger (Just x) y
        | x >= y = Just x
        | otherwise = Just y
  minimum xs = fromMaybe (error "minimum: empty structure") (foldl' smaller Nothing xs)
    where
      smaller Nothing y = Just y
      smaller (Just x) y
        | x <= y = Just x
        | otherwise = Just y
  sum xs = foldl' (+) 0 xs
  product xs = foldl' (*) 1 xs

-- Functions of any foldable

foldrM :: (Foldable t, Monad m) => (a -> b -> m b) -> b -> t a -> m b
foldrM f z xs = foldl (\k x done -> f x done >>= k) return xs z

foldlM :: (Foldable t, Monad m) => (b -> a -> m b) -> b -> t a -> m b
foldlM f z xs = foldr (\x k done -> f done x >>= k) return xs z

traverse_ :: (Foldable t, Applicative f) => (a -> f b) -> t a -> f ()
traverse_ f xs = foldr (\x rest -> f x *> rest) (pure ()) xs

for_ :: (Foldable t, Applicative f) => t a -> (a -> f b) -> f ()
for_ xs f = traverse_ f xs

sequenceA_ :: (Foldable t, Applicative f) => t (f a) -> f ()
sequenceA_ xs = foldr (\x rest -> x *> rest) (pure ()) xs

mapM_ :: (Foldable t, Monad m) => (a -> m b) -> t a -> m ()
mapM_ f xs = foldr (\x rest -> f x >> rest) (return ()) xs

forM_ :: (Foldable t, Monad m) => t a -> (a -> m b) -> m ()
forM_ xs f = mapM_ f xs

sequence_ :: (Foldable t, Monad m) => t (m a) -> m ()
sequence_ xs = foldr (\x rest -> x >> rest) (return ()) xs

asum :: (Foldable t, Alternative f) => t (f a) -> f a
asum xs = foldr (<|>) empty xs

msum :: (Foldable t, MonadPlus m) => t (m a) -> m a
msum xs = asum xs

concat :: Foldable t => t [a] -> [a]
concat xss = foldr (\xs rest -> xs List.++ rest) [] xss

concatMap :: Foldable t => (a -> [b]) -> t a -> [b]
concatMap f xs = foldr (\x rest -> f x List.++ rest) [] xs

and :: Foldable t => t Bool -> Bool
and xs = foldr (&&) True xs

or :: Foldable t => t Bool -> Bool
or xs = foldr (||) False xs

any :: Foldable t => (a -> Bool) -> t a -> Bool
any p xs = foldr (\x rest -> p x || rest) False xs

all :: Foldable t => (a -> Bool) -> t a -> Bool
all p xs = foldr (\x rest -> p x && rest) True xs

-- | The last of the largest elements; each candidate is evaluated.
maximumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
maximumBy cmp xs = fromMaybe (error "maximumBy: empty structure") (foldl' larger Nothing xs)
  where
    larger Nothing y = Just $! y
    larger (Just x) y = case cmp x y of
      GT -> Just $! x
      _ -> Just $! y

-- | The first of the smallest elements; each candidate is evaluated.
minimumBy :: Foldable t => (a -> a -> Ordering) -> t a -> a
minimumBy cmp xs = fromMaybe (error "minimumBy: empty structure") (foldl' smaller Nothing xs)
  where
    smaller Nothing y = Just $! y
    smaller (Just x) y = case cmp x y of
      GT -> Just $! y
      _ -> Just $! x

notElem :: (Foldable t, Eq a) => a -> t a -> Bool
notElem x xs = not (elem x xs)

find :: Foldable t => (a -> Bool) -> t a -> Maybe a
find p xs = foldr step Nothing xs
  where
    step x rest
      | p x = Just x
      | otherwise = rest

-- Instances

instance Foldable [] where
  foldr f z xs = List.foldr f z xs
  foldl f z xs = List.foldl f z xs
  foldl' f z xs = List.foldl' f z xs
  foldr1 f xs = List.foldr1 f xs
  foldl1 f xs = List.foldl1 f xs
  toList xs = xs
  null xs = List.null xs
  length xs = List.length xs
  elem x xs = List.elem x xs
  maximum xs = List.maximum xs
  minimum xs = List.minimum xs
  sum xs = List.sum xs
  product xs = List.product xs

instance Foldable Maybe where
  foldMap f m = maybe mempty f m
  foldr _ z Nothing = z
  foldr f z (Just x) = f x z
  foldl _ z Nothing = z
  foldl f z (Just x) = f z x

instance Foldable (Either e) where
  foldMap _ (Left _) = mempty
  foldMap f (Right x) = f x
  foldr _ z (Left _) = z
  foldr f z (Right x) = f x z
  length (Left _) = 0
  length (Right _) = 1
  null e = isLeft e

instance Foldable ((,) a) where
  foldMap f (_, x) = f x
  foldr f z (_, x) = f x z
  length _ = 1
  null _ = False

instance Foldable NonEmpty where
  foldr f z ~(x :| xs) = f x (List.foldr f z xs)
  foldl f z (x :| xs) = List.foldl f (f z x) xs
  foldl1 f (x :| xs) = List.foldl f x xs
  foldr1 f (x :| xs) = List.foldr combine id xs x
    where
      combine y k left = f left (k y)
  foldMap f ~(x :| xs) = f x `mappend` foldMap f xs
  fold ~(m :| ms) = m `mappend` fold ms
  toList ~(x :| xs) = x : xs
  length (_ :| xs) = 1 + List.length xs
  null _ = False

instance Foldable Down where
  foldMap f (Down x) = f x
  foldr f z (Down x) = f x z
