-- The exercises of `KMeans.lhs` (G2, section 6.1.3 and Table 1): what students handed in.
module KMeansWrong where

import Prelude hiding (foldr, foldr1, map, zipWith)
import qualified Data.Map as M

infixr 9 :+:

data List a = Emp | a :+: List a

type Point = List Double
type Cluster = (Int, Point)
type Center = Int

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}

{-@ measure size :: List a -> Int
    size Emp = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ type PointN N = {v:List Double | size v = N} @-}
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

{-@ map :: (a -> b) -> xs:List a -> {v:List b | size v = size xs} @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size ys = size xs} -> {v:List c | size v = size xs} @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "zipWith"

-- Points of different dimensions.
-- expect: concrete
{-@ distance :: n:Int -> List Double -> List Double -> Double @-}
distance :: Int -> Point -> Point -> Double
distance _ px py = sqrt (foldr (+) 0 (zipWith (\a b -> (a - b) * (a - b)) px py))

{-@ distanceN :: n:Int -> PointN n -> PointN n -> Double @-}
distanceN :: Int -> Point -> Point -> Double
distanceN _ px py = sqrt (foldr (+) 0 (zipWith (\a b -> (a - b) * (a - b)) px py))

-- No center at all.
-- expect: concrete
{-@ nearest :: n:Nat -> List (Int, PointN n) -> PointN n -> Int @-}
nearest :: Int -> List (Int, Point) -> Point -> Int
nearest n centers p = fst (foldr1 closer (map rate centers))
  where
    rate (c, q) = (c, distanceN n q p)
    closer a b = if snd a <= snd b then a else b

-- Centers of another dimension than the point.
-- expect: concrete
{-@ nearestMixed :: n:Nat -> ListNE (Int, List Double) -> PointN n -> Int @-}
nearestMixed :: Int -> List (Int, Point) -> Point -> Int
nearestMixed n centers p = fst (foldr1 closer (map rate centers))
  where
    rate (c, q) = (c, distanceN n q p)
    closer a b = if snd a <= snd b then a else b

{-@ addKV :: (k, v) -> M.Map k (List v) -> M.Map k (List v) @-}
addKV :: Ord k => (k, v) -> M.Map k (List v) -> M.Map k (List v)
addKV (k, v) m = M.insert k (v :+: old) m
  where
    old = case M.lookup k m of
      Nothing -> Emp
      Just vs -> vs

-- Section 6.1.3: right when it runs, but nothing says what `foldr` gives: what `addKV` gives, of which nothing is said.
-- expect: abstract addKV
{-@ group :: List (k, v) -> M.Map k {l:(List v) | size l > 0} @-}
group :: Ord k => List (k, v) -> M.Map k (List v)
group = foldr addKV M.empty

{-@ groupPoints :: List (Center, Cluster) -> List (Center, List Cluster) @-}
groupPoints :: List (Center, Cluster) -> List (Center, List Cluster)
groupPoints Emp = Emp
groupPoints ((k, c) :+: rest) = (k, c :+: Emp) :+: groupPoints rest

{-@ reduceAll :: List (Center, ListNE Cluster) -> List (Center, Cluster) @-}
reduceAll :: List (Center, List Cluster) -> List (Center, Cluster)
reduceAll Emp = Emp
reduceAll ((k, cs) :+: rest) = (k, foldr1 merge cs) :+: reduceAll rest
  where
    merge (n1, p) (n2, _) = (n1 + n2, p)

-- Section 6.1.3: what is grouped is not known to have elements.
-- expect: abstract groupPoints
{-@ kmeans1 :: n:Nat -> List (PointN n) -> List (Center, Cluster) @-}
kmeans1 :: Int -> List Point -> List (Center, Cluster)
kmeans1 n ps = reduceAll (groupPoints (map (\p -> (0, (1, p))) ps))
