-- The exercises of `List.lhs` (G2, section 2, 3.2 and 6.1, Table 1): right versions.
module Lists where

import Prelude hiding (abs, concat, foldr, foldr1, head, length, map, replicate, zipWith)

infixr 9 :+:

data List a = Emp | a :+: List a

{-@ type Nat = {v:Int | v >= 0} @-}

{-@ measure size :: List a -> Int
    size Emp = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ type ListNE a = {v:List a | size v > 0} @-}
{-@ type ListN a N = {v:List a | size v = N} @-}
{-@ type ListX a Xs = ListN a {size Xs} @-}

-- expect: verified
{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die x = error x

-- expect: verified
{-@ abs :: Int -> Nat @-}
abs :: Int -> Int
abs n = if 0 <= n then n else 0 - n

-- expect: verified
{-@ head :: {v:List Int | size v > 0} -> Int @-}
head :: List Int -> Int
head (x :+: _) = x
head _ = die "head: called with empty list!"

-- expect: verified
{-@ length :: xs:List a -> {v:Nat | v = size xs} @-}
length :: List a -> Int
length Emp = 0
length (_ :+: xs) = 1 + length xs

-- expect: verified
{-@ replicate :: n:Nat -> a -> ListN a n @-}
replicate :: Int -> a -> List a
replicate 0 _ = Emp
replicate n x = x :+: replicate (n - 1) x

-- expect: verified
{-@ map :: (a -> b) -> xs:List a -> ListX b xs @-}
map :: (a -> b) -> List a -> List b
map _ Emp = Emp
map f (x :+: xs) = f x :+: map f xs

-- expect: verified
{-@ zipWith :: (a -> b -> c) -> xs:List a -> ListX b xs -> ListX c xs @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "Bad call to zipWith"

-- expect: verified
{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = x `op` foldr op b xs

-- expect: verified
{-@ foldr1 :: (a -> a -> a) -> ListNE a -> a @-}
foldr1 :: (a -> a -> a) -> List a -> a
foldr1 op (x :+: xs) = foldr op x xs
foldr1 _ Emp = die "Cannot call foldr1 with empty list"

{-@ measure sumsize :: List (List a) -> Int
    sumsize (Emp) = 0
    sumsize ((:+:) x xs) = size x + sumsize xs
  @-}

-- expect: verified
{-@ concat :: x:List (List a) -> {v:List a | size v = sumsize x} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: Emp) = xs
concat (xs :+: (ys :+: xss)) = concat ((concat' xs ys) :+: xss)

-- expect: verified
{-@ concat' :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
concat' :: List a -> List a -> List a
concat' Emp Emp = Emp
concat' xs Emp = xs
concat' Emp ys = ys
concat' (x :+: xs) ys = x :+: concat' xs ys
