-- The exercises of `List.lhs` (G2, section 2, 3.2 and 6.1, Table 1): what students handed in.
module ListsWrong where

import Prelude hiding (abs, concat, foldr, foldr1, head, length, replicate, zipWith)

infixr 9 :+:

data List a = Emp | a :+: List a

{-@ type Nat = {v:Int | v >= 0} @-}

{-@ measure size :: List a -> Int
    size Emp = 0
    size ((:+:) x xs) = 1 + size xs
  @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die x = error x

-- expect: concrete
{-@ abs :: Int -> Nat @-}
abs :: Int -> Int
abs n = if 0 <= n then n else n

-- expect: concrete
{-@ head :: List Int -> Int @-}
head :: List Int -> Int
head (x :+: _) = x
head _ = die "head: called with empty list!"

-- The length of what is left was meant.
-- expect: concrete
{-@ length :: xs:List a -> {v:Nat | v = size xs} @-}
length :: List a -> Int
length Emp = 0
length (_ :+: xs) = length xs

-- Right, but it forgets to say how long the list was.
-- expect: verified
{-@ lengthWeak :: xs:List a -> Nat @-}
lengthWeak :: List a -> Int
lengthWeak Emp = 0
lengthWeak (_ :+: xs) = 1 + lengthWeak xs

-- expect: abstract lengthWeak
{-@ isLong :: xs:List a -> {v:Bool | v <=> size xs > 2} @-}
isLong :: List a -> Bool
isLong xs = lengthWeak xs > 2

-- A negative number of elements is allowed.
-- expect: concrete
{-@ replicate :: n:Int -> a -> {v:List a | size v = n} @-}
replicate :: Int -> a -> List a
replicate n x = if n <= 0 then Emp else x :+: replicate (n - 1) x

-- Section 3.2.1.
-- expect: concrete
{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size xs > 0 => size ys > 0} -> List c @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ Emp Emp = Emp
zipWith _ _ _ = die "Bad call to zipWith"

-- expect: concrete
{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr op b (x :+: Emp) = x `op` b
foldr op b (x :+: xs) = x `op` foldr op b xs

-- expect: concrete
{-@ foldr1 :: (a -> a -> a) -> List a -> a @-}
foldr1 :: (a -> a -> a) -> List a -> a
foldr1 _ (x :+: Emp) = x
foldr1 op (x :+: xs) = x `op` foldr1 op xs
foldr1 _ Emp = die "Cannot call foldr1 with empty list"

{-@ measure sumsize :: List (List a) -> Int
    sumsize (Emp) = 0
    sumsize ((:+:) x xs) = size x + sumsize xs
  @-}

-- Section 3.2.2: the code is right, and the specification of concat' too weak.
-- expect: abstract concat'
{-@ concat :: x:List (List a) -> {v:List a | size v = sumsize x} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: Emp) = xs
concat (xs :+: (ys :+: xss)) = concat ((concat' xs ys) :+: xss)

-- expect: verified
{-@ concat' :: List a -> List a -> List a @-}
concat' :: List a -> List a -> List a
concat' Emp Emp = Emp
concat' xs Emp = xs
concat' Emp ys = ys
concat' (x :+: xs) ys = x :+: concat' xs ys

-- Section 6.1.1: empty lists among the lists are forgotten.
-- expect: concrete
{-@ concatLong :: x:List (List a) -> {v:List a | size v >= size x} @-}
concatLong :: List (List a) -> List a
concatLong Emp = Emp
concatLong (Emp :+: xss) = concatLong xss
concatLong ((x :+: xs) :+: xss) = x :+: concatLong (xs :+: xss)
