-- The exercises of `MapReduce.lhs` (G2, section 6.1.2 and Table 1): what students handed in.
module MapReduceWrong where

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

{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = x `op` foldr op b xs

{-@ foldr1 :: (a -> a -> a) -> ListNE a -> a @-}
foldr1 :: (a -> a -> a) -> List a -> a
foldr1 op (x :+: xs) = foldr op x xs
foldr1 _ Emp = die "foldr1"

{-@ append :: List a -> List a -> List a @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ map :: (a -> b) -> List a -> List b @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

{-@ concat :: List (List a) -> List a @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: xss) = append xs (concat xss)

-- Nothing says that each piece makes something.
-- expect: concrete
{-@ expand :: (a -> List (k, v)) -> xs:List a -> {v:List (k, v) | size v >= size xs} @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand fm xs = concat (map fm xs)

-- Each piece makes one pair, but nothing is known of `map`.
-- expect: abstract map
{-@ expandEach :: (a -> (k, v)) -> xs:List a -> {v:List (k, v) | size v = size xs} @-}
expandEach :: (a -> (k, v)) -> List a -> List (k, v)
expandEach fm xs = map fm xs

-- Section 6.1.2: a key without values makes `foldr1` fail.
-- expect: concrete
{-@ collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v @-}
collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v
collapse f = M.map (foldr1 f)

-- The same over lists of pairs.
-- expect: concrete
{-@ collapsePairs :: (v -> v -> v) -> List (k, List v) -> List (k, v) @-}
collapsePairs :: (v -> v -> v) -> List (k, List v) -> List (k, v)
collapsePairs _ Emp = Emp
collapsePairs f ((k, vs) :+: rest) = (k, foldr1 f vs) :+: collapsePairs f rest

-- expect: verified
{-@ insertKV :: k -> v -> List (k, List v) -> List (k, List v) @-}
insertKV :: Eq k => k -> v -> List (k, List v) -> List (k, List v)
insertKV k v Emp = (k, v :+: Emp) :+: Emp
insertKV k v ((k', vs) :+: rest)
  | k == k' = (k', v :+: vs) :+: rest
  | otherwise = (k', vs) :+: insertKV k v rest

-- Right, but `insertKV` does not say that its lists have elements.
-- expect: abstract insertKV
{-@ group :: List (k, v) -> List (k, ListNE v) @-}
group :: Eq k => List (k, v) -> List (k, List v)
group Emp = Emp
group ((k, v) :+: rest) = insertKV k v (group rest)

{-@ groupWeak :: List (k, v) -> List (k, List v) @-}
groupWeak :: Eq k => List (k, v) -> List (k, List v)
groupWeak Emp = Emp
groupWeak ((k, v) :+: rest) = insertKV k v (groupWeak rest)

{-@ collapseNE :: (v -> v -> v) -> List (k, ListNE v) -> List (k, v) @-}
collapseNE :: (v -> v -> v) -> List (k, List v) -> List (k, v)
collapseNE _ Emp = Emp
collapseNE f ((k, vs) :+: rest) = (k, foldr1 f vs) :+: collapseNE f rest

-- What `groupWeak` gives is not known to be fit for `collapseNE`.
-- expect: abstract groupWeak
{-@ mapReduce :: (a -> List (k, v)) -> (v -> v -> v) -> List a -> List (k, v) @-}
mapReduce :: Eq k => (a -> List (k, v)) -> (v -> v -> v) -> List a -> List (k, v)
mapReduce fm fr xs = collapseNE fr (groupWeak (concat (map fm xs)))

-- The pairs are not grouped at all.
-- expect: concrete
{-@ mapReduceFlat :: (a -> List (k, v)) -> (v -> v -> v) -> List a -> List v @-}
mapReduceFlat :: (a -> List (k, v)) -> (v -> v -> v) -> List a -> List v
mapReduceFlat fm fr xs = foldr1 fr (map snd (concat (map fm xs))) :+: Emp
