-- | Small functions of a shop's program: lists, text, trees, stock.
module Shop
  ( -- * Lists
    count, pairs, chunks, dedup, interleave, sumPositive
  , lastMaybe, maximumMaybe, indexOf, isSorted, insertSorted, sortInts
  , runLengths, rotate
    -- * Maybe and numbers
  , firstJust, allJust, both, safeDiv, average, clamp
  , power
    -- * Text
  , splitOn, joinWith, capitalize, trim, padLeft, isPalindrome
  , wordCount, initials, digitOf, parseNat
    -- * Trees
  , Tree (..)
  , insertTree, memberTree, toList, depth, mirror, sumTree
  , mapTree, leaves
    -- * Opening hours
  , Interval (..)
  , overlaps
    -- * Stock
  , Item (..)
  , total, restock, discount, cheapest, outOfStock
  ) where

import Data.Char (isDigit, isSpace, ord, toUpper)

-- Lists

-- | How often an element occurs.
count :: Eq a => a -> [a] -> Int
count x xs = length (filter (== x) xs)

-- | Neighbours in a list.
pairs :: [a] -> [(a, a)]
pairs xs = zip xs (drop 1 xs)

-- | Pieces of a length of at least one; the last may be shorter.
chunks :: Int -> [a] -> [[a]]
chunks _ [] = []
chunks n xs = take size xs : chunks n (drop size xs)
  where
    size = max 1 n

-- | Removes repeated neighbours.
dedup :: [Int] -> [Int]
dedup (x : rest@(y : _)) = if x /= y then x : dedup rest else dedup rest
dedup xs = xs

-- | Takes from both lists in turn.
interleave :: [a] -> [a] -> [a]
interleave [] ys = ys
interleave (x : xs) ys = x : interleave ys xs

-- | The sum of the positive numbers.
sumPositive :: [Int] -> Int
sumPositive = sum . filter (> 0)

-- | The last element, if there is one.
lastMaybe :: [a] -> Maybe a
lastMaybe = foldl (\_ x -> Just x) Nothing

-- | The largest number, if there is one.
maximumMaybe :: [Int] -> Maybe Int
maximumMaybe [] = Nothing
maximumMaybe (x : xs) = Just (foldr max x xs)

-- | The first position of an element.
indexOf :: Int -> [Int] -> Maybe Int
indexOf x = go 0
  where
    go _ [] = Nothing
    go i (y : ys) = if x == y then Just i else go (i + 1) ys

-- | Does no number follow a larger one?
isSorted :: [Int] -> Bool
isSorted (x : y : rest) = x < y && isSorted (y : rest)
isSorted _ = True

-- | Inserts a number into a sorted list, before the first that is not smaller.
insertSorted :: Int -> [Int] -> [Int]
insertSorted x [] = [x]
insertSorted x (y : ys)
  | x <= y = x : y : ys
  | otherwise = y : insertSorted x ys

-- | Sorts numbers, smallest first.
sortInts :: [Int] -> [Int]
sortInts = foldr insertSorted []

-- | Equal neighbours with their number.
runLengths :: [Int] -> [(Int, Int)]
runLengths [] = []
runLengths (x : xs) = (x, 1 + length same) : runLengths rest
  where
    (same, rest) = span (== x) xs

-- | Moves elements from the front to the back.
rotate :: Int -> [a] -> [a]
rotate n xs
  | null xs = []
  | otherwise = drop k xs ++ take k xs
  where
    k = n `mod` length xs

-- Maybe and numbers

-- | The first value that is there.
firstJust :: Maybe a -> Maybe a -> Maybe a
firstJust x y = maybe y Just x

-- | All values, or nothing if one of them is missing.
allJust :: [Maybe a] -> Maybe [a]
allJust = foldr (\x rest -> (:) <$> x <*> rest) (Just [])

-- | A function on both halves of a pair.
both :: (a -> b) -> (a, a) -> (b, b)
both f (x, y) = (f x, f y)

-- | Division, unless by zero.
safeDiv :: Int -> Int -> Maybe Int
safeDiv _ 0 = Nothing
safeDiv x y = Just (x `div` y)

-- | The average, rounded down, of numbers if there are any.
average :: [Int] -> Maybe Int
average xs = sum xs `safeDiv` length xs

-- | The nearest number within two bounds; the lower one wins.
clamp :: Int -> Int -> Int -> Int
clamp low high x = max low (min high x)

-- | A power; exponents below zero count as zero.
power :: Int -> Int -> Int
power b n
  | n <= 0 = 1
  | otherwise = b * power b (n - 1)

-- Text

-- | The pieces between the occurrences of a character.
splitOn :: Char -> String -> [String]
splitOn c s = case break (== c) s of
  (piece, []) -> [piece]
  (piece, _ : rest) -> piece : splitOn c rest

-- | Puts a text between others.
joinWith :: String -> [String] -> String
joinWith _ [] = ""
joinWith _ [s] = s
joinWith sep (s : rest) = s ++ sep ++ joinWith sep rest

-- | The first character in upper case.
capitalize :: String -> String
capitalize [] = []
capitalize (c : cs) = toUpper c : cs

-- | Without white space at both ends.
trim :: String -> String
trim = dropEnd . dropWhile isSpace
  where
    dropEnd = foldr (\c rest -> if isSpace c && null rest then [] else c : rest) []

-- | Exactly this wide, with blanks on the left.
padLeft :: Int -> String -> String
padLeft n s = replicate (n - length s) ' ' ++ take n s

-- | Does a text read the same from both ends?
isPalindrome :: String -> Bool
isPalindrome s = s == reverse s

-- | How many words a text has.
wordCount :: String -> Int
wordCount s = length (words s)

-- | The first characters of all words, in upper case.
initials :: String -> String
initials s = [toUpper c | (c : _) <- words s]

-- | The value of a digit.
digitOf :: Char -> Maybe Int
digitOf c
  | isDigit c = Just (ord c - ord '0')
  | otherwise = Nothing

-- | A number without a sign.
parseNat :: String -> Maybe Int
parseNat [] = Nothing
parseNat s = fmap (foldl (\n d -> 10 * n + d) 0) (allJust (map digitOf s))

-- Trees

data Tree a
  = Leaf
  | Node (Tree a) a (Tree a)
  deriving (Eq, Show)

-- | Inserts a number.
insertTree :: Int -> Tree Int -> Tree Int
insertTree x Leaf = Node Leaf x Leaf
insertTree x (Node l y r)
  | x < y = Node (insertTree x l) y r
  | otherwise = Node l y (insertTree x r)

-- | Is a number in a search tree?
memberTree :: Int -> Tree Int -> Bool
memberTree _ Leaf = False
memberTree x (Node l y r)
  | x == y = True
  | x < y = memberTree x l
  | otherwise = memberTree x r

-- | The elements from left to right.
toList :: Tree a -> [a]
toList Leaf = []
toList (Node l x r) = toList l ++ [x] ++ toList r

-- | The number of nodes on the longest path.
depth :: Tree a -> Int
depth Leaf = 0
depth (Node l _ r)
  | left < right = right + 1
  | otherwise = left + 1
  where
    left = depth l
    right = depth r

-- | Left and right swapped everywhere.
mirror :: Tree a -> Tree a
mirror Leaf = Leaf
mirror (Node l x r) = Node (mirror r) x (mirror l)

-- | The sum of all elements.
sumTree :: Tree Int -> Int
sumTree Leaf = 0
sumTree (Node l x r) = x + (sumTree r + sumTree l)

-- | A function on every element.
mapTree :: (a -> b) -> Tree a -> Tree b
mapTree _ Leaf = Leaf
mapTree f (Node l x r) = Node (mapTree f l) (f x) (mapTree f r)

-- | How many leaves there are.
leaves :: Tree a -> Int
leaves Leaf = 1
leaves (Node l _ r) = leaves l + leaves r

-- Opening hours

data Interval = Interval Int Int
  deriving (Eq, Show)

-- | Do two intervals share a point?
overlaps :: Interval -> Interval -> Bool
overlaps (Interval a b) (Interval c d) = a <= d && c <= b

-- Stock

data Item = Item
  { name :: String
  , price :: Int
  , stock :: Int
  }
  deriving (Eq, Show)

-- | What all items are worth.
total :: [Item] -> Int
total items = sum [stock item * price item | item <- items]

-- | Adds to the stock; a negative number adds nothing.
restock :: Int -> Item -> Item
restock n item = item { stock = stock item + max 0 n }

-- | Takes some per cent off the price.
discount :: Int -> Item -> Item
discount percent item = item { price = price item * (100 - percent) `div` 100 }

-- | The item with the lowest price, the first of several.
cheapest :: [Item] -> Maybe Item
cheapest [] = Nothing
cheapest (item : items) = Just (foldl cheaper item items)
  where
    cheaper a b = if price b < price a then b else a

-- | The names of the items that have run out.
outOfStock :: [Item] -> [String]
outOfStock = map name . filter (not . available)
  where
    available item = stock item > 0
