-- Maps and bags of the logic.
module Maps where

import qualified Language.Haskell.Liquid.Bag as B

{-@ measure bag @-}
{-@ bag :: Ord a => [a] -> B.Bag a @-}
bag :: Ord a => [a] -> B.Bag a
bag [] = B.empty
bag (x : xs) = B.put x (bag xs)

-- expect: verified
{-@ insert :: Ord a => x:a -> xs:[a] -> {v:[a] | bag v = B.put x (bag xs)} @-}
insert :: Ord a => a -> [a] -> [a]
insert x [] = [x]
insert x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insert x ys

-- expect: verified
{-@ sort :: Ord a => xs:[a] -> {v:[a] | bag v = bag xs} @-}
sort :: Ord a => [a] -> [a]
sort [] = []
sort (x : xs) = insert x (sort xs)

-- because: length (lost [1, 1 :: Int]) /= 2
-- expect: concrete
{-@ lost :: Ord a => xs:[a] -> {v:[a] | bag v = bag xs} @-}
lost :: Ord a => [a] -> [a]
lost [] = []
lost [x] = [x]
lost (x : y : ys) = if x == y then x : ys else x : y : ys

-- expect: verified
{-@ swapped :: Ord a => xs:[a] -> {v:[a] | bag v = bag xs} @-}
swapped :: Ord a => [a] -> [a]
swapped (x : y : ys) = y : x : ys
swapped xs = xs

-- because: twice [1 :: Int] /= [1]
-- expect: concrete
{-@ twice :: Ord a => xs:[a] -> {v:[a] | bag v = bag xs} @-}
twice :: Ord a => [a] -> [a]
twice [] = []
twice (x : xs) = x : x : xs

-- expect: verified
{-@ appended :: Ord a => xs:[a] -> ys:[a] -> {v:[a] | bag v = B.union (bag xs) (bag ys)} @-}
appended :: Ord a => [a] -> [a] -> [a]
appended [] ys = ys
appended (x : xs) ys = x : appended xs ys

{-@ type Store = {m:[(Int, Int)] | true} @-}
type Store = [(Int, Int)]

{-@ measure table :: [(Int, Int)] -> Map_t Int Int
      table [] = Map_default 0
      table (p : ps) = Map_store (table ps) (fst p) (snd p)
  @-}

-- expect: verified
{-@ set :: k:Int -> n:Int -> m:Store -> {v:Store | table v = Map_store (table m) k n} @-}
set :: Int -> Int -> Store -> Store
set k n m = (k, n) : m

-- expect: verified
{-@ get :: k:Int -> m:Store -> {v:Int | v = Map_select (table m) k} @-}
get :: Int -> Store -> Int
get _ [] = 0
get k ((j, n) : m) = if k == j then n else get k m

-- because: getWrong 1 [(2, 3)] /= 0
-- expect: concrete
{-@ getWrong :: k:Int -> m:Store -> {v:Int | v = Map_select (table m) k} @-}
getWrong :: Int -> Store -> Int
getWrong _ [] = 0
getWrong _ ((_, n) : _) = n

-- expect: verified
{-@ setGet :: k:Int -> n:Int -> m:Store -> {v:Int | v = n} @-}
setGet :: Int -> Int -> Store -> Int
setGet k n m = get k (set k n m)

-- because: setOther 1 1 7 [(1, 5)] /= 5
-- expect: concrete
{-@ setOther :: k:Int -> j:Int -> n:Int -> m:Store -> {v:Int | v = Map_select (table m) j} @-}
setOther :: Int -> Int -> Int -> Store -> Int
setOther k j n m = get j (set k n m)

-- expect: verified
{-@ setApart :: k:Int -> j:{v:Int | v /= k} -> n:Int -> m:Store -> {v:Int | v = Map_select (table m) j} @-}
setApart :: Int -> Int -> Int -> Store -> Int
setApart k j n m = get j (set k n m)
