module Heap
  ( Heap
  , emptyHeap
  , insert
  , merge
  , popMin
  , heapSort
  , toAscList
  )
where

import Data.Maybe (fromJust)

-- Leftist heaps.
data Heap a
  = E
  | T {-# UNPACK #-} !Int a (Heap a) (Heap a)

emptyHeap :: Heap a
emptyHeap = E

rank :: Heap a -> Int
rank E = 0
rank (T r _ _ _) = r

make :: a -> Heap a -> Heap a -> Heap a
make x a b
  | rank a >= rank b = T (rank b + 1) x a b
  | otherwise = T (rank a + 1) x b a

merge :: Ord a => Heap a -> Heap a -> Heap a
merge h E = h
merge E h = h
merge h1@(T _ x a1 b1) h2@(T _ y a2 b2)
  | x <= y = make x a1 (merge b1 h2)
  | otherwise = make y a2 (merge h1 b2)

insert :: Ord a => a -> Heap a -> Heap a
insert x = merge (T 1 x E E)

popMin :: Ord a => Heap a -> Maybe (a, Heap a)
popMin E = Nothing
popMin (T _ x a b) = Just (x, merge a b)

toAscList :: Ord a => Heap a -> [a]
toAscList h = maybe [] (\(x, h') -> x : toAscList h') (popMin h)

heapSort :: Ord a => [a] -> [a]
heapSort = toAscList . foldr insert E

instance Show a => Show (Heap a) where
  showsPrec d E = showString "E"
  showsPrec d (T r x a b) = showParen (d > 10) $
    showString "T " . shows r . showChar ' ' . showsPrec 11 x . showChar ' ' . showsPrec 11 a . showChar ' ' . showsPrec 11 b

instance Ord a => Semigroup (Heap a) where
  (<>) = merge

instance Ord a => Monoid (Heap a) where
  mempty = emptyHeap
