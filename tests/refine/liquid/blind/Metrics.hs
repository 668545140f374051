-- What gets smaller, as it is written down.
module Metrics where

-- expect: verified
{-@ upTo :: i:Int -> n:{v:Int | v >= i} -> [Int] / [n - i] @-}
upTo :: Int -> Int -> [Int]
upTo i n = if i == n then [] else i : upTo (i + 1) n

-- expect: diverges
{-@ onTheSpot :: i:Int -> n:{v:Int | v >= i} -> [Int] / [n - i] @-}
onTheSpot :: Int -> Int -> [Int]
onTheSpot i n = if i == n then [] else onTheSpot i n

-- expect: verified
{-@ ack :: m:{v:Int | v >= 0} -> n:{v:Int | v >= 0} -> {v:Int | v >= 0} / [m, n] @-}
ack :: Int -> Int -> Int
ack m n
  | m == 0 = n + 1
  | n == 0 = ack (m - 1) 1
  | otherwise = ack (m - 1) (ack m (n - 1))

-- expect: verified
{-@ merge :: xs:[Int] -> ys:[Int] -> {v:[Int] | len v = len xs + len ys} / [len xs + len ys] @-}
merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys

-- because: length (mergeWrong [1] [1]) /= 2
-- expect: concrete
{-@ mergeWrong :: xs:[Int] -> ys:[Int] -> {v:[Int] | len v = len xs + len ys} / [len xs + len ys] @-}
mergeWrong :: [Int] -> [Int] -> [Int]
mergeWrong [] ys = ys
mergeWrong xs [] = xs
mergeWrong (x : xs) (y : ys)
  | x == y = x : mergeWrong xs ys
  | x < y = x : mergeWrong xs (y : ys)
  | otherwise = y : mergeWrong (x : xs) ys

-- expect: verified
{-@ isEven :: n:{v:Int | v >= 0} -> Bool / [n, 0] @-}
isEven :: Int -> Bool
isEven n = if n == 0 then True else isOdd (n - 1)

-- expect: verified
{-@ isOdd :: n:{v:Int | v >= 0} -> Bool / [n, 1] @-}
isOdd :: Int -> Bool
isOdd n = not (isEven n)

-- expect: verified
{-@ countdown :: n:{v:Int | v >= 0} -> {v:Int | v = 0} / [n] @-}
countdown :: Int -> Int
countdown n = if n == 0 then 0 else countdown (n - 1)

-- expect: diverges
{-@ tick :: n:{v:Int | v >= 0} -> Int / [n, 0] @-}
tick :: Int -> Int
tick n = tock n

-- expect: diverges
{-@ tock :: n:{v:Int | v >= 0} -> Int / [n, 0] @-}
tock :: Int -> Int
tock n = tick n

data Tree = Leaf | Node Tree Int Tree

{-@ measure nodes @-}
{-@ nodes :: Tree -> {v:Int | v >= 0} @-}
nodes :: Tree -> Int
nodes Leaf = 0
nodes (Node l _ r) = 1 + nodes l + nodes r

-- expect: verified
{-@ flatten :: t:Tree -> {v:[Int] | len v = nodes t} / [nodes t] @-}
flatten :: Tree -> [Int]
flatten Leaf = []
flatten (Node l x r) = flatten l ++ (x : flatten r)

-- expect: verified
{-@ spin :: t:Tree -> {v:Tree | nodes v = nodes t} @-}
spin :: Tree -> Tree
spin Leaf = Leaf
spin (Node l x r) = Node (spin r) x (spin l)

-- because: nodes (cut (Node (Node Leaf 0 Leaf) 0 Leaf)) /= 2
-- expect: concrete
{-@ cut :: t:Tree -> {v:Tree | nodes v = nodes t} @-}
cut :: Tree -> Tree
cut Leaf = Leaf
cut (Node _ x r) = Node Leaf x (cut r)

-- expect: verified
{-@ halves :: n:{v:Int | v >= 0} -> {v:Int | v >= 0} / [n] @-}
halves :: Int -> Int
halves n = if n <= 1 then 0 else 1 + halves (n `div` 2)
