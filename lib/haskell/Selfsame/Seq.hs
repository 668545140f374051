{-# LANGUAGE NoImplicitPrelude #-}

-- | Sequences as weight-balanced trees: the type, its balance, and its instances.
module Selfsame.Seq
  ( Seq (..)
  , empty
  , singleton
  , size
  , (<|)
  , (|>)
  , (><)
  , fromList
  , toL
  , splitTree
  ) where

import Data.Foldable (Foldable)
import qualified Data.Foldable as Foldable
import Prelude
import Selfsame.Monad (Alternative ((<|>)), Applicative (liftA2), MonadPlus, liftA3)
import qualified Selfsame.Monad as Monad


infixr 5 <|, ><
infixl 5 |>

-- | The shape is evaluated, the elements are not. No subtree is more than three times as big as its sibling, unless both
-- together have at most one element.
data Seq a
  = Nil
  | Node !Int a !(Seq a) !(Seq a)

empty :: Seq a
empty = Nil

singleton :: a -> Seq a
singleton x = Node 1 x Nil Nil

size :: Seq a -> Int
size Nil = 0
size (Node n _ _ _) = n

(<|) :: a -> Seq a -> Seq a
x <| Nil = singleton x
x <| Node _ y l r = balance y (x <| l) r

(|>) :: Seq a -> a -> Seq a
Nil |> x = singleton x
Node _ y l r |> x = balance y l (r |> x)

(><) :: Seq a -> Seq a -> Seq a
Nil >< t = t
s >< Nil = s
s@(Node n x l r) >< t@(Node m y l' r')
  | 3 * n < m = balance y (s >< l') r'
  | 3 * m < n = balance x l (r >< t)
  | otherwise = case splitFirst t of
      (first, rest) -> link first s rest

-- | The first element and the rest of a sequence that is not empty.
splitFirst :: Seq a -> (a, Seq a)
splitFirst (Node _ x Nil r) = (x, r)
splitFirst (Node _ x l r) = case splitFirst l of
  (first, rest) -> (first, balance x rest r)
splitFirst Nil = error "Seq: empty"

link :: a -> Seq a -> Seq a -> Seq a
link x Nil r = x <| r
link x l Nil = l |> x
link x l@(Node n y ll lr) r@(Node m z rl rr)
  | 3 * n < m = balance z (link x l rl) rr
  | 3 * m < n = balance y ll (link x lr r)
  | otherwise = node x l r

-- | The elements before a position, and those from it on.
splitTree :: Int -> Seq a -> (Seq a, Seq a)
splitTree _ Nil = (Nil, Nil)
splitTree i t@(Node n x l r)
  | i <= 0 = (Nil, t)
  | i >= n = (t, Nil)
  | i <= size l = case splitTree i l of
      (before, after) -> (before, link x after r)
  | otherwise = case splitTree (i - size l - 1) r of
      (before, after) -> (link x l before, after)

node :: a -> Seq a -> Seq a -> Seq a
node x l r = Node (size l + size r + 1) x l r

-- | A node from subtrees of which one may have one element too many or too few.
balance :: a -> Seq a -> Seq a -> Seq a
balance x l r
  | size l + size r <= 1 = node x l r
  | size r > 3 * size l = rotateLeft x l r
  | size l > 3 * size r = rotateRight x l r
  | otherwise = node x l r

rotateLeft :: a -> Seq a -> Seq a -> Seq a
rotateLeft x l r = case r of
  Node _ y rl rr
    | size rl < 2 * size rr -> node y (node x l rl) rr
    | otherwise -> case rl of
        Node _ z rll rlr -> node z (node x l rll) (node y rlr rr)
        Nil -> node y (node x l Nil) rr
  Nil -> node x l r

rotateRight :: a -> Seq a -> Seq a -> Seq a
rotateRight x l r = case l of
  Node _ y ll lr
    | size lr < 2 * size ll -> node y ll (node x lr r)
    | otherwise -> case lr of
        Node _ z lrl lrr -> node z (node y ll lrl) (node x lrr r)
        Nil -> node y ll (node x Nil r)
  Nil -> node x l r

-- | In linear time: each half is built from its share of the list.
fromList :: [a] -> Seq a
fromList xs = fst (build (length xs) xs)
  where
    build n ys
      | n == 0 = (Nil, ys)
      | otherwise = case build (quot n 2) ys of
          (l, rest) -> case rest of
            y : ys' -> case build (n - quot n 2 - 1) ys' of
              (r, rest') -> (Node n y l r, rest')
            [] -> (l, [])

toL :: Seq a -> [a]
toL t = foldr (:) [] t

-- Instances

instance Eq a => Eq (Seq a) where
  s == t = size s == size t && toL s == toL t

instance Ord a => Ord (Seq a) where
  compare s t = compare (toL s) (toL t)

instance Read a => Read (Seq a) where
  readsPrec d = readParen (d > 10) named
    where
      named text = concatMap listed (lex text)
      listed ("fromList", rest) = map (\(xs, rest') -> (fromList xs, rest')) (readsPrec 11 rest)
      listed _ = []

instance Show a => Show (Seq a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toL s))

instance Semigroup (Seq a) where
  s <> t = s >< t

instance Monoid (Seq a) where
  mempty = empty

instance Functor Seq where
  fmap _ Nil = Nil
  fmap f (Node n x l r) = Node n (f x) (fmap f l) (fmap f r)

instance Foldable Seq where
  foldr _ z Nil = z
  foldr f z (Node _ x l r) = foldr f (f x (foldr f z r)) l
  foldl _ z Nil = z
  foldl f z (Node _ x l r) = foldl f (f (foldl f z l) x) r
  length t = size t
  null Nil = True
  null (Node _ _ _ _) = False

instance Traversable Seq where
  traverse _ Nil = pure Nil
  traverse f (Node n x l r) = liftA3 (\l' y r' -> Node n y l' r') (traverse f l) (f x) (traverse f r)

instance Applicative Seq where
  pure x = singleton x
  fs <*> xs = fromList (toL fs <*> toL xs)
  liftA2 f xs ys = fromList (liftA2 f (toL xs) (toL ys))
  xs *> ys = fromList (toL xs *> toL ys)

instance Monad Seq where
  xs >>= f = Foldable.foldl' (\done x -> done >< f x) empty xs

instance MonadFail Seq where
  fail _ = empty

instance Alternative Seq where
  empty = Nil
  s <|> t = s >< t

instance MonadPlus Seq
