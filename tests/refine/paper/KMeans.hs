-- The exercises of `KMeans.lhs` (G2, section 6.1.3 and Table 1): right versions.
module KMeans where

import Prelude hiding (foldr, foldr1, map, zipWith)

infixr 9 :+:

data List a = Emp | a :+: List a

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
{-@ map :: (a -> b) -> xs:List a -> {v:List b | size v = size xs} @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

-- expect: verified
{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size ys = size xs} -> {v:List c | size v = size xs} @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "zipWith"

-- expect: verified
{-@ distance :: n:Int -> PointN n -> PointN n -> Double @-}
distance :: Int -> List Double -> List Double -> Double
distance _ px py = sqrt (foldr (+) 0 (zipWith (\a b -> (a - b) * (a - b)) px py))

-- expect: verified
{-@ mergeCluster :: n:Int -> (Pos, PointN n) -> (Pos, PointN n) -> (Pos, PointN n) @-}
mergeCluster :: Int -> (Int, List Double) -> (Int, List Double) -> (Int, List Double)
mergeCluster _ (n1, p1) (n2, p2) = (n1 + n2, zipWith (+) p1 p2)

-- expect: verified
{-@ centroid :: n:Int -> PointN n -> Pos -> PointN n @-}
centroid :: Int -> List Double -> Int -> List Double
centroid _ p sz = map (\x -> x / fromIntegral sz) p

-- expect: verified
{-@ nearest :: n:Nat -> ListNE (Int, PointN n) -> PointN n -> Int @-}
nearest :: Int -> List (Int, List Double) -> List Double -> Int
nearest n centers p = pick (foldr1 closer (map rate centers))
  where
    rate (c, q) = (c, distance n q p)
    closer a b = if snd a <= snd b then a else b
    pick (c, _) = c

-- expect: verified
{-@ singleton :: a -> {v:List a | size v = 1} @-}
singleton :: a -> List a
singleton x = x :+: Emp

-- expect: verified
{-@ reduceNE :: n:Int -> ListNE (Pos, PointN n) -> (Pos, PointN n) @-}
reduceNE :: Int -> List (Int, List Double) -> (Int, List Double)
reduceNE _ (c :+: Emp) = c
reduceNE n (c :+: cs@(_ :+: _)) = mergeCluster n c (reduceNE n cs)
reduceNE _ Emp = die "reduceNE"

-- expect: verified
{-@ normalize :: n:Int -> List (Int, (Pos, PointN n)) -> List (Int, PointN n) @-}
normalize :: Int -> List (Int, (Int, List Double)) -> List (Int, List Double)
normalize _ Emp = Emp
normalize n ((k, (sz, p)) :+: rest) = (k, centroid n p sz) :+: normalize n rest

-- expect: verified
{-@ kmeans1 :: n:Nat -> List (PointN n) -> ListNE (Int, PointN n) -> List (Int, PointN n) @-}
kmeans1 :: Int -> List (List Double) -> List (Int, List Double) -> List (Int, List Double)
kmeans1 n ps cs = normalize n (map assign ps)
  where
    assign p = (nearest n cs p, (1, p))
