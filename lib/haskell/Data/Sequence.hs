{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE ViewPatterns #-}

-- | Sequences with cheap access to both ends and to the middle: logarithmic time for all of them.
module Data.Sequence
  ( Seq (Empty, (:<|), (:|>))
  , empty
  , singleton
  , (<|)
  , (|>)
  , (><)
  , fromList
  , fromFunction
  , replicate
  , replicateA
  , replicateM
  , unfoldr
  , iterateN
  , null
  , length
  , ViewL (..)
  , viewl
  , ViewR (..)
  , viewr
  , scanl
  , scanl1
  , tails
  , inits
  , chunksOf
  , takeWhileL
  , takeWhileR
  , dropWhileL
  , dropWhileR
  , spanl
  , spanr
  , breakl
  , breakr
  , partition
  , filter
  , sort
  , sortBy
  , sortOn
  , unstableSort
  , unstableSortBy
  , lookup
  , (!?)
  , index
  , adjust
  , adjust'
  , update
  , take
  , drop
  , insertAt
  , deleteAt
  , splitAt
  , elemIndexL
  , elemIndicesL
  , findIndexL
  , findIndicesL
  , foldMapWithIndex
  , foldlWithIndex
  , foldrWithIndex
  , mapWithIndex
  , traverseWithIndex
  , reverse
  , intersperse
  , zip
  , zipWith
  , zip3
  , zipWith3
  , unzip
  , unzipWith
  ) where

import qualified Data.Foldable as Foldable
import qualified Data.List as List
import Prelude hiding
  ( drop
  , filter
  , length
  , lookup
  , null
  , replicate
  , reverse
  , scanl
  , scanl1
  , splitAt
  , take
  , unzip
  , zip
  , zip3
  , zipWith
  , zipWith3
  )
import Selfsame.Monad (liftA2)
import Selfsame.Seq

infixr 5 :<, :<|
infixl 5 :>, :|>

-- Patterns

pattern Empty :: Seq a
pattern Empty <- (null -> True)
  where
    Empty = empty

pattern (:<|) :: a -> Seq a -> Seq a
pattern x :<| xs <- (viewl -> x :< xs)
  where
    x :<| xs = x <| xs

pattern (:|>) :: Seq a -> a -> Seq a
pattern xs :|> x <- (viewr -> xs :> x)
  where
    xs :|> x = xs |> x

-- Building

fromFunction :: Int -> (Int -> a) -> Seq a
fromFunction n f
  | n < 0 = error "Data.Sequence.fromFunction called with negative len"
  | otherwise = fromList (map f (enumFromTo 0 (n - 1)))

replicate :: Int -> a -> Seq a
replicate n x
  | n < 0 = error "replicate takes a nonnegative integer argument"
  | otherwise = fromList (List.replicate n x)

replicateA, replicateM :: Applicative f => Int -> f a -> f (Seq a)
replicateA n action
  | n < 0 = error "replicateA takes a nonnegative integer argument"
  | otherwise = sequenceA (replicate n action)
replicateM n action = replicateA n action

unfoldr :: (b -> Maybe (a, b)) -> b -> Seq a
unfoldr f seed = fromList (List.unfoldr f seed)

iterateN :: Int -> (a -> a) -> a -> Seq a
iterateN n f x
  | n < 0 = error "iterateN takes a nonnegative integer argument"
  | otherwise = fromList (List.take n (iterate f x))

-- Ends

null :: Seq a -> Bool
null Nil = True
null (Node _ _ _ _) = False

length :: Seq a -> Int
length s = size s

data ViewL a = EmptyL | a :< Seq a

data ViewR a = EmptyR | Seq a :> a

viewl :: Seq a -> ViewL a
viewl s = case splitTree 1 s of
  (Node _ x _ _, rest) -> x :< rest
  (Nil, _) -> EmptyL

viewr :: Seq a -> ViewR a
viewr s = case splitTree (size s - 1) s of
  (rest, Node _ x _ _) -> rest :> x
  (_, Nil) -> EmptyR

instance Eq a => Eq (ViewL a) where
  EmptyL == EmptyL = True
  (x :< s) == (y :< t) = x == y && s == t
  _ == _ = False

instance Show a => Show (ViewL a) where
  showsPrec _ EmptyL = showString "EmptyL"
  showsPrec d (x :< s) = showParen (d > 5) (showsPrec 6 x . showString " :< " . showsPrec 6 s)

instance Eq a => Eq (ViewR a) where
  EmptyR == EmptyR = True
  (s :> x) == (t :> y) = s == t && x == y
  _ == _ = False

instance Show a => Show (ViewR a) where
  showsPrec _ EmptyR = showString "EmptyR"
  showsPrec d (s :> x) = showParen (d > 5) (showsPrec 6 s . showString " :> " . showsPrec 6 x)

-- Positions

lookup :: Int -> Seq a -> Maybe a
lookup i t = i `seq` case t of
  Nil -> Nothing
  Node _ x l r -> case compare i (size l) of
    LT -> lookup i l
    EQ -> Just x
    GT -> lookup (i - size l - 1) r

(!?) :: Seq a -> Int -> Maybe a
s !? i = lookup i s

index :: Seq a -> Int -> a
index s i = case lookup i s of
  Just x -> x
  Nothing -> error ("index out of bounds in call to: Data.Sequence.index " ++ show i)

adjust, adjust' :: (a -> a) -> Int -> Seq a -> Seq a
adjust f i t = i `seq` case t of
  Nil -> Nil
  Node n x l r -> case compare i (size l) of
    LT -> Node n x (adjust f i l) r
    EQ -> Node n (f x) l r
    GT -> Node n x l (adjust f (i - size l - 1) r)
adjust' f i s = case lookup i s of
  Nothing -> s
  Just x -> let y = f x in y `seq` update i y s

update :: Int -> a -> Seq a -> Seq a
update i x s = adjust (\_ -> x) i s

take, drop :: Int -> Seq a -> Seq a
take i s = i `seq` fst (splitTree i s)
drop i s = i `seq` snd (splitTree i s)

splitAt :: Int -> Seq a -> (Seq a, Seq a)
splitAt i s = i `seq` splitTree i s

insertAt :: Int -> a -> Seq a -> Seq a
insertAt i x s = case splitTree i s of
  (before, after) -> before >< (x <| after)

deleteAt :: Int -> Seq a -> Seq a
deleteAt i s
  | i < 0 || i >= size s = s
  | otherwise = take i s >< drop (i + 1) s

elemIndexL :: Eq a => a -> Seq a -> Maybe Int
elemIndexL x s = List.elemIndex x (toL s)

elemIndicesL :: Eq a => a -> Seq a -> [Int]
elemIndicesL x s = List.elemIndices x (toL s)

findIndexL :: (a -> Bool) -> Seq a -> Maybe Int
findIndexL p s = List.findIndex p (toL s)

findIndicesL :: (a -> Bool) -> Seq a -> [Int]
findIndicesL p s = List.findIndices p (toL s)

-- Parts

takeWhileL, takeWhileR, dropWhileL, dropWhileR, filter :: (a -> Bool) -> Seq a -> Seq a
takeWhileL p s = fst (spanl p s)
takeWhileR p s = fst (spanr p s)
dropWhileL p s = snd (spanl p s)
dropWhileR p s = snd (spanr p s)
filter p s = fromList (List.filter p (toL s))

spanl, spanr, breakl, breakr, partition :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
spanl p s = splitTree (List.length (List.takeWhile p (toL s))) s
spanr p s = case splitTree (size s - List.length (List.takeWhile p (toL (reverse s)))) s of
  (before, after) -> (after, before)
breakl p s = spanl (\x -> not (p x)) s
breakr p s = spanr (\x -> not (p x)) s
partition p s = case List.partition p (toL s) of
  (yes, no) -> case fromList yes of
    s' -> s' `seq` (s', fromList no)

chunksOf :: Int -> Seq a -> Seq (Seq a)
chunksOf n s
  | n > 0 = fromList (pieces s)
  | null s = empty
  | otherwise = error "chunksOf: A non-empty sequence can only be broken up into positively-sized chunks."
  where
    pieces t
      | null t = []
      | otherwise = case splitTree n t of
          (piece, rest) -> piece : pieces rest

tails, inits :: Seq a -> Seq (Seq a)
tails s = fromList (map (\i -> drop i s) (enumFromTo 0 (size s)))
inits s = fromList (map (\i -> take i s) (enumFromTo 0 (size s)))

-- Element by element

scanl :: (b -> a -> b) -> b -> Seq a -> Seq b
scanl f z s = fromList (List.scanl f z (toL s))

scanl1 :: (a -> a -> a) -> Seq a -> Seq a
scanl1 f s = case toL s of
  [] -> error "scanl1 takes a nonempty sequence as an argument"
  xs -> fromList (List.scanl1 f xs)

mapWithIndex :: (Int -> a -> b) -> Seq a -> Seq b
mapWithIndex f s = go 0 s
  where
    go _ Nil = Nil
    go i (Node n x l r) = let here = i + size l in here `seq` Node n (f here x) (go i l) (go (here + 1) r)

traverseWithIndex :: Applicative f => (Int -> a -> f b) -> Seq a -> f (Seq b)
traverseWithIndex f s = sequenceA (mapWithIndex f s)

foldMapWithIndex :: Monoid m => (Int -> a -> m) -> Seq a -> m
foldMapWithIndex f s = Foldable.fold (mapWithIndex f s)

foldlWithIndex :: (b -> Int -> a -> b) -> b -> Seq a -> b
foldlWithIndex f z s = foldl (\done (i, x) -> f done i x) z (mapWithIndex (,) s)

foldrWithIndex :: (Int -> a -> b -> b) -> b -> Seq a -> b
foldrWithIndex f z s = foldr (\(i, x) rest -> f i x rest) z (mapWithIndex (,) s)

reverse :: Seq a -> Seq a
reverse Nil = Nil
reverse (Node n x l r) = Node n x (reverse r) (reverse l)

intersperse :: a -> Seq a -> Seq a
intersperse separator s = fromList (List.intersperse separator (toL s))

zip :: Seq a -> Seq b -> Seq (a, b)
zip s t = zipWith (,) s t

zipWith :: (a -> b -> c) -> Seq a -> Seq b -> Seq c
zipWith f s t = s `seq` t `seq` fromList (List.zipWith f (toL s) (toL t))

zip3 :: Seq a -> Seq b -> Seq c -> Seq (a, b, c)
zip3 s t u = zipWith3 (,,) s t u

zipWith3 :: (a -> b -> c -> d) -> Seq a -> Seq b -> Seq c -> Seq d
zipWith3 f s t u = fromList (List.zipWith3 f (toL s) (toL t) (toL u))

unzip :: Seq (a, b) -> (Seq a, Seq b)
unzip s = unzipWith id s

unzipWith :: (a -> (b, c)) -> Seq a -> (Seq b, Seq c)
unzipWith f s = (fmap (\x -> fst (f x)) s, fmap (\x -> snd (f x)) s)

-- Sorting, which evaluates the elements

sort, unstableSort :: Ord a => Seq a -> Seq a
sort s = sortBy compare s
unstableSort s = sortBy compare s

sortBy, unstableSortBy :: (a -> a -> Ordering) -> Seq a -> Seq a
sortBy cmp s = Foldable.foldl' (\done x -> x `seq` done) (fromList (List.sortBy cmp (toL s))) s
unstableSortBy cmp s = sortBy cmp s

sortOn :: Ord b => (a -> b) -> Seq a -> Seq a
sortOn key s = fromList (List.sortOn key (toL s))
