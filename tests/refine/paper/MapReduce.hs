-- The exercises of `MapReduce.lhs` (G2, section 6.1.2 and Table 1): right versions.
module MapReduce where

import Prelude hiding (concat, foldr, foldr1, map)
import qualified Data.Map as M

infixr 9 :+:

data List a = Emp | a :+: List a

{-@ measure size :: List a -> Int
    size Emp = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ type ListNE a = {v:List a | size v > 0} @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die x = error x

-- expect: verified
{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = x `op` foldr op b xs

-- expect: verified
{-@ foldr1 :: (a -> a -> a) -> ListNE a -> a @-}
foldr1 :: (a -> a -> a) -> List a -> a
foldr1 op (x :+: xs) = foldr op x xs
foldr1 _ Emp = die "foldr1"

-- expect: verified
{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

-- expect: verified
{-@ map :: (a -> b) -> xs:List a -> {v:List b | size v = size xs} @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

-- expect: verified
{-@ concat :: List (List a) -> List a @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: xss) = append xs (concat xss)

-- expect: verified
{-@ expand :: (a -> List (k, v)) -> List a -> List (k, v) @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand fm xs = concat (map fm xs)

-- expect: verified
{-@ addKV :: k -> v -> M.Map k (ListNE v) -> ListNE v @-}
addKV :: Ord k => k -> v -> M.Map k (List v) -> List v
addKV k v m = v :+: vs
  where
    vs = case M.lookup k m of
      Nothing -> Emp
      Just old -> old

-- expect: verified
{-@ group :: List (k, v) -> List (k, ListNE v) @-}
group :: Eq k => List (k, v) -> List (k, List v)
group Emp = Emp
group ((k, v) :+: rest) = insertKV k v (group rest)

-- expect: verified
{-@ insertKV :: k -> v -> List (k, ListNE v) -> List (k, ListNE v) @-}
insertKV :: Eq k => k -> v -> List (k, List v) -> List (k, List v)
insertKV k v Emp = (k, v :+: Emp) :+: Emp
insertKV k v ((k', vs) :+: rest)
  | k == k' = (k', v :+: vs) :+: rest
  | otherwise = (k', vs) :+: insertKV k v rest

-- expect: verified
{-@ collapse :: (v -> v -> v) -> List (k, ListNE v) -> List (k, v) @-}
collapse :: (v -> v -> v) -> List (k, List v) -> List (k, v)
collapse _ Emp = Emp
collapse f ((k, vs) :+: rest) = (k, foldr1 f vs) :+: collapse f rest

-- expect: verified
{-@ mapReduce :: (a -> List (k, v)) -> (v -> v -> v) -> List a -> List (k, v) @-}
mapReduce :: Eq k => (a -> List (k, v)) -> (v -> v -> v) -> List a -> List (k, v)
mapReduce fm fr xs = kvm
  where
    kvs = expand fm xs
    kvsm = group kvs
    kvm = collapse fr kvsm
