-- What a program has as a whole: local specifications, GADTs, a main, metrics, sets.
{-# LANGUAGE GADTs #-}
module Together where

import qualified Data.Map as M
import qualified Data.Set as S

{-@ type Nat' = {v:Int | v >= 0} @-}

data Expr where
  Number :: Int -> Expr
  Plus :: Expr -> Expr -> Expr
  Over :: Expr -> Expr -> Expr

{-@ measure height :: Expr -> Int
      height (Number n) = 0
      height (Plus a b) = 1 + (if height a > height b then height a else height b)
      height (Over a b) = 1 + (if height a > height b then height a else height b)
  @-}

-- expect: verified
{-@ tall :: e:Expr -> {v:Expr | height v = 1 + height e} @-}
tall :: Expr -> Expr
tall e = Plus e e

-- because: case tallWrong (Plus (Number 0) (Number 0)) of { Over _ _ -> False; Plus (Number _) _ -> True; _ -> False }
-- expect: concrete
{-@ tallWrong :: e:Expr -> {v:Expr | height v = 1 + height e} @-}
tallWrong :: Expr -> Expr
tallWrong _ = Plus (Number 0) (Number 1)

-- because: raises (eval (Over (Number 1) (Number 0)))
-- expect: concrete
{-@ eval :: Expr -> Int @-}
eval :: Expr -> Int
eval (Number n) = n
eval (Plus a b) = eval a + eval b
eval (Over a b) = eval a `div` eval b

-- expect: verified
{-@ counted :: e:Expr -> {v:Int | v >= 1} @-}
counted :: Expr -> Int
counted (Number _) = 1
counted (Plus a b) = counted a + counted b
counted (Over a b) = counted a + counted b

-- expect: verified
{-@ fact :: n:Nat' -> {v:Int | v >= 1} / [n] @-}
fact :: Int -> Int
fact n = if n == 0 then 1 else n * fact (n - 1)

-- expect: diverges
{-@ factAny :: n:Int -> {v:Int | v >= 1} / [n] @-}
factAny :: Int -> Int
factAny n = if n == 0 then 1 else factAny (n - 1)

-- expect: verified
{-@ gather :: xs:[Int] -> {v:[Int] | len v = len xs} @-}
gather :: [Int] -> [Int]
gather xs = go xs
  where
    {-@ go :: ys:[Int] -> {v:[Int] | len v = len ys} @-}
    go [] = []
    go (y : ys) = y + 1 : go ys

-- because: length (gatherWrong [0]) /= 1
-- expect: concrete
{-@ gatherWrong :: xs:[Int] -> {v:[Int] | len v = len xs} @-}
gatherWrong :: [Int] -> [Int]
gatherWrong xs = collect xs
  where
    {-@ collect :: ys:[Int] -> [Int] @-}
    collect [] = []
    collect (y : ys) = if y > 0 then y : collect ys else collect ys

-- expect: verified
{-@ chars :: xs:[Int] -> {v:S.Set Int | v = listElts xs} @-}
chars :: [Int] -> S.Set Int
chars [] = S.empty
chars (x : xs) = S.insert x (chars xs)

-- because: not (S.member 0 (charsWrong [0]))
-- expect: concrete
{-@ charsWrong :: xs:[Int] -> {v:S.Set Int | v = listElts xs} @-}
charsWrong :: [Int] -> S.Set Int
charsWrong [] = S.empty
charsWrong (x : xs) = S.delete x (charsWrong xs)

-- expect: verified
{-@ look :: M.Map Int {v:Int | v > 0} -> Int -> {v:Int | v >= 0} @-}
look :: M.Map Int Int -> Int -> Int
look m k = case M.lookup k m of
  Nothing -> 0
  Just v -> v

-- because: lookWrong M.empty 0 <= 0
-- expect: concrete
{-@ lookWrong :: M.Map Int {v:Int | v > 0} -> Int -> {v:Int | v > 0} @-}
lookWrong :: M.Map Int Int -> Int -> Int
lookWrong m k = M.findWithDefault 0 k m

-- expect: verified
{-@ filtered :: p:(Int -> Bool) -> xs:[Int] -> {v:[Int] | Set_sub (listElts v) (listElts xs)} @-}
filtered :: (Int -> Bool) -> [Int] -> [Int]
filtered _ [] = []
filtered p (x : xs) = if p x then x : filtered p xs else filtered p xs

-- because: let { xs = [1]; v = filteredWrong (const False) xs } in not (all (`elem` xs) v)
-- expect: concrete
{-@ filteredWrong :: p:(Int -> Bool) -> xs:[Int] -> {v:[Int] | Set_sub (listElts v) (listElts xs)} @-}
filteredWrong :: (Int -> Bool) -> [Int] -> [Int]
filteredWrong _ [] = [0]
filteredWrong p (x : xs) = if p x then x : filteredWrong p xs else filteredWrong p xs

-- expect: verified
{-@ gcd' :: a:Nat' -> b:{v:Int | 0 <= v && v < a} -> Nat' / [a] @-}
gcd' :: Int -> Int -> Int
gcd' a b = if b == 0 then a else gcd' b (a `mod` b)

main :: IO ()
main = print (fact 5)
