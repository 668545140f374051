{-# LANGUAGE ParallelListComp #-}
module SideBySide where

pairs :: [a] -> [b] -> [(a, b)]
pairs xs ys = [(x, y) | x <- xs | y <- ys]

sums :: [Int] -> [Int] -> [Int]
sums xs ys = [x + y | x <- xs, even x | y <- ys, y > 0]

three :: [(Int, Char, Bool)]
three = [(a, b, c) | a <- [1 ..] | b <- "abc" | c <- cycle [True, False]]

crossed :: [(Int, Int, Int)]
crossed = [(a, b, c) | a <- [1, 2], b <- [10, 20] | c <- [100 ..]]

withLet :: [(Int, Int)]
withLet = [(x, y) | n <- [1, 2, 3], let x = n * n | Just y <- [Just 1, Nothing, Just 3, Just 4]]

fibs :: [Integer]
fibs = 0 : 1 : [a + b | a <- fibs | b <- tail fibs]

inner :: Int -> [(Int, Int)]
inner x = [(x, y) | x <- [x, x + 1, x + 2] | y <- [x ..]]

unused :: [Int]
unused = [x | x <- [1, 2, 3] | _ <- "ab"]
