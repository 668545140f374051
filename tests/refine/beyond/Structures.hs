-- Refined data, newtypes, maps, classes, and functions of the logic.
module Structures where

import qualified Data.Map as M

{-@ type Nat = {v:Int | v >= 0} @-}

data Sorted a = Nil | Cons a (Sorted a)

{-@ data Sorted a = Nil | Cons { hd :: a, tl :: Sorted {v:a | hd <= v} } @-}

-- expect: verified
{-@ insertS :: a -> Sorted a -> Sorted a @-}
insertS :: Ord a => a -> Sorted a -> Sorted a
insertS x Nil = Cons x Nil
insertS x (Cons y ys)
  | x <= y = Cons x (Cons y ys)
  | otherwise = Cons y (insertS x ys)

-- expect: concrete
{-@ insertBad :: a -> Sorted a -> Sorted a @-}
insertBad :: Ord a => a -> Sorted a -> Sorted a
insertBad x Nil = Cons x Nil
insertBad x (Cons y ys)
  | x <= y = Cons y (Cons x ys)
  | otherwise = Cons y (insertBad x ys)

-- expect: verified
{-@ least :: Sorted Nat -> Nat @-}
least :: Sorted Int -> Int
least Nil = 0
least (Cons x _) = x

-- expect: verified
{-@ gap :: Sorted Int -> Nat @-}
gap :: Sorted Int -> Int
gap (Cons x (Cons y _)) = y - x
gap _ = 0

-- expect: concrete
{-@ gapWrong :: Sorted Int -> Nat @-}
gapWrong :: Sorted Int -> Int
gapWrong (Cons x (Cons y _)) = x - y
gapWrong _ = 0

newtype Age = Age Int

{-@ newtype Age = Age { getAge :: Nat } @-}

-- expect: verified
{-@ older :: Age -> Age @-}
older :: Age -> Age
older (Age n) = Age (n + 1)

-- expect: concrete
{-@ younger :: Age -> Age @-}
younger :: Age -> Age
younger (Age n) = Age (n - 1)

-- expect: verified
{-@ olderAll :: [Age] -> [Age] @-}
olderAll :: [Age] -> [Age]
olderAll [] = []
olderAll (a : as) = older a : olderAll as

-- expect: concrete
{-@ newborns :: [Age] -> [Age] @-}
newborns :: [Age] -> [Age]
newborns [] = []
newborns (Age n : as) = Age (negate n) : newborns as

-- expect: verified
{-@ getOr :: Int -> M.Map Int Nat -> Nat @-}
getOr :: Int -> M.Map Int Int -> Int
getOr k m = case M.lookup k m of
  Just v -> v
  Nothing -> 0

-- expect: concrete
{-@ get :: Int -> M.Map Int Nat -> Nat @-}
get :: Int -> M.Map Int Int -> Int
get k m = m M.! k

-- expect: concrete
{-@ getOrLess :: Int -> M.Map Int Int -> Nat @-}
getOrLess :: Int -> M.Map Int Int -> Int
getOrLess k m = case M.lookup k m of
  Just v -> v
  Nothing -> 0

data T = L | N T Int T

{-@ measure height @-}
height :: T -> Int
height L = 0
height (N l _ r) = if height l > height r then 1 + height l else 1 + height r

-- expect: verified
{-@ join :: l:T -> {r:T | height r = height l} -> {v:T | height v = 1 + height l} @-}
join :: T -> T -> T
join l r = N l 0 r

-- expect: concrete
{-@ joinAny :: l:T -> r:T -> {v:T | height v = 1 + height l} @-}
joinAny :: T -> T -> T
joinAny l r = N l 0 r

-- expect: verified
{-@ tallest :: t:T -> {v:Int | v = height t} @-}
tallest :: T -> Int
tallest t = height t

{-@ reflect double @-}
double :: Int -> Int
double x = x + x

-- expect: verified
{-@ twice :: x:Int -> {v:Int | v = double x} @-}
twice :: Int -> Int
twice x = 2 * x

-- expect: concrete
{-@ thrice :: x:Int -> {v:Int | v = double x} @-}
thrice :: Int -> Int
thrice x = 3 * x

-- A function that knows nothing of its elements passes them on.
-- expect: verified
{-@ pick :: Bool -> a -> a -> a @-}
pick :: Bool -> a -> a -> a
pick b x y = if b then x else y

-- expect: verified
{-@ pickNat :: Bool -> Nat -> {v:Int | v > 5} -> Nat @-}
pickNat :: Bool -> Int -> Int -> Int
pickNat b x y = pick b x y

-- expect: concrete
{-@ pickAny :: Bool -> Nat -> Int -> Nat @-}
pickAny :: Bool -> Int -> Int -> Int
pickAny b x y = pick b x y

-- expect: verified
{-@ mapPos :: [{v:Int | v > 0}] -> [{v:Int | v > 1}] @-}
mapPos :: [Int] -> [Int]
mapPos xs = map (\x -> x + 1) xs

-- expect: concrete
{-@ mapLess :: [{v:Int | v > 0}] -> [{v:Int | v > 1}] @-}
mapLess :: [Int] -> [Int]
mapLess xs = map (\x -> x) xs

-- The argument of `lazily` is not used, so it does not fail; the specification of `first` is not kept all the same.
-- expect: verified
{-@ lazily :: Int -> Int -> Int @-}
lazily :: Int -> Int -> Int
lazily x _ = x

-- expect: verified
{-@ handOn :: ((Int -> Int) -> Int) -> Int @-}
handOn :: ((Int -> Int) -> Int) -> Int
handOn k = k (\x -> x + 1)

-- What is handed on is applied to anything.
-- expect: concrete
{-@ handOnBad :: ((Int -> Int) -> Int) -> Int @-}
handOnBad :: ((Int -> Int) -> Int) -> Int
handOnBad k = k (\x -> 10 `div` x)

-- expect: verified
{-@ run :: ((a -> Int) -> Int) -> (a -> Int) -> Int @-}
run :: ((a -> Int) -> Int) -> (a -> Int) -> Int
run k f = k f
