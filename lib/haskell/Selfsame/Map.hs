{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Maps as weight-balanced trees: the type, how it stays in balance, and its instances.
module Selfsame.Map
  ( Map (..)
  , empty
  , singleton
  , null
  , size
  , lookup
  , member
  , insert
  , delete
  , foldrWithKey
  , foldlWithKey
  , foldr
  , foldl
  , foldr'
  , foldl'
  , toAscList
  , fromList
  , fromDistinctAscList
  , map
  , traverseWithKey
  , balance
  , link
  , merge
  , glue
  , insertMin
  , insertMax
  , minViewSure
  , maxViewSure
  , split
  , splitLookup
  , union
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import qualified Data.List as List
import Prelude hiding (foldl, foldr, lookup, map, null)
import Selfsame.Monad (liftA3)
import Selfsame.Monoid

-- | Keys and subtrees are evaluated, values are not; no subtree is more than three times as big as its sibling, unless
-- both together have at most one element.
data Map k a
  = Bin !Int !k a !(Map k a) !(Map k a)
  | Tip

empty :: Map k a
empty = Tip

singleton :: k -> a -> Map k a
singleton k x = Bin 1 k x Tip Tip

null :: Map k a -> Bool
null Tip = True
null (Bin _ _ _ _ _) = False

size :: Map k a -> Int
size Tip = 0
size (Bin n _ _ _ _) = n

lookup :: Ord k => k -> Map k a -> Maybe a
lookup !_ Tip = Nothing
lookup k (Bin _ kx x l r) = case compare k kx of
  LT -> lookup k l
  GT -> lookup k r
  EQ -> Just x

member :: Ord k => k -> Map k a -> Bool
member !_ Tip = False
member k (Bin _ kx _ l r) = case compare k kx of
  LT -> member k l
  GT -> member k r
  EQ -> True

-- | Replaces an equal key and its value.
insert :: Ord k => k -> a -> Map k a -> Map k a
insert !k x Tip = singleton k x
insert k x (Bin n ky y l r) = case compare k ky of
  LT -> balance ky y (insert k x l) r
  GT -> balance ky y l (insert k x r)
  EQ -> Bin n k x l r

delete :: Ord k => k -> Map k a -> Map k a
delete !_ Tip = Tip
delete k (Bin _ kx x l r) = case compare k kx of
  LT -> balance kx x (delete k l) r
  GT -> balance kx x l (delete k r)
  EQ -> glue l r

-- Folds and conversions

foldrWithKey :: (k -> a -> b -> b) -> b -> Map k a -> b
foldrWithKey _ z Tip = z
foldrWithKey f z (Bin _ kx x l r) = foldrWithKey f (f kx x (foldrWithKey f z r)) l

foldlWithKey :: (b -> k -> a -> b) -> b -> Map k a -> b
foldlWithKey _ z Tip = z
foldlWithKey f z (Bin _ kx x l r) = foldlWithKey f (f (foldlWithKey f z l) kx x) r

foldr :: (a -> b -> b) -> b -> Map k a -> b
foldr _ z Tip = z
foldr f z (Bin _ _ x l r) = foldr f (f x (foldr f z r)) l

foldl :: (b -> a -> b) -> b -> Map k a -> b
foldl _ z Tip = z
foldl f z (Bin _ _ x l r) = foldl f (f (foldl f z l) x) r

foldr' :: (a -> b -> b) -> b -> Map k a -> b
foldr' _ !z Tip = z
foldr' f z (Bin _ _ x l r) = let !z' = foldr' f z r in let !z'' = f x z' in foldr' f z'' l

foldl' :: (b -> a -> b) -> b -> Map k a -> b
foldl' _ !z Tip = z
foldl' f z (Bin _ _ x l r) = let !z' = foldl' f z l in let !z'' = f z' x in foldl' f z'' r

toAscList :: Map k a -> [(k, a)]
toAscList t = foldrWithKey (\k x rest -> (k, x) : rest) [] t

fromList :: Ord k => [(k, a)] -> Map k a
fromList xs = go Tip xs
  where
    go !t [] = t
    go t ((k, x) : rest) = go (insert k x t) rest

-- | In linear time: each half is built from its share of the list.
fromDistinctAscList :: [(k, a)] -> Map k a
fromDistinctAscList xs = fst (build (length xs) xs)
  where
    build n ys
      | n == 0 = (Tip, ys)
      | otherwise = case build (quot n 2) ys of
          (l, rest) -> case rest of
            (k, y) : ys' -> case build (n - quot n 2 - 1) ys' of
              (r, rest') -> (Bin n k y l r, rest')
            [] -> (l, [])

map :: (a -> b) -> Map k a -> Map k b
map _ Tip = Tip
map f (Bin n k x l r) = Bin n k (f x) (map f l) (map f r)

traverseWithKey :: Applicative t => (k -> a -> t b) -> Map k a -> t (Map k b)
traverseWithKey _ Tip = pure Tip
traverseWithKey f (Bin n k x l r)
  | n == 1 = fmap (\y -> Bin 1 k y Tip Tip) (f k x)
  | otherwise = liftA3 (\l' y r' -> Bin n k y l' r') (traverseWithKey f l) (f k x) (traverseWithKey f r)

-- Trees in balance

-- | A node from subtrees of which one may have one element too many or too few.
balance :: k -> a -> Map k a -> Map k a -> Map k a
balance k x l r
  | size l + size r <= 1 = node k x l r
  | size r > 3 * size l = rotateLeft k x l r
  | size l > 3 * size r = rotateRight k x l r
  | otherwise = node k x l r

node :: k -> a -> Map k a -> Map k a -> Map k a
node k x l r = Bin (size l + size r + 1) k x l r

rotateLeft :: k -> a -> Map k a -> Map k a -> Map k a
rotateLeft k x l r = case r of
  Bin _ ky y rl rr
    | size rl < 2 * size rr -> node ky y (node k x l rl) rr
    | otherwise -> case rl of
        Bin _ kz z rll rlr -> node kz z (node k x l rll) (node ky y rlr rr)
        Tip -> node ky y (node k x l Tip) rr
  Tip -> node k x l r

rotateRight :: k -> a -> Map k a -> Map k a -> Map k a
rotateRight k x l r = case l of
  Bin _ ky y ll lr
    | size lr < 2 * size ll -> node ky y ll (node k x lr r)
    | otherwise -> case lr of
        Bin _ kz z lrl lrr -> node kz z (node ky y ll lrl) (node k x lrr r)
        Tip -> node ky y ll (node k x Tip r)
  Tip -> node k x l r

-- | A node from subtrees of any sizes.
link :: k -> a -> Map k a -> Map k a -> Map k a
link k x Tip r = insertMin k x r
link k x l Tip = insertMax k x l
link k x l@(Bin sl ky y ll lr) r@(Bin sr kz z rl rr)
  | 3 * sl < sr = balance kz z (link k x l rl) rr
  | 3 * sr < sl = balance ky y ll (link k x lr r)
  | otherwise = node k x l r

-- | All keys of the first are smaller than those of the second; sizes are any.
merge :: Map k a -> Map k a -> Map k a
merge Tip r = r
merge l Tip = l
merge l@(Bin sl kx x ll lr) r@(Bin sr ky y rl rr)
  | 3 * sl < sr = balance ky y (merge l rl) rr
  | 3 * sr < sl = balance kx x ll (merge lr r)
  | otherwise = glue l r

-- | As 'merge', of subtrees that are in balance with each other.
glue :: Map k a -> Map k a -> Map k a
glue Tip r = r
glue l Tip = l
glue l@(Bin sl kx x ll lr) r@(Bin sr ky y rl rr)
  | sl > sr = case maxViewSure kx x ll lr of
      (k, m, l') -> balance k m l' r
  | otherwise = case minViewSure ky y rl rr of
      (k, m, r') -> balance k m l r'

insertMin, insertMax :: k -> a -> Map k a -> Map k a
insertMin k x Tip = singleton k x
insertMin k x (Bin _ ky y l r) = balance ky y (insertMin k x l) r
insertMax k x Tip = singleton k x
insertMax k x (Bin _ ky y l r) = balance ky y l (insertMax k x r)

-- | The smallest key, its value, and the rest, of the node with this key, value and subtrees.
minViewSure :: k -> a -> Map k a -> Map k a -> (k, a, Map k a)
minViewSure k x Tip r = (k, x, r)
minViewSure k x (Bin _ ky y ll lr) r = case minViewSure ky y ll lr of
  (km, m, l') -> (km, m, balance k x l' r)

maxViewSure :: k -> a -> Map k a -> Map k a -> (k, a, Map k a)
maxViewSure k x l Tip = (k, x, l)
maxViewSure k x l (Bin _ ky y rl rr) = case maxViewSure ky y rl rr of
  (km, m, r') -> (km, m, balance k x l r')

-- Combination

split :: Ord k => k -> Map k a -> (Map k a, Map k a)
split k t = case splitLookup k t of
  (l, _, r) -> (l, r)

splitLookup :: Ord k => k -> Map k a -> (Map k a, Maybe a, Map k a)
splitLookup !_ Tip = (Tip, Nothing, Tip)
splitLookup k (Bin _ kx x l r) = case compare k kx of
  LT -> case splitLookup k l of
    (lt, found, gt) -> let !gt' = link kx x gt r in (lt, found, gt')
  GT -> case splitLookup k r of
    (lt, found, gt) -> let !lt' = link kx x l lt in (lt', found, gt)
  EQ -> (l, Just x, r)

-- | Of two values for a key, the first map's.
union :: Ord k => Map k a -> Map k a -> Map k a
union t1 Tip = t1
union Tip t2 = t2
union (Bin _ k x l r) t2 = case split k t2 of
  (l2, r2) -> link k x (union l l2) (union r r2)

-- Instances

instance (Eq k, Eq a) => Eq (Map k a) where
  s == t = size s == size t && toAscList s == toAscList t

instance (Ord k, Ord a) => Ord (Map k a) where
  compare s t = compare (toAscList s) (toAscList t)

instance (Show k, Show a) => Show (Map k a) where
  showsPrec d t = showParen (d > 10) (showString "fromList " . shows (toAscList t))

instance (Ord k, Read k, Read a) => Read (Map k a) where
  readsPrec d = readParen (d > 10) named
    where
      named text = concatMap listed (lex text)
      listed ("fromList", rest) = List.map (\(xs, rest') -> (fromList xs, rest')) (readsPrec 11 rest)
      listed _ = []

instance Ord k => Semigroup (Map k a) where
  s <> t = union s t
  stimes n t = stimesIdempotentMonoid n t

instance Ord k => Monoid (Map k a) where
  mempty = empty
  mconcat maps = Foldable.foldl union empty maps

instance Functor (Map k) where
  fmap f t = map f t
  y <$ t = map (\_ -> y) t

instance Foldable (Map k) where
  fold t = Foldable.foldMap id t
  foldr f z t = foldr f z t
  foldl f z t = foldl f z t
  foldr' f z t = foldr' f z t
  foldl' f z t = foldl' f z t
  foldMap f t = go t
    where
      go Tip = mempty
      go (Bin n _ x l r)
        | n == 1 = f x
        | otherwise = go l `mappend` (f x `mappend` go r)
  toList t = foldr (:) [] t
  null t = null t
  length t = size t
  elem x t = x `seq` Foldable.elem x (foldr (:) [] t)
  maximum t = extreme "Data.Foldable.maximum (for Data.Map): empty map" max t
  minimum t = extreme "Data.Foldable.minimum (for Data.Map): empty map" min t
  sum t = foldl' (+) 0 t
  product t = foldl' (*) 1 t

extreme :: String -> (a -> a -> a) -> Map k a -> a
extreme message better t = case foldr (:) [] t of
  [] -> error message
  x : xs -> List.foldl' better x xs

instance Traversable (Map k) where
  traverse f t = traverseWithKey (\_ x -> f x) t
