{-# LANGUAGE NoImplicitPrelude #-}

-- | The list functions beyond "GHC.List", for lists alone; "Data.List" exports them.
module Data.OldList
  ( dropWhileEnd
  , stripPrefix
  , isPrefixOf
  , isSuffixOf
  , isInfixOf
  , isSubsequenceOf
  , elemIndex
  , elemIndices
  , findIndex
  , findIndices
  , nub
  , nubBy
  , delete
  , deleteBy
  , (\\)
  , deleteFirstsBy
  , union
  , unionBy
  , intersect
  , intersectBy
  , insert
  , insertBy
  , intersperse
  , intercalate
  , transpose
  , partition
  , group
  , groupBy
  , inits
  , tails
  , subsequences
  , permutations
  , sort
  , sortBy
  , sortOn
  , foldl1'
  , unfoldr
  , singleton
  , lines
  , unlines
  , words
  , unwords
  , genericLength
  , genericTake
  , genericDrop
  , genericSplitAt
  , genericIndex
  , genericReplicate
  ) where

import Data.Bool
import Data.Eq
import Data.Function
import Data.Maybe
import Data.Ord
import Data.Tuple
import GHC.List
import Selfsame.Base
import Selfsame.Char
import Selfsame.Num
import Selfsame.Prim (Int)
import Selfsame.Real

infix 5 \\

-- Parts and searches

dropWhileEnd :: (a -> Bool) -> [a] -> [a]
dropWhileEnd p xs = foldr step [] xs
  where
    step x rest
      | p x && null rest = []
      | otherwise = x : rest

stripPrefix :: Eq a => [a] -> [a] -> Maybe [a]
stripPrefix [] ys = Just ys
stripPrefix (x : xs) (y : ys) | x == y = stripPrefix xs ys
stripPrefix _ _ = Nothing

isPrefixOf :: Eq a => [a] -> [a] -> Bool
isPrefixOf [] _ = True
isPrefixOf (_ : _) [] = False
isPrefixOf (x : xs) (y : ys) = x == y && isPrefixOf xs ys

-- | Compares no elements when the first list is the longer one.
isSuffixOf :: Eq a => [a] -> [a] -> Bool
isSuffixOf xs ys = case surplus xs ys of
  Nothing -> False
  Just extra -> xs == dropAsMany extra ys

-- | What remains of the second list after as many elements as the first has.
surplus :: [a] -> [b] -> Maybe [b]
surplus [] ys = Just ys
surplus (_ : _) [] = Nothing
surplus (_ : xs) (_ : ys) = surplus xs ys

dropAsMany :: [a] -> [b] -> [b]
dropAsMany [] ys = ys
dropAsMany (_ : xs) ys = case ys of
  [] -> []
  _ : rest -> dropAsMany xs rest

isInfixOf :: Eq a => [a] -> [a] -> Bool
isInfixOf needle hay = any (isPrefixOf needle) (tails hay)

isSubsequenceOf :: Eq a => [a] -> [a] -> Bool
isSubsequenceOf [] _ = True
isSubsequenceOf (_ : _) [] = False
isSubsequenceOf xs@(x : rest) (y : ys)
  | x == y = isSubsequenceOf rest ys
  | otherwise = isSubsequenceOf xs ys

elemIndex :: Eq a => a -> [a] -> Maybe Int
elemIndex x xs = findIndex (\y -> x == y) xs

elemIndices :: Eq a => a -> [a] -> [Int]
elemIndices x xs = findIndices (\y -> x == y) xs

findIndex :: (a -> Bool) -> [a] -> Maybe Int
findIndex p xs = listToMaybe (findIndices p xs)

findIndices :: (a -> Bool) -> [a] -> [Int]
findIndices p xs = go 0 xs
  where
    go _ [] = []
    go i (y : ys)
      | p y = i : go (i + 1) ys
      | otherwise = go (i + 1) ys

-- Lists as sets

nub :: Eq a => [a] -> [a]
nub xs = nubBy (==) xs

nubBy :: (a -> a -> Bool) -> [a] -> [a]
nubBy eq xs = go xs []
  where
    go [] _ = []
    go (y : ys) seen
      | memberBy eq y seen = go ys seen
      | otherwise = y : go ys (y : seen)

-- | The element that was there before is the first argument of the test.
memberBy :: (a -> a -> Bool) -> a -> [a] -> Bool
memberBy _ _ [] = False
memberBy eq y (x : xs) = eq x y || memberBy eq y xs

delete :: Eq a => a -> [a] -> [a]
delete x ys = deleteBy (==) x ys

deleteBy :: (a -> a -> Bool) -> a -> [a] -> [a]
deleteBy _ _ [] = []
deleteBy eq x (y : ys)
  | eq x y = ys
  | otherwise = y : deleteBy eq x ys

(\\) :: Eq a => [a] -> [a] -> [a]
xs \\ ys = foldl (flip delete) xs ys

deleteFirstsBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
deleteFirstsBy eq xs ys = foldl (flip (deleteBy eq)) xs ys

union :: Eq a => [a] -> [a] -> [a]
union xs ys = unionBy (==) xs ys

unionBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
unionBy eq xs ys = xs ++ foldl (flip (deleteBy eq)) (nubBy eq ys) xs

intersect :: Eq a => [a] -> [a] -> [a]
intersect xs ys = intersectBy (==) xs ys

intersectBy :: (a -> a -> Bool) -> [a] -> [a] -> [a]
intersectBy _ [] _ = []
intersectBy _ (_ : _) [] = []
intersectBy eq xs ys = filter (\x -> any (eq x) ys) xs

insert :: Ord a => a -> [a] -> [a]
insert x ys = insertBy compare x ys

insertBy :: (a -> a -> Ordering) -> a -> [a] -> [a]
insertBy _ x [] = [x]
insertBy cmp x ys@(y : rest) = case cmp x y of
  GT -> y : insertBy cmp x rest
  _ -> x : ys

-- Rearranging

intersperse :: a -> [a] -> [a]
intersperse _ [] = []
intersperse separator (x : xs) = x : go xs
  where
    go [] = []
    go (y : ys) = separator : y : go ys

intercalate :: [a] -> [[a]] -> [a]
intercalate separator xss = concat (intersperse separator xss)

transpose :: [[a]] -> [[a]]
transpose [] = []
transpose ([] : rows) = transpose rows
transpose ((x : xs) : rows) = (x : heads rows) : transpose (xs : rests rows)
  where
    heads [] = []
    heads ((y : _) : more) = y : heads more
    heads ([] : more) = heads more
    rests [] = []
    rests ((_ : ys) : more) = ys : rests more
    rests ([] : more) = rests more

-- | Both lists are made lazily, as far as they are asked for.
partition :: (a -> Bool) -> [a] -> ([a], [a])
partition _ [] = ([], [])
partition p (x : xs)
  | p x = (x : yes, no)
  | otherwise = (yes, x : no)
  where
    ~(yes, no) = partition p xs

group :: Eq a => [a] -> [[a]]
group xs = groupBy (==) xs

groupBy :: (a -> a -> Bool) -> [a] -> [[a]]
groupBy _ [] = []
groupBy eq (x : xs) = (x : same) : groupBy eq rest
  where
    ~(same, rest) = span (eq x) xs

-- | The prefixes share nothing, but finding one costs no more than its length.
inits :: [a] -> [[a]]
inits xs = go 0 xs
  where
    go n rest = take n xs : case rest of
      [] -> []
      _ : more -> go (n + 1) more

tails :: [a] -> [[a]]
tails xs = xs : case xs of
  [] -> []
  _ : rest -> tails rest

subsequences :: [a] -> [[a]]
subsequences xs = [] : nonEmptySubsequences xs

nonEmptySubsequences :: [a] -> [[a]]
nonEmptySubsequences [] = []
nonEmptySubsequences (x : xs) = [x] : foldr withAndWithout [] (nonEmptySubsequences xs)
  where
    withAndWithout ys rest = ys : (x : ys) : rest

-- | All orders, the given one first; lazy enough for infinite lists. The elements before a position are permuted for each
-- position, and the element at the position is put at every place among them.
permutations :: [a] -> [[a]]
permutations xs = xs : go xs []
  where
    go [] _ = []
    go (t : ts) before = foldr interleave (go ts (t : before)) (permutations before)
      where
        interleave ys rest = snd (places id ys rest)
        places _ [] rest = (ts, rest)
        places prefix (y : ys) rest =
          let ~(us, zs) = places (prefix . (y :)) ys rest
           in (y : us, prefix (t : y : us) : zs)

-- Sorting

sort :: Ord a => [a] -> [a]
sort xs = sortBy compare xs

-- | Stable. Finds the runs that are there, ascending or strictly descending, and merges them pairwise.
sortBy :: (a -> a -> Ordering) -> [a] -> [a]
sortBy cmp list = mergeAll (runs list)
  where
    runs (a : b : xs)
      | after a b = descending b [a] xs
      | otherwise = ascending b (a :) xs
    runs xs = [xs]

    descending a run (b : bs) | after a b = descending b (a : run) bs
    descending a run bs = (a : run) : runs bs

    ascending a run (b : bs) | not (after a b) = ascending b (run . (a :)) bs
    ascending a run bs = let found = run [a] in found `seq` (found : runs bs)

    mergeAll [xs] = xs
    mergeAll xss = mergeAll (mergePairs xss)

    mergePairs (xs : ys : rest) = let merged = merge xs ys in merged `seq` (merged : mergePairs rest)
    mergePairs xss = xss

    merge [] ys = ys
    merge xs [] = xs
    merge xs@(x : xs') ys@(y : ys')
      | after x y = y : merge xs ys'
      | otherwise = x : merge xs' ys

    after a b = case cmp a b of
      GT -> True
      _ -> False

sortOn :: Ord b => (a -> b) -> [a] -> [a]
sortOn key xs = map snd (sortBy (comparing fst) (map keyed xs))
  where
    keyed x = let k = key x in k `seq` (k, x)

-- Building and folding

foldl1' :: (a -> a -> a) -> [a] -> a
foldl1' f (x : xs) = foldl' f x xs
foldl1' _ [] = error "Prelude.foldl1': empty list"

unfoldr :: (b -> Maybe (a, b)) -> b -> [a]
unfoldr next seed = case next seed of
  Nothing -> []
  Just (x, seed') -> x : unfoldr next seed'

singleton :: a -> [a]
singleton x = [x]

-- Text

-- | Each line is there as soon as its first character is looked for, even if its end is not known.
lines :: String -> [String]
lines "" = []
lines text = line : rest
  where
    ~(line, after) = break (== '\n') text
    rest = case after of
      [] -> []
      _ : more -> lines more

unlines :: [String] -> String
unlines [] = []
unlines (l : ls) = l ++ ('\n' : unlines ls)

words :: String -> [String]
words text = case dropWhile isSpace text of
  "" -> []
  start -> word : words rest
    where
      ~(word, rest) = break isSpace start

unwords :: [String] -> String
unwords [] = ""
unwords (w : ws) = w ++ go ws
  where
    go [] = ""
    go (v : vs) = ' ' : (v ++ go vs)

-- Any integral type in place of Int

genericLength :: Num i => [a] -> i
genericLength [] = 0
genericLength (_ : xs) = 1 + genericLength xs

genericTake :: Integral i => i -> [a] -> [a]
genericTake n xs
  | n <= 0 = []
  | otherwise = case xs of
      [] -> []
      y : ys -> y : genericTake (n - 1) ys

genericDrop :: Integral i => i -> [a] -> [a]
genericDrop n xs
  | n <= 0 = xs
  | otherwise = case xs of
      [] -> []
      _ : ys -> genericDrop (n - 1) ys

genericSplitAt :: Integral i => i -> [a] -> ([a], [a])
genericSplitAt n xs
  | n <= 0 = ([], xs)
  | otherwise = case xs of
      [] -> ([], [])
      y : ys -> let ~(before, after) = genericSplitAt (n - 1) ys in (y : before, after)

genericIndex :: Integral i => [a] -> i -> a
genericIndex [] _ = error "List.genericIndex: index too large."
genericIndex (x : xs) n
  | n == 0 = x
  | n > 0 = genericIndex xs (n - 1)
  | otherwise = error "List.genericIndex: negative argument."

genericReplicate :: Integral i => i -> a -> [a]
genericReplicate n x = genericTake n (repeat x)
