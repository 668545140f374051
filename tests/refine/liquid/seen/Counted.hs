-- Maps and bags in refinements.
module Counted where

import qualified Language.Haskell.Liquid.Bag as B

{-@ measure elems' @-}
{-@ elems' :: [Int] -> B.Bag Int @-}
elems' :: [Int] -> B.Bag Int
elems' [] = B.empty
elems' (x : xs) = B.put x (elems' xs)

-- expect: verified
{-@ join :: xs:[Int] -> ys:[Int] -> {v:[Int] | elems' v = B.union (elems' xs) (elems' ys)} @-}
join :: [Int] -> [Int] -> [Int]
join [] ys = ys
join (x : xs) ys = x : join xs ys

-- because: length (joinWrong [1] [2]) /= 2
-- expect: concrete
{-@ joinWrong :: xs:[Int] -> ys:[Int] -> {v:[Int] | elems' v = B.union (elems' xs) (elems' ys)} @-}
joinWrong :: [Int] -> [Int] -> [Int]
joinWrong [] ys = ys
joinWrong (_ : xs) ys = joinWrong xs ys

-- expect: verified
{-@ turned :: xs:[Int] -> acc:[Int] -> {v:[Int] | elems' v = B.union (elems' xs) (elems' acc)} @-}
turned :: [Int] -> [Int] -> [Int]
turned [] acc = acc
turned (x : xs) acc = turned xs (x : acc)

-- expect: verified
{-@ atLeastOnce :: x:Int -> xs:[Int] -> {v:[Int] | B.get x (elems' v) > 0} @-}
atLeastOnce :: Int -> [Int] -> [Int]
atLeastOnce x xs = x : xs

-- because: B.get 0 (elems' (atLeastTwice 0 [])) < 2
-- expect: concrete
{-@ atLeastTwice :: x:Int -> xs:[Int] -> {v:[Int] | B.get x (elems' v) > 1} @-}
atLeastTwice :: Int -> [Int] -> [Int]
atLeastTwice x xs = x : xs

data Env = None | Bind Int Int Env

{-@ measure env :: Env -> Map_t Int Int
      env None = Map_default 0
      env (Bind x n e) = Map_store (env e) x n
  @-}

-- expect: verified
{-@ look :: x:Int -> e:Env -> {v:Int | v = Map_select (env e) x} @-}
look :: Int -> Env -> Int
look _ None = 0
look x (Bind y n e) = if x == y then n else look x e

-- because: lookWrong 0 (Bind 0 1 (Bind 0 2 None)) /= 1
-- expect: concrete
{-@ lookWrong :: x:Int -> e:Env -> {v:Int | v = Map_select (env e) x} @-}
lookWrong :: Int -> Env -> Int
lookWrong _ None = 0
lookWrong x (Bind y n e) = if x == y && x /= 0 then n else lookWrong x e

-- expect: verified
{-@ assign :: x:Int -> n:Int -> e:Env -> {v:Env | env v = Map_store (env e) x n} @-}
assign :: Int -> Int -> Env -> Env
assign x n e = Bind x n e

-- expect: verified
{-@ known :: x:Int -> e:Env -> {v:Int | v = 5} @-}
known :: Int -> Env -> Int
known x e = look x (assign x 5 e)

-- because: knownWrong 0 1 None /= 5
-- expect: concrete
{-@ knownWrong :: x:Int -> y:Int -> e:Env -> {v:Int | v = 5} @-}
knownWrong :: Int -> Int -> Env -> Int
knownWrong x y e = look y (assign x 5 e)
