-- Sorting with orders that are given as natural numbers, and by other ways than the usual.
module Sorts where

data Nat = Z | S Nat deriving (Eq, Show)

le :: Nat -> Nat -> Bool
le Z _ = True
le (S _) Z = False
le (S m) (S n) = le m n

sorted :: [Nat] -> Bool
sorted [] = True
sorted [_] = True
sorted (x : y : rest) = le x y && sorted (y : rest)

count :: Nat -> [Nat] -> Nat
count _ [] = Z
count x (y : ys) = if x == y then S (count x ys) else count x ys

add :: Nat -> Nat -> Nat
add Z n = n
add (S m) n = S (add m n)

insert :: Nat -> [Nat] -> [Nat]
insert x [] = [x]
insert x (y : ys) = if le x y then x : y : ys else y : insert x ys

isort :: [Nat] -> [Nat]
isort [] = []
isort (x : xs) = insert x (isort xs)

insertAll :: [Nat] -> [Nat] -> [Nat]
insertAll [] acc = acc
insertAll (x : xs) acc = insertAll xs (insert x acc)

lmerge :: [Nat] -> [Nat] -> [Nat]
lmerge [] ys = ys
lmerge xs [] = xs
lmerge (x : xs) (y : ys) = if le x y then x : lmerge xs (y : ys) else y : lmerge (x : xs) ys

-- Merge neighbours until one list is left.
pairs :: [[Nat]] -> [[Nat]]
pairs (a : b : rest) = lmerge a b : pairs rest
pairs ls = ls

risers :: [Nat] -> [[Nat]]
risers [] = []
risers (x : xs) = case risers xs of
  (y : ys) : rest | le x y -> (x : y : ys) : rest
  rest -> [x] : rest

mergeAll :: [[Nat]] -> [Nat]
mergeAll = foldr lmerge []

naturalSort :: [Nat] -> [Nat]
naturalSort xs = mergeAll (risers xs)

below, above :: Nat -> [Nat] -> [Nat]
below _ [] = []
below p (x : xs) = if le x p then x : below p xs else below p xs
above _ [] = []
above p (x : xs) = if le x p then above p xs else x : above p xs

data Tree = Leaf | Node Tree Nat Tree

plant :: Nat -> Tree -> Tree
plant x Leaf = Node Leaf x Leaf
plant x (Node l y r) = if le x y then Node (plant x l) y r else Node l y (plant x r)

toTree :: [Nat] -> Tree
toTree [] = Leaf
toTree (x : xs) = plant x (toTree xs)

flat :: Tree -> [Nat] -> [Nat]
flat Leaf acc = acc
flat (Node l x r) acc = flat l (x : flat r acc)

tsort :: [Nat] -> [Nat]
tsort xs = flat (toTree xs) []

-- The smallest of a list that is not empty, and the others.
takeMin :: Nat -> [Nat] -> (Nat, [Nat])
takeMin x [] = (x, [])
takeMin x (y : ys) = case takeMin y ys of
  (m, rest) -> if le x m then (x, m : rest) else (m, x : rest)

-- expect: verified
prop_isort_sorts :: [Nat] -> Bool
prop_isort_sorts xs = sorted (isort xs)

-- expect: verified
prop_isort_counts :: Nat -> [Nat] -> Bool
prop_isort_counts x xs = count x (isort xs) == count x xs

-- expect: verified
prop_insertAll_sorts :: [Nat] -> [Nat] -> Bool
prop_insertAll_sorts xs ys = not (sorted ys) || sorted (insertAll xs ys)

-- expect: verified
prop_insertAll_counts :: Nat -> [Nat] -> [Nat] -> Bool
prop_insertAll_counts x xs ys = count x (insertAll xs ys) == add (count x xs) (count x ys)

-- expect: verified
prop_lmerge_sorts :: [Nat] -> [Nat] -> Bool
prop_lmerge_sorts xs ys = not (sorted xs && sorted ys) || sorted (lmerge xs ys)

-- expect: verified
prop_lmerge_counts :: Nat -> [Nat] -> [Nat] -> Bool
prop_lmerge_counts x xs ys = count x (lmerge xs ys) == add (count x xs) (count x ys)

-- expect: verified
prop_risers_concat :: [Nat] -> Bool
prop_risers_concat xs = concat (risers xs) == xs

-- expect: verified
prop_naturalSort_sorts :: [Nat] -> Bool
prop_naturalSort_sorts xs = sorted (naturalSort xs)

-- expect: verified
prop_naturalSort_counts :: Nat -> [Nat] -> Bool
prop_naturalSort_counts x xs = count x (naturalSort xs) == count x xs

-- expect: verified
prop_parts_count :: Nat -> Nat -> [Nat] -> Bool
prop_parts_count x p xs = add (count x (below p xs)) (count x (above p xs)) == count x xs

-- expect: verified
prop_tsort_counts :: Nat -> [Nat] -> Bool
prop_tsort_counts x xs = count x (tsort xs) == count x xs

-- expect: verified
prop_pairs_count :: Nat -> [[Nat]] -> Bool
prop_pairs_count x ls = count x (concat (pairs ls)) == count x (concat ls)

-- expect: verified
prop_takeMin_length :: Nat -> [Nat] -> Bool
prop_takeMin_length x xs = length (snd (takeMin x xs)) == length xs

-- expect: verified
prop_takeMin_least :: Nat -> [Nat] -> Bool
prop_takeMin_least x xs = le (fst (takeMin x xs)) x

-- expect: refuted
prop_insert_sorts :: Nat -> [Nat] -> Bool
prop_insert_sorts x xs = sorted (insert x xs)

-- expect: refuted
prop_insertAll_onto :: [Nat] -> [Nat] -> Bool
prop_insertAll_onto xs ys = sorted (insertAll xs ys)

-- expect: refuted
prop_lmerge_counts_one :: Nat -> [Nat] -> [Nat] -> Bool
prop_lmerge_counts_one x xs ys = count x (lmerge xs ys) == count x xs

-- expect: refuted
prop_lmerge_assoc :: [Nat] -> [Nat] -> [Nat] -> Bool
prop_lmerge_assoc xs ys zs = lmerge xs (lmerge ys zs) == lmerge ys (lmerge xs zs)

-- expect: refuted
prop_risers_short :: [Nat] -> Bool
prop_risers_short xs = length (risers xs) < length xs || length xs < 2

-- expect: refuted
prop_risers_one :: [Nat] -> Bool
prop_risers_one xs = length (risers xs) <= 2

-- expect: refuted
prop_below_sorted :: Nat -> [Nat] -> Bool
prop_below_sorted p xs = below p xs ++ above p xs == xs

-- expect: refuted
prop_below_count :: Nat -> Nat -> [Nat] -> Bool
prop_below_count x p xs = count x (below p xs) == count x xs

-- expect: refuted
prop_tsort_same :: [Nat] -> Bool
prop_tsort_same xs = tsort xs == xs

-- expect: refuted
prop_takeMin_first :: Nat -> [Nat] -> Bool
prop_takeMin_first x xs = fst (takeMin x xs) == x || length xs < 2

-- expect: refuted
prop_takeMin_rest :: Nat -> [Nat] -> Bool
prop_takeMin_rest x xs = snd (takeMin x xs) == xs

-- expect: refuted
prop_takeMin_sorts :: Nat -> [Nat] -> Bool
prop_takeMin_sorts x xs = sorted (snd (takeMin x xs))

-- expect: refuted
prop_pairs_flat :: [[Nat]] -> Bool
prop_pairs_flat ls = concat (pairs ls) == concat ls

-- expect: refuted
prop_count_append_two :: Nat -> [Nat] -> [Nat] -> Bool
prop_count_append_two x xs ys = count x (xs ++ ys) == add (count x xs) (S (count x ys))
