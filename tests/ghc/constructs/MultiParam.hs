{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE FlexibleInstances #-}
{-# LANGUAGE FunctionalDependencies #-}
{-# LANGUAGE MultiParamTypeClasses #-}
{-# LANGUAGE UndecidableInstances #-}

-- | Classes of several types, and what some of them decide of the others.
module MultiParam where

import Data.Char (ord)
import qualified Data.Map as Map

class Convert a b where
  convert :: a -> b

instance Convert Int String where
  convert = show

instance Convert Char Int where
  convert = ord

instance Convert a b => Convert [a] [b] where
  convert = map convert

instance (Convert a b, Convert c d) => Convert (a, c) (b, d) where
  convert (x, y) = (convert x, convert y)

class Container f a | f -> a where
  empty :: f
  insert :: a -> f -> f
  toL :: f -> [a]
  size :: f -> Int
  size = length . toL

instance Container [a] a where
  empty = []
  insert = (:)
  toL = id

newtype Chars = Chars String deriving (Show)

instance Container Chars Char where
  empty = Chars ""
  insert c (Chars s) = Chars (s ++ [c])
  toL (Chars s) = s
  size (Chars s) = 100 + length s

fill :: Container f a => [a] -> f
fill = foldr insert empty

-- The type of the sum is found by the dependency.
total :: (Container f Int) => f -> Int
total c = sum (toL c)

class Monoid' a where
  unit :: a
  plus :: a -> a -> a

class Monoid' v => Vector v s | v -> s where
  scale :: s -> v -> v

data V2 = V2 Int Int deriving (Eq, Show)

instance Monoid' V2 where
  unit = V2 0 0
  plus (V2 a b) (V2 c d) = V2 (a + c) (b + d)

instance Vector V2 Int where
  scale k (V2 a b) = V2 (k * a) (k * b)

instance Monoid' b => Monoid' (a -> b) where
  unit = const unit
  plus f g x = plus (f x) (g x)

instance Vector v s => Vector (a -> v) s where
  scale k f x = scale k (f x)

linear :: Vector v s => [(s, v)] -> v
linear = foldr (\(k, v) rest -> plus (scale k v) rest) unit

-- Peano numbers, computed by the checker.
data Z = Z

newtype S n = S n

class Add a b c | a b -> c where
  add :: a -> b -> c

instance Add Z b b where
  add _ b = b

instance Add a b c => Add (S a) b (S c) where
  add (S a) b = S (add a b)

class Count n where
  count :: n -> Int

instance Count Z where
  count _ = 0

instance Count n => Count (S n) where
  count (S n) = 1 + count n

two = S (S Z)

three = S two

class Lookup m k v | m -> k v where
  find :: k -> m -> Maybe v

instance Eq k => Lookup [(k, v)] k v where
  find = lookup

instance Ord k => Lookup (Map.Map k v) k v where
  find = Map.lookup

both k m = (find k m, fmap (const ()) (find k m))
