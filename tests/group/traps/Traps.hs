-- Pairs that are not the same function, though much speaks for it. Names end in 1 and 2.
module Traps where

-- One runs for ever.
once1, once2 :: Int -> Int
once1 n = once1 n `seq` 1
once2 n = if n > 1000 then once2 (n - 1) else 1

-- One runs for ever below zero.
down1, down2 :: Int -> Int
down1 n = if n == 0 then 0 else down1 (n - 1)
down2 n = if n <= 0 then 0 else down2 (n - 1)

-- A number that no small input has.
count1, count2 :: [Int] -> Int
count1 [] = 0
count1 (_ : xs) = 1 + count1 xs
count2 [] = 0
count2 (x : xs) = if x == 135711 then count2 xs else 1 + count2 xs

-- A test that looks symmetric and is not.
prefix :: [Int] -> [Int] -> Bool
prefix [] _ = True
prefix (x : xs) (y : ys) = x == y && prefix xs ys
prefix _ [] = False

both1, both2 :: [Int] -> [Int] -> Bool
both1 xs ys = prefix (913 : xs) (913 : ys)
both2 xs ys = prefix (913 : ys) (913 : xs)

-- An environment searched from the other end.
find1, find2 :: Int -> [(Int, Int)] -> Maybe Int
find1 _ [] = Nothing
find1 k ((j, v) : rest) = if k == j then Just v else find1 k rest
find2 _ [] = Nothing
find2 k ((j, v) : rest) = case find2 k rest of
  Nothing -> if k == j then Just v else Nothing
  found -> found

-- Mutual recursion that goes the wrong way round once.
even1, odd1, even2, odd2 :: Int -> Bool
even1 n = if n <= 0 then True else odd1 (n - 1)
odd1 n = if n <= 0 then False else even1 (n - 1)
even2 n = if n <= 0 then True else odd2 (n - 1)
odd2 n = if n <= 0 then False else if n == 77777 then odd2 (n - 1) else even2 (n - 1)

-- A sum that is carried along, but for one number.
carried1, carried2 :: [Int] -> Int
carried1 [] = 0
carried1 (x : xs) = x + carried1 xs
carried2 = go 0
  where
    go acc [] = acc
    go acc (x : xs) = if acc == 135711 then go x xs else go (acc + x) xs

-- A filter that lets one number pass.
kept1, kept2 :: [Int] -> Int
kept1 [] = 0
kept1 (x : xs) = if x > 0 then x + kept1 xs else kept1 xs
kept2 = sum . filter (\x -> x > 0 || x == -135711)

-- A position that is not counted where the list has a certain element.
position1, position2 :: Int -> [Int] -> Maybe Int
position1 _ [] = Nothing
position1 x (y : ys)
  | x == y = Just 0
  | otherwise = case position1 x ys of
      Nothing -> Nothing
      Just i -> Just (i + 1)
position2 x = go 0
  where
    go _ [] = Nothing
    go i (y : ys)
      | x == y = Just i
      | otherwise = go (if y == 135711 then i else i + 1) ys

-- A list that is turned round once too often.
turned1, turned2 :: [Int] -> [Int]
turned1 [] = []
turned1 (x : xs) = if x == 135711 then turned1 xs ++ [x] else x : turned1 xs
turned2 = reverse . foldl (\acc x -> x : acc) []

-- An error that is looked at before, or never, where the list has no end.
sooner1, sooner2 :: [Int] -> Int
sooner1 [] = 0
sooner1 xs = maximum xs
sooner2 [] = 0
sooner2 [x] = x
sooner2 (x : xs) = max x (sooner2 xs)

-- The same with a sum.
added1, added2 :: Int -> [Int] -> Int
added1 a [] = a
added1 a (x : xs) = added1 (a + x) xs
added2 a [] = a
added2 a (x : xs) = a + added2 x xs
