{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Sets as weight-balanced trees; the basis of "Data.Set", and of the keys of maps.
module Selfsame.Set
  ( Set (..)
  , empty
  , singleton
  , null
  , size
  , member
  , notMember
  , insert
  , delete
  , foldr
  , foldr'
  , foldl
  , foldl'
  , toAscList
  , toDescList
  , fromList
  , fromDistinctAscList
  , link
  , merge
  , balance
  , insertMin
  , insertMax
  , minViewSure
  , maxViewSure
  , split
  , splitMember
  , union
  , difference
  , intersection
  , filter
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import Prelude hiding (filter, foldl, foldr, null)
import Selfsame.Monoid

-- | Elements and subtrees are evaluated, and no subtree is more than three times as big as its sibling, unless both
-- together have at most one element.
data Set a
  = Bin !Int !a !(Set a) !(Set a)
  | Tip

empty :: Set a
empty = Tip

singleton :: a -> Set a
singleton x = Bin 1 x Tip Tip

null :: Set a -> Bool
null Tip = True
null (Bin _ _ _ _) = False

size :: Set a -> Int
size Tip = 0
size (Bin n _ _ _) = n

member :: Ord a => a -> Set a -> Bool
member !_ Tip = False
member x (Bin _ y l r) = case compare x y of
  LT -> member x l
  GT -> member x r
  EQ -> True

notMember :: Ord a => a -> Set a -> Bool
notMember x t = not (member x t)

-- | Replaces an equal element.
insert :: Ord a => a -> Set a -> Set a
insert !x Tip = singleton x
insert x (Bin n y l r) = case compare x y of
  LT -> balance y (insert x l) r
  GT -> balance y l (insert x r)
  EQ -> Bin n x l r

delete :: Ord a => a -> Set a -> Set a
delete !_ Tip = Tip
delete x (Bin _ y l r) = case compare x y of
  LT -> balance y (delete x l) r
  GT -> balance y l (delete x r)
  EQ -> glue l r

-- Folds

foldr :: (a -> b -> b) -> b -> Set a -> b
foldr _ z Tip = z
foldr f z (Bin _ x l r) = foldr f (f x (foldr f z r)) l

foldl :: (b -> a -> b) -> b -> Set a -> b
foldl _ z Tip = z
foldl f z (Bin _ x l r) = foldl f (f (foldl f z l) x) r

foldr' :: (a -> b -> b) -> b -> Set a -> b
foldr' _ !z Tip = z
foldr' f z (Bin _ x l r) = let !z' = foldr' f z r in let !z'' = f x z' in foldr' f z'' l

foldl' :: (b -> a -> b) -> b -> Set a -> b
foldl' _ !z Tip = z
foldl' f z (Bin _ x l r) = let !z' = foldl' f z l in let !z'' = f z' x in foldl' f z'' r

toAscList :: Set a -> [a]
toAscList t = foldr (:) [] t

toDescList :: Set a -> [a]
toDescList t = foldl (flip (:)) [] t

fromList :: Ord a => [a] -> Set a
fromList xs = go Tip xs
  where
    go !t [] = t
    go t (y : ys) = go (insert y t) ys

-- | In linear time: each half is built from its share of the list.
fromDistinctAscList :: [a] -> Set a
fromDistinctAscList xs = fst (build (length xs) xs)
  where
    build n ys
      | n == 0 = (Tip, ys)
      | otherwise = case build (quot n 2) ys of
          (l, rest) -> case rest of
            y : ys' -> case build (n - quot n 2 - 1) ys' of
              (r, rest') -> (Bin n y l r, rest')
            [] -> (l, [])

-- Trees in balance

-- | A node from subtrees of which one may have one element too many or too few.
balance :: a -> Set a -> Set a -> Set a
balance x l r
  | size l + size r <= 1 = node x l r
  | size r > 3 * size l = rotateLeft x l r
  | size l > 3 * size r = rotateRight x l r
  | otherwise = node x l r

node :: a -> Set a -> Set a -> Set a
node x l r = Bin (size l + size r + 1) x l r

rotateLeft :: a -> Set a -> Set a -> Set a
rotateLeft x l r = case r of
  Bin _ y rl rr
    | size rl < 2 * size rr -> node y (node x l rl) rr
    | otherwise -> case rl of
        Bin _ z rll rlr -> node z (node x l rll) (node y rlr rr)
        Tip -> node y (node x l Tip) rr
  Tip -> node x l r

rotateRight :: a -> Set a -> Set a -> Set a
rotateRight x l r = case l of
  Bin _ y ll lr
    | size lr < 2 * size ll -> node y ll (node x lr r)
    | otherwise -> case lr of
        Bin _ z lrl lrr -> node z (node y ll lrl) (node x lrr r)
        Tip -> node y ll (node x Tip r)
  Tip -> node x l r

-- | A node from subtrees of any sizes.
link :: a -> Set a -> Set a -> Set a
link x Tip r = insertMin x r
link x l Tip = insertMax x l
link x l@(Bin sl y ll lr) r@(Bin sr z rl rr)
  | 3 * sl < sr = balance z (link x l rl) rr
  | 3 * sr < sl = balance y ll (link x lr r)
  | otherwise = node x l r

-- | All elements of the first are smaller than those of the second; sizes are any.
merge :: Set a -> Set a -> Set a
merge Tip r = r
merge l Tip = l
merge l@(Bin sl x ll lr) r@(Bin sr y rl rr)
  | 3 * sl < sr = balance y (merge l rl) rr
  | 3 * sr < sl = balance x ll (merge lr r)
  | otherwise = glue l r

-- | As 'merge', of subtrees that are in balance with each other.
glue :: Set a -> Set a -> Set a
glue Tip r = r
glue l Tip = l
glue l@(Bin sl x ll lr) r@(Bin sr y rl rr)
  | sl > sr = case maxViewSure x ll lr of
      (m, l') -> balance m l' r
  | otherwise = case minViewSure y rl rr of
      (m, r') -> balance m l r'

insertMin, insertMax :: a -> Set a -> Set a
insertMin x Tip = singleton x
insertMin x (Bin _ y l r) = balance y (insertMin x l) r
insertMax x Tip = singleton x
insertMax x (Bin _ y l r) = balance y l (insertMax x r)

-- | The smallest element, and the rest, of the node with this element and these subtrees.
minViewSure :: a -> Set a -> Set a -> (a, Set a)
minViewSure x Tip r = (x, r)
minViewSure x (Bin _ y ll lr) r = case minViewSure y ll lr of
  (m, l') -> (m, balance x l' r)

maxViewSure :: a -> Set a -> Set a -> (a, Set a)
maxViewSure x l Tip = (x, l)
maxViewSure x l (Bin _ y rl rr) = case maxViewSure y rl rr of
  (m, r') -> (m, balance x l r')

-- Combination

split :: Ord a => a -> Set a -> (Set a, Set a)
split x t = case splitMember x t of
  (l, _, r) -> (l, r)

splitMember :: Ord a => a -> Set a -> (Set a, Bool, Set a)
splitMember _ Tip = (Tip, False, Tip)
splitMember x (Bin _ y l r) = case compare x y of
  LT -> case splitMember x l of
    (lt, found, gt) -> let !gt' = link y gt r in (lt, found, gt')
  GT -> case splitMember x r of
    (lt, found, gt) -> let !lt' = link y l lt in (lt', found, gt)
  EQ -> (l, True, r)

union :: Ord a => Set a -> Set a -> Set a
union t1 Tip = t1
union Tip t2 = t2
union (Bin _ x l r) t2 = case split x t2 of
  (l2, r2) -> link x (union l l2) (union r r2)

difference :: Ord a => Set a -> Set a -> Set a
difference Tip _ = Tip
difference t1 Tip = t1
difference t1 (Bin _ x l2 r2) = case split x t1 of
  (l1, r1) -> merge (difference l1 l2) (difference r1 r2)

intersection :: Ord a => Set a -> Set a -> Set a
intersection Tip _ = Tip
intersection _ Tip = Tip
intersection (Bin _ x l1 r1) t2 = case splitMember x t2 of
  (l2, True, r2) -> link x (intersection l1 l2) (intersection r1 r2)
  (l2, False, r2) -> merge (intersection l1 l2) (intersection r1 r2)

filter :: (a -> Bool) -> Set a -> Set a
filter _ Tip = Tip
filter p (Bin _ x l r)
  | p x = link x (filter p l) (filter p r)
  | otherwise = merge (filter p l) (filter p r)

-- Instances

instance Eq a => Eq (Set a) where
  s == t = size s == size t && toAscList s == toAscList t

instance Ord a => Ord (Set a) where
  compare s t = compare (toAscList s) (toAscList t)

instance Show a => Show (Set a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toAscList s))

instance (Read a, Ord a) => Read (Set a) where
  readsPrec d = readParen (d > 10) named
    where
      named text = concatMap listed (lex text)
      listed ("fromList", rest) = map (\(xs, rest') -> (fromList xs, rest')) (readsPrec 11 rest)
      listed _ = []

instance Ord a => Semigroup (Set a) where
  s <> t = union s t
  stimes n s = stimesIdempotentMonoid n s

instance Ord a => Monoid (Set a) where
  mempty = empty
  mconcat sets = Foldable.foldl union empty sets

instance Foldable Set where
  fold t = Foldable.foldMap id t
  foldr f z t = foldr f z t
  foldl f z t = foldl f z t
  foldr' f z t = foldr' f z t
  foldl' f z t = foldl' f z t
  foldMap f t = go t
    where
      go Tip = mempty
      go (Bin n x l r)
        | n == 1 = f x
        | otherwise = go l `mappend` (f x `mappend` go r)
  toList t = toAscList t
  null t = null t
  length t = size t
  elem x t = Foldable.elem x (toAscList t)
  minimum t = case t of
    Tip -> error "Set.findMin: empty set has no minimal element"
    Bin _ x l _ -> leftmost x l
    where
      leftmost x Tip = x
      leftmost _ (Bin _ x l _) = leftmost x l
  maximum t = case t of
    Tip -> error "Set.findMax: empty set has no maximal element"
    Bin _ x _ r -> rightmost x r
    where
      rightmost x Tip = x
      rightmost _ (Bin _ x _ r) = rightmost x r
  sum t = foldl' (+) 0 t
  product t = foldl' (*) 1 t
