{-# LANGUAGE BangPatterns, LambdaCase, MultiWayIf, RecordWildCards, ViewPatterns #-}
{-# OPTIONS_GHC -w #-}
module Failures where

data R = A { fa :: Int, fb :: Int } | B { fb :: Int } deriving Show
class C a where { op :: a -> Int; op2 :: a -> a }
instance C Int where
  op2 x = x
instance Show a => C (Maybe a) where op2 x = x

f :: Int -> Int
f 1 = 2
f 2
  | False = 3

g :: Int -> Int
g x | x > 100 = 1

h :: Maybe Int -> Int
h = \(Just x) -> x

k :: Int -> Int
k x = case x of
  1 -> 2
  3 | False -> 4

m :: Int -> Int
m x = if | x > 10 -> 1

l :: Int -> Int
l = \case { 1 -> 2 }

y :: Int
y | False = 3

infix 4 %%
(%%) :: Int -> Int -> Int
1 %% 2 = 3

p1, p2, p3, p4, p5, p6, p7, p8, p9 :: Int
p1 = let Just x = Nothing :: Maybe Int in x
p2 = let (Just x, [y,   z]) = (Nothing :: Maybe Int, [1]) in x
p3 = let !(Just x) = Nothing :: Maybe Int in x
p4 = case Nothing of ~(Just x) -> x
p5 = let (x:xs) = [] in x
p6 = let Just (-1, 'c', "s", x, ~y, (negate -> 3)) = Nothing in x :: Int
p7 = let [A{fa = q, ..}] = [B 3] in q
p8 = let (a, ~(Just b)) = (1, Nothing :: Maybe Int) in b
p9 = (\ ~(Just x) -> x) Nothing

r1, r2, r3, r4, r5 :: Int
r1 = fa (B 3)
r2 = fa (A { fb = 2 })
r3 = fb ((B 3) { fa = 3 })
r4 = op (3 :: Int)
r5 = op (Just 'c')

w :: Int -> Maybe Int -> Int
w 0 _ = 1
w _ ~(Just x) = x

d :: Maybe (Maybe Int) -> Maybe Int
d m = do
  ~(Just x) <- m
  return x

c :: [Maybe Int] -> [Int]
c ms = [x | ~(Just x) <- ms]

e :: Maybe Int -> Either String Int
e m = case m of { y | ~(Just z) <- m -> Right z }

n :: [Int]
n = do { Just x <- [Just 1]; return x }

whole :: Int -> Int
whole a = go a where go 0 = 1
                     go 1 = 2
