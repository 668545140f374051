{-# LANGUAGE BangPatterns #-}
{-# LANGUAGE NoImplicitPrelude #-}

-- | Maps with lazy values: changes at one key, at a position, and at the ends.
module Selfsame.Map.Update
  ( findWithDefault
  , notMember
  , (!)
  , (!?)
  , lookupLT
  , lookupGT
  , lookupLE
  , lookupGE
  , insertWith
  , insertWithKey
  , insertLookupWithKey
  , adjust
  , adjustWithKey
  , update
  , updateWithKey
  , updateLookupWithKey
  , alter
  , alterF
  , lookupIndex
  , findIndex
  , elemAt
  , updateAt
  , deleteAt
  , take
  , drop
  , splitAt
  , lookupMin
  , lookupMax
  , findMin
  , findMax
  , deleteMin
  , deleteMax
  , deleteFindMin
  , deleteFindMax
  , updateMin
  , updateMax
  , updateMinWithKey
  , updateMaxWithKey
  , minView
  , maxView
  , minViewWithKey
  , maxViewWithKey
  ) where

import Prelude hiding (drop, lookup, splitAt, take)
import Selfsame.Map

infixl 9 !, !?

findWithDefault :: Ord k => a -> k -> Map k a -> a
findWithDefault none k t = maybe none id (lookup k t)

notMember :: Ord k => k -> Map k a -> Bool
notMember k t = not (member k t)

(!) :: Ord k => Map k a -> k -> a
t ! k = case lookup k t of
  Just x -> x
  Nothing -> error "Map.!: given key is not an element in the map"

(!?) :: Ord k => Map k a -> k -> Maybe a
t !? k = lookup k t

-- The nearest key

lookupLT, lookupGT, lookupLE, lookupGE :: Ord k => k -> Map k a -> Maybe (k, a)
lookupLT bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ k x l r)
      | bound <= k = go best l
      | otherwise = go (Just (k, x)) r
lookupGT bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ k x l r)
      | bound < k = go (Just (k, x)) l
      | otherwise = go best r
lookupLE bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ k x l r) = case compare bound k of
      LT -> go best l
      EQ -> Just (k, x)
      GT -> go (Just (k, x)) r
lookupGE bound t = go Nothing t
  where
    go best Tip = bound `seq` best
    go best (Bin _ k x l r) = case compare bound k of
      LT -> go (Just (k, x)) l
      EQ -> Just (k, x)
      GT -> go best r

-- At one key

-- | The new value is the first argument of the function, the old one the second.
insertWith :: Ord k => (a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWith _ !k x Tip = singleton k x
insertWith f k x (Bin n ky y l r) = case compare k ky of
  LT -> balance ky y (insertWith f k x l) r
  GT -> balance ky y l (insertWith f k x r)
  EQ -> Bin n k (f x y) l r

insertWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> Map k a
insertWithKey f k x t = insertWith (f k) k x t

insertLookupWithKey :: Ord k => (k -> a -> a -> a) -> k -> a -> Map k a -> (Maybe a, Map k a)
insertLookupWithKey f k x t = case insertWithKey f k x t of
  !t' -> (lookup k t, t')

adjust :: Ord k => (a -> a) -> k -> Map k a -> Map k a
adjust f k t = adjustWithKey (\_ x -> f x) k t

adjustWithKey :: Ord k => (k -> a -> a) -> k -> Map k a -> Map k a
adjustWithKey _ !_ Tip = Tip
adjustWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> Bin n kx x (adjustWithKey f k l) r
  GT -> Bin n kx x l (adjustWithKey f k r)
  EQ -> Bin n kx (f kx x) l r

update :: Ord k => (a -> Maybe a) -> k -> Map k a -> Map k a
update f k t = updateWithKey (\_ x -> f x) k t

updateWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> Map k a
updateWithKey _ !_ Tip = Tip
updateWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> balance kx x (updateWithKey f k l) r
  GT -> balance kx x l (updateWithKey f k r)
  EQ -> case f kx x of
    Just x' -> Bin n kx x' l r
    Nothing -> glue l r

-- | The value after the update if it stays, the value before it if it goes.
updateLookupWithKey :: Ord k => (k -> a -> Maybe a) -> k -> Map k a -> (Maybe a, Map k a)
updateLookupWithKey _ !_ Tip = (Nothing, Tip)
updateLookupWithKey f k (Bin n kx x l r) = case compare k kx of
  LT -> case updateLookupWithKey f k l of
    (found, l') -> let !t' = balance kx x l' r in (found, t')
  GT -> case updateLookupWithKey f k r of
    (found, r') -> let !t' = balance kx x l r' in (found, t')
  EQ -> case f kx x of
    Just x' -> (Just x', Bin n kx x' l r)
    Nothing -> let !t' = glue l r in (Just x, t')

alter :: Ord k => (Maybe a -> Maybe a) -> k -> Map k a -> Map k a
alter f !k Tip = case f Nothing of
  Nothing -> Tip
  Just x -> singleton k x
alter f k (Bin n kx x l r) = case compare k kx of
  LT -> balance kx x (alter f k l) r
  GT -> balance kx x l (alter f k r)
  EQ -> case f (Just x) of
    Just x' -> Bin n kx x' l r
    Nothing -> glue l r

alterF :: (Ord k, Functor f) => (Maybe a -> f (Maybe a)) -> k -> Map k a -> f (Map k a)
alterF f k t = case lookup k t of
  Nothing -> fmap (maybe t (\x -> insert k x t)) (f Nothing)
  Just found -> fmap (maybe (delete k t) (\x -> adjust (const x) k t)) (f (Just found))

-- Positions

lookupIndex :: Ord k => k -> Map k a -> Maybe Int
lookupIndex = go 0
  where
    go :: Ord k => Int -> k -> Map k a -> Maybe Int
    go !_ !_ Tip = Nothing
    go before k (Bin _ kx _ l r) = case compare k kx of
      LT -> go before k l
      GT -> go (before + size l + 1) k r
      EQ -> let !i = before + size l in Just i

findIndex :: Ord k => k -> Map k a -> Int
findIndex k t = case lookupIndex k t of
  Just i -> i
  Nothing -> error "Map.findIndex: element is not in the map"

elemAt :: Int -> Map k a -> (k, a)
elemAt !_ Tip = error "Map.elemAt: index out of range"
elemAt i (Bin _ k x l r) = case compare i (size l) of
  LT -> elemAt i l
  GT -> elemAt (i - size l - 1) r
  EQ -> (k, x)

updateAt :: (k -> a -> Maybe a) -> Int -> Map k a -> Map k a
updateAt _ !_ Tip = error "Map.updateAt: index out of range"
updateAt f i (Bin n k x l r) = case compare i (size l) of
  LT -> balance k x (updateAt f i l) r
  GT -> balance k x l (updateAt f (i - size l - 1) r)
  EQ -> case f k x of
    Just x' -> Bin n k x' l r
    Nothing -> glue l r

deleteAt :: Int -> Map k a -> Map k a
deleteAt !_ Tip = error "Map.deleteAt: index out of range"
deleteAt i (Bin _ k x l r) = case compare i (size l) of
  LT -> balance k x (deleteAt i l) r
  GT -> balance k x l (deleteAt (i - size l - 1) r)
  EQ -> glue l r

take, drop :: Int -> Map k a -> Map k a
take n t
  | n >= size t = t
  | n <= 0 = Tip
  | otherwise = case t of
      Tip -> Tip
      Bin _ k x l r -> case compare n (size l) of
        LT -> take n l
        GT -> link k x l (take (n - size l - 1) r)
        EQ -> l
drop n t
  | n >= size t = Tip
  | n <= 0 = t
  | otherwise = case t of
      Tip -> Tip
      Bin _ k x l r -> case compare n (size l) of
        LT -> link k x (drop n l) r
        GT -> drop (n - size l - 1) r
        EQ -> insertMin k x r

splitAt :: Int -> Map k a -> (Map k a, Map k a)
splitAt n t
  | n >= size t = (t, Tip)
  | otherwise = (take n t, drop n t)

-- Ends

lookupMin, lookupMax :: Map k a -> Maybe (k, a)
lookupMin Tip = Nothing
lookupMin (Bin _ k x l _) = case l of
  Tip -> Just (k, x)
  Bin _ _ _ _ _ -> lookupMin l
lookupMax Tip = Nothing
lookupMax (Bin _ k x _ r) = case r of
  Tip -> Just (k, x)
  Bin _ _ _ _ _ -> lookupMax r

findMin, findMax :: Map k a -> (k, a)
findMin t = case lookupMin t of
  Just found -> found
  Nothing -> error "Map.findMin: empty map has no minimal element"
findMax t = case lookupMax t of
  Just found -> found
  Nothing -> error "Map.findMax: empty map has no maximal element"

deleteMin, deleteMax :: Map k a -> Map k a
deleteMin t = case minViewWithKey t of
  Nothing -> Tip
  Just (_, rest) -> rest
deleteMax t = case maxViewWithKey t of
  Nothing -> Tip
  Just (_, rest) -> rest

deleteFindMin, deleteFindMax :: Map k a -> ((k, a), Map k a)
deleteFindMin t = case minViewWithKey t of
  Just result -> result
  Nothing -> (error "Map.deleteFindMin: can not return the minimal element of an empty map", Tip)
deleteFindMax t = case maxViewWithKey t of
  Just result -> result
  Nothing -> (error "Map.deleteFindMax: can not return the maximal element of an empty map", Tip)

updateMin, updateMax :: (a -> Maybe a) -> Map k a -> Map k a
updateMin f t = updateMinWithKey (\_ x -> f x) t
updateMax f t = updateMaxWithKey (\_ x -> f x) t

updateMinWithKey, updateMaxWithKey :: (k -> a -> Maybe a) -> Map k a -> Map k a
updateMinWithKey _ Tip = Tip
updateMinWithKey f (Bin n k x l r) = case l of
  Tip -> case f k x of
    Nothing -> r
    Just x' -> Bin n k x' Tip r
  Bin _ _ _ _ _ -> balance k x (updateMinWithKey f l) r
updateMaxWithKey _ Tip = Tip
updateMaxWithKey f (Bin n k x l r) = case r of
  Tip -> case f k x of
    Nothing -> l
    Just x' -> Bin n k x' l Tip
  Bin _ _ _ _ _ -> balance k x l (updateMaxWithKey f r)

minView, maxView :: Map k a -> Maybe (a, Map k a)
minView t = fmap (\((_, x), rest) -> (x, rest)) (minViewWithKey t)
maxView t = fmap (\((_, x), rest) -> (x, rest)) (maxViewWithKey t)

minViewWithKey, maxViewWithKey :: Map k a -> Maybe ((k, a), Map k a)
minViewWithKey Tip = Nothing
minViewWithKey (Bin _ k x l r) = Just (case minViewSure k x l r of (km, m, rest) -> ((km, m), rest))
maxViewWithKey Tip = Nothing
maxViewWithKey (Bin _ k x l r) = Just (case maxViewSure k x l r of (km, m, rest) -> ((km, m), rest))
