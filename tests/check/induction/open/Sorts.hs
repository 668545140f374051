-- Seven ways to sort a list of numbers: each sorts, and keeps every element as often as it was there.
module Sorts where

sorted :: [Int] -> Bool
sorted (x : y : rest) = x <= y && sorted (y : rest)
sorted _ = True

count :: Int -> [Int] -> Int
count _ [] = 0
count x (y : ys) = if x == y then 1 + count x ys else count x ys

insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys) | x <= y = x : y : ys
                  | otherwise = y : insert x ys

insertionSort :: [Int] -> [Int]
insertionSort = foldr insert []

merge :: [Int] -> [Int] -> [Int]
merge [] ys = ys
merge xs [] = xs
merge (x : xs) (y : ys)
  | x <= y = x : merge xs (y : ys)
  | otherwise = y : merge (x : xs) ys

split :: [a] -> ([a], [a])
split [] = ([], [])
split [x] = ([x], [])
split (x : y : rest) = let (l, r) = split rest in (x : l, y : r)

mergeSort :: [Int] -> [Int]
mergeSort [] = []
mergeSort [x] = [x]
mergeSort xs = let (l, r) = split xs in merge (mergeSort l) (mergeSort r)

quickSort :: [Int] -> [Int]
quickSort [] = []
quickSort (p : xs) = quickSort (filter (<= p) xs) ++ [p] ++ quickSort (filter (> p) xs)

data Tree = Leaf | Node Tree Int Tree

grow :: Int -> Tree -> Tree
grow x Leaf = Node Leaf x Leaf
grow x (Node l y r) | x <= y = Node (grow x l) y r
                    | otherwise = Node l y (grow x r)

walk :: Tree -> [Int]
walk Leaf = []
walk (Node l x r) = walk l ++ [x] ++ walk r

treeSort :: [Int] -> [Int]
treeSort xs = walk (foldr grow Leaf xs)

-- One pass of bubble sort: the largest goes to the end.
pass :: [Int] -> [Int]
pass (x : y : rest) | x <= y = x : pass (y : rest)
                    | otherwise = y : pass (x : rest)
pass xs = xs

bubbleSort :: [Int] -> [Int]
bubbleSort xs = go (length xs) xs
  where go n ys = if n <= 0 then ys else go (n - 1) (pass ys)

least :: Int -> [Int] -> Int
least x [] = x
least x (y : ys) = if y < x then least y ys else least x ys

remove :: Int -> [Int] -> [Int]
remove _ [] = []
remove x (y : ys) = if x == y then ys else y : remove x ys

selectionSort :: [Int] -> [Int]
selectionSort xs = go (length xs) xs
  where
    go n ys | n <= 0 = []
    go _ [] = []
    go n (y : ys) = let m = least y ys in m : go (n - 1) (remove m (y : ys))

data Heap = Empty | Heap Heap Int Heap

join :: Heap -> Heap -> Heap
join Empty h = h
join h Empty = h
join (Heap l x r) (Heap l' y r')
  | x <= y = Heap (join r (Heap l' y r')) x l
  | otherwise = Heap (join r' (Heap l x r)) y l'

push :: Int -> Heap -> Heap
push x h = join (Heap Empty x Empty) h

elements :: Heap -> [Int]
elements Empty = []
elements (Heap l x r) = x : elements l ++ elements r

-- expect: verified
prop_insertionSort_sorts :: [Int] -> Bool
prop_insertionSort_sorts xs = sorted (insertionSort xs)

-- expect: verified
prop_insertionSort_counts :: Int -> [Int] -> Bool
prop_insertionSort_counts x xs = count x (insertionSort xs) == count x xs

-- expect: verified
prop_merge_sorts :: [Int] -> [Int] -> Bool
prop_merge_sorts xs ys = not (sorted xs && sorted ys) || sorted (merge xs ys)

-- expect: verified
prop_merge_counts :: Int -> [Int] -> [Int] -> Bool
prop_merge_counts x xs ys = count x (merge xs ys) == count x xs + count x ys

-- expect: verified
prop_mergeSort_sorts :: [Int] -> Bool
prop_mergeSort_sorts xs = sorted (mergeSort xs)

-- expect: verified
prop_mergeSort_counts :: Int -> [Int] -> Bool
prop_mergeSort_counts x xs = count x (mergeSort xs) == count x xs

-- expect: verified
prop_quickSort_sorts :: [Int] -> Bool
prop_quickSort_sorts xs = sorted (quickSort xs)

-- expect: verified
prop_quickSort_counts :: Int -> [Int] -> Bool
prop_quickSort_counts x xs = count x (quickSort xs) == count x xs

-- expect: verified
prop_treeSort_sorts :: [Int] -> Bool
prop_treeSort_sorts xs = sorted (treeSort xs)

-- expect: verified
prop_treeSort_counts :: Int -> [Int] -> Bool
prop_treeSort_counts x xs = count x (treeSort xs) == count x xs

-- expect: verified
prop_pass_counts :: Int -> [Int] -> Bool
prop_pass_counts x xs = count x (pass xs) == count x xs

-- expect: verified
prop_bubbleSort_counts :: Int -> [Int] -> Bool
prop_bubbleSort_counts x xs = count x (bubbleSort xs) == count x xs

-- expect: verified
prop_join_counts :: Int -> Heap -> Heap -> Bool
prop_join_counts x g h = count x (elements (join g h)) == count x (elements g) + count x (elements h)

-- expect: verified
prop_push_length :: Int -> Heap -> Bool
prop_push_length x h = length (elements (push x h)) == 1 + length (elements h)

-- expect: refuted
prop_quickSort_strict_sorts :: [Int] -> Bool
prop_quickSort_strict_sorts xs = strictly (quickSort xs)
  where strictly (x : y : rest) = x < y && strictly (y : rest)
        strictly _ = True

-- expect: refuted
prop_pass_sorts :: [Int] -> Bool
prop_pass_sorts xs = sorted (pass xs)

-- expect: refuted
prop_merge_sorts_left :: [Int] -> [Int] -> Bool
prop_merge_sorts_left xs ys = not (sorted xs) || sorted (merge xs ys)

-- expect: refuted
prop_merge_commutes :: [Int] -> [Int] -> Bool
prop_merge_commutes xs ys = merge xs ys == merge ys xs

-- expect: refuted
prop_two_passes_sort :: [Int] -> Bool
prop_two_passes_sort xs = sorted (pass (pass xs))

-- expect: refuted
prop_treeSort_keeps :: [Int] -> Bool
prop_treeSort_keeps xs = length xs < 5 || treeSort xs == xs

-- expect: refuted
prop_insert_counts :: Int -> Int -> [Int] -> Bool
prop_insert_counts x y xs = count x (insert y xs) == count x xs + 1

-- expect: refuted
prop_split_sorts :: [Int] -> Bool
prop_split_sorts xs = sorted (fst (split (mergeSort xs)) ++ snd (split (mergeSort xs)))

-- expect: refuted
prop_filter_quickSort :: Int -> [Int] -> Bool
prop_filter_quickSort p xs = count p (filter (< p) xs) == count p xs

-- expect: refuted
prop_remove_counts :: Int -> Int -> [Int] -> Bool
prop_remove_counts x y xs = count x (remove y xs) <= count y xs

-- expect: refuted
prop_join_commutes :: Heap -> Heap -> Bool
prop_join_commutes g h = elements (join g h) == elements (join h g)

-- expect: refuted
prop_elements_sorted :: Int -> Int -> Int -> Bool
prop_elements_sorted x y z = sorted (elements (push x (push y (push z Empty))))

-- expect: refuted
prop_least_first :: Int -> [Int] -> Bool
prop_least_first x xs = least x xs == x || least x xs == head xs

-- expect: refuted
prop_selectionSort_first :: [Int] -> Bool
prop_selectionSort_first xs = take 1 (selectionSort xs) == take 1 xs || length xs < 4
