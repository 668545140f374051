{-@ LIQUID "--reflection" @-}
{-@ LIQUID "--ple" @-}
-- Lemmas about lists and trees, proved by induction.
module Lemmas where

import Language.Haskell.Liquid.ProofCombinators

{-@ reflect size @-}
size :: [a] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

{-@ reflect join @-}
join :: [a] -> [a] -> [a]
join [] ys = ys
join (x : xs) ys = x : join xs ys

{-@ reflect each @-}
each :: (a -> b) -> [a] -> [b]
each _ [] = []
each f (x : xs) = f x : each f xs

data Tree a = Tip | Fork (Tree a) a (Tree a)

{-@ reflect mirror @-}
mirror :: Tree a -> Tree a
mirror Tip = Tip
mirror (Fork l x r) = Fork (mirror r) x (mirror l)

{-@ reflect nodes @-}
nodes :: Tree a -> Int
nodes Tip = 0
nodes (Fork l _ r) = nodes l + 1 + nodes r

-- expect: verified
{-@ sizeJoin :: xs:[a] -> ys:[a] -> { size (join xs ys) = size xs + size ys } @-}
sizeJoin :: [a] -> [a] -> Proof
sizeJoin [] _ = ()
sizeJoin (_ : xs) ys = sizeJoin xs ys

-- expect: concrete
{-@ sizeJoinWrong :: xs:[a] -> ys:[a] -> { size (join xs ys) = size xs } @-}
sizeJoinWrong :: [a] -> [a] -> Proof
sizeJoinWrong [] _ = ()
sizeJoinWrong (_ : xs) ys = sizeJoinWrong xs ys

-- expect: verified
{-@ sizeEach :: f:(a -> b) -> xs:[a] -> { size (each f xs) = size xs } @-}
sizeEach :: (a -> b) -> [a] -> Proof
sizeEach _ [] = ()
sizeEach f (_ : xs) = sizeEach f xs

-- expect: verified
{-@ eachJoin :: f:(a -> b) -> xs:[a] -> ys:[a] -> { each f (join xs ys) = join (each f xs) (each f ys) } @-}
eachJoin :: (a -> b) -> [a] -> [a] -> Proof
eachJoin _ [] _ = ()
eachJoin f (_ : xs) ys = eachJoin f xs ys

-- expect: concrete
{-@ eachSame :: f:(Int -> Int) -> xs:[Int] -> { each f xs = xs } @-}
eachSame :: (Int -> Int) -> [Int] -> Proof
eachSame _ _ = ()

-- expect: verified
{-@ mirrorTwice :: t:Tree a -> { mirror (mirror t) = t } @-}
mirrorTwice :: Tree a -> Proof
mirrorTwice Tip = ()
mirrorTwice (Fork l _ r) = mirrorTwice l &&& mirrorTwice r

-- expect: concrete
{-@ mirrorOnce :: t:Tree a -> { mirror t = t } @-}
mirrorOnce :: Tree a -> Proof
mirrorOnce Tip = ()
mirrorOnce (Fork l _ r) = mirrorOnce l &&& mirrorOnce r

-- expect: verified
{-@ nodesMirror :: t:Tree a -> { nodes (mirror t) = nodes t } @-}
nodesMirror :: Tree a -> Proof
nodesMirror Tip = nodes (mirror Tip) === nodes Tip *** QED
nodesMirror (Fork l x r)
  = nodes (mirror (Fork l x r))
  === nodes (Fork (mirror r) x (mirror l))
  === nodes (mirror r) + 1 + nodes (mirror l)
  === nodes r + 1 + nodes l ? (nodesMirror l &&& nodesMirror r)
  === nodes (Fork l x r)
  *** QED

-- expect: concrete
{-@ nodesMore :: t:Tree a -> { nodes (mirror t) > 0 } @-}
nodesMore :: Tree a -> Proof
nodesMore Tip = ()
nodesMore (Fork l _ _) = nodesMore l

-- expect: verified
{-@ sizeNatural :: xs:[a] -> { size xs >= 0 } @-}
sizeNatural :: [a] -> Proof
sizeNatural [] = ()
sizeNatural (_ : xs) = sizeNatural xs

-- expect: verified
{-@ two :: () -> { size (join [1] [2]) = 2 } @-}
two :: () -> Proof
two _ = trivial

-- expect: concrete
{-@ notTwo :: () -> { size (join [1] [2, 3]) = 2 } @-}
notTwo :: () -> Proof
notTwo _ = trivial

-- expect: verified
{-@ positive :: x:Int -> { x > 0 => x + x > 1 } @-}
positive :: Int -> Proof
positive _ = ()

-- expect: concrete
{-@ notPositive :: x:Int -> { x > 0 => x + x > 2 } @-}
notPositive :: Int -> Proof
notPositive _ = ()

-- expect: verified
{-@ between :: x:Int -> y:{v:Int | x < v} -> { x + 1 <= y } @-}
between :: Int -> Int -> Proof
between _ _ = () *** QED

-- The lemma is not called where it is needed.
-- expect: concrete
{-@ steps :: xs:[Int] -> { size xs = 1 } @-}
steps :: [Int] -> Proof
steps xs = size xs === 1 *** QED
