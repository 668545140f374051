-- Data types of one's own, with measures.
{-@ LIQUID "--no-termination" @-}
module Measures where

infixr 5 :+:

data List a = Emp | a :+: List a

{-@ type Nat = {v:Int | v >= 0} @-}

{-@ measure size :: List a -> Int
    size (Emp)        = 0
    size ((:+:) x xs) = 1 + size xs
  @-}
{-@ invariant {v:List a | size v >= 0} @-}

{-@ type ListS a N = {v:List a | size v = N} @-}

data Peano = Zero | Succ Peano

{-@ measure value :: Peano -> Int
    value (Zero)   = 0
    value (Succ n) = 1 + value n
  @-}
{-@ invariant {v:Peano | value v >= 0} @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

toList :: List a -> [a]
toList Emp = []
toList (x :+: xs) = x : toList xs

toInt :: Peano -> Int
toInt Zero = 0
toInt (Succ n) = 1 + toInt n

-- expect: verified
{-@ top :: {v:List a | size v > 0} -> a @-}
top :: List a -> a
top (x :+: _) = x
top Emp = die "top: empty list"

-- expect: verified
{-@ isEmpty :: xs:List a -> {v:Bool | v <=> size xs = 0} @-}
isEmpty :: List a -> Bool
isEmpty Emp = True
isEmpty _ = False

-- expect: verified
{-@ topOr :: a -> List a -> a @-}
topOr :: a -> List a -> a
topOr x xs = if isEmpty xs then x else top xs

-- The branches are the wrong way round.
-- because: raises (topUnless 'x' (Emp :: List Char))
-- expect: concrete
{-@ topUnless :: a -> List a -> a @-}
topUnless :: a -> List a -> a
topUnless x xs = if isEmpty xs then top xs else x

-- expect: verified
{-@ hasNone :: List a -> Bool @-}
hasNone :: List a -> Bool
hasNone Emp = True
hasNone _ = False

-- expect: abstract hasNone
{-@ topIfAny :: a -> List a -> a @-}
topIfAny :: a -> List a -> a
topIfAny x xs = if hasNone xs then x else top xs

-- expect: verified
{-@ each :: (a -> b) -> xs:List a -> ListS b {size xs} @-}
each :: (a -> b) -> List a -> List b
each _ Emp = Emp
each f (x :+: xs) = f x :+: each f xs

-- expect: verified
{-@ keep :: (a -> Bool) -> xs:List a -> {v:List a | size v <= size xs} @-}
keep :: (a -> Bool) -> List a -> List a
keep _ Emp = Emp
keep p (x :+: xs) = if p x then x :+: keep p xs else keep p xs

-- because: length (toList (keepAll even (1 :+: Emp))) /= 1
-- expect: concrete
{-@ keepAll :: (a -> Bool) -> xs:List a -> ListS a {size xs} @-}
keepAll :: (a -> Bool) -> List a -> List a
keepAll _ Emp = Emp
keepAll p (x :+: xs) = if p x then x :+: keepAll p xs else keepAll p xs

-- expect: verified
{-@ interleave :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
interleave :: List a -> List a -> List a
interleave Emp ys = ys
interleave (x :+: xs) ys = x :+: interleave ys xs

-- expect: verified
{-@ halves :: xs:List a -> {v:(List a, List a) | size (fst v) + size (snd v) = size xs && (size xs > 1 => size (fst v) > 0 && size (snd v) > 0)} @-}
halves :: List a -> (List a, List a)
halves Emp = (Emp, Emp)
halves (x :+: Emp) = (x :+: Emp, Emp)
halves (x :+: y :+: xs) = let (as, bs) = halves xs in (x :+: as, y :+: bs)

-- expect: verified
{-@ merge :: xs:List Int -> ys:List Int -> {v:List Int | size v = size xs + size ys} @-}
merge :: List Int -> List Int -> List Int
merge Emp ys = ys
merge xs Emp = xs
merge (x :+: xs) (y :+: ys)
  | x <= y = x :+: merge xs (y :+: ys)
  | otherwise = y :+: merge (x :+: xs) ys

-- expect: verified
{-@ mergeSort :: xs:List Int -> ListS Int {size xs} @-}
mergeSort :: List Int -> List Int
mergeSort Emp = Emp
mergeSort (x :+: Emp) = x :+: Emp
mergeSort xs = let (as, bs) = halves xs in merge (mergeSort as) (mergeSort bs)

-- Equal heads are merged into one.
-- because: length (toList (mergeOnce (1 :+: Emp) (1 :+: Emp))) /= 2
-- expect: concrete
{-@ mergeOnce :: xs:List Int -> ys:List Int -> {v:List Int | size v = size xs + size ys} @-}
mergeOnce :: List Int -> List Int -> List Int
mergeOnce Emp ys = ys
mergeOnce xs Emp = xs
mergeOnce (x :+: xs) (y :+: ys)
  | x < y = x :+: mergeOnce xs (y :+: ys)
  | x > y = y :+: mergeOnce (x :+: xs) ys
  | otherwise = x :+: mergeOnce xs ys

-- expect: verified
{-@ place :: Int -> List Int -> List Int @-}
place :: Int -> List Int -> List Int
place y Emp = y :+: Emp
place y (x :+: xs) = if y <= x then y :+: x :+: xs else x :+: place y xs

-- expect: abstract place
{-@ insertionSort :: xs:List Int -> ListS Int {size xs} @-}
insertionSort :: List Int -> List Int
insertionSort Emp = Emp
insertionSort (x :+: xs) = place x (insertionSort xs)

-- expect: verified
{-@ foldOne :: (a -> a -> a) -> {v:List a | size v > 0} -> a @-}
foldOne :: (a -> a -> a) -> List a -> a
foldOne _ (x :+: Emp) = x
foldOne f (x :+: xs) = f x (foldOne f xs)
foldOne _ Emp = die "foldOne: empty list"

-- because: raises (greatest Emp)
-- expect: concrete
{-@ greatest :: List Int -> Int @-}
greatest :: List Int -> Int
greatest xs = foldOne (\x y -> if x < y then y else x) xs

-- expect: verified
{-@ nth :: n:Nat -> {v:List a | n < size v} -> a @-}
nth :: Int -> List a -> a
nth 0 (x :+: _) = x
nth n (_ :+: xs) = nth (n - 1) xs
nth _ Emp = die "nth: too short"

-- because: raises (nthOff 0 (Emp :: List Int))
-- expect: concrete
{-@ nthOff :: n:Nat -> {v:List a | n <= size v} -> a @-}
nthOff :: Int -> List a -> a
nthOff 0 (x :+: _) = x
nthOff n (_ :+: xs) = nthOff (n - 1) xs
nthOff _ Emp = die "nthOff: too short"

-- expect: verified
{-@ plus :: m:Peano -> n:Peano -> {v:Peano | value v = value m + value n} @-}
plus :: Peano -> Peano -> Peano
plus Zero n = n
plus (Succ m) n = Succ (plus m n)

-- expect: verified
{-@ minus :: m:Peano -> n:{v:Peano | value v <= value m} -> {v:Peano | value v = value m - value n} @-}
minus :: Peano -> Peano -> Peano
minus m Zero = m
minus (Succ m) (Succ n) = minus m n
minus Zero (Succ _) = die "minus: negative"

-- Truncated subtraction is subtraction where it is not truncated alone.
-- because: toInt (monus Zero (Succ Zero)) /= 0 - 1
-- expect: concrete
{-@ monus :: m:Peano -> n:Peano -> {v:Peano | value v = value m - value n} @-}
monus :: Peano -> Peano -> Peano
monus m Zero = m
monus (Succ m) (Succ n) = monus m n
monus Zero (Succ _) = Zero

-- expect: verified
{-@ add :: Peano -> Peano -> Peano @-}
add :: Peano -> Peano -> Peano
add Zero n = n
add (Succ m) n = Succ (add m n)

-- expect: abstract add
{-@ double :: n:Peano -> {v:Peano | value v = value n + value n} @-}
double :: Peano -> Peano
double n = add n n
