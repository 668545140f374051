{-# LANGUAGE MonadComprehensions #-}
module InAnyMonad where

import qualified Data.Map as Map

safeDiv :: Int -> Int -> Maybe Int
safeDiv a b = [a `div` b | b /= 0]

both :: Maybe a -> Maybe b -> Maybe (a, b)
both x y = [(a, b) | a <- x, b <- y]

found :: Map.Map String Int -> String -> Maybe Int
found m k = [v * 2 | v <- Map.lookup k m, v > 0]

plain :: [Int] -> [Int]
plain xs = [x * x | x <- xs, odd x]

triples :: Int -> [(Int, Int, Int)]
triples n = [(a, b, c) | c <- [1 .. n], b <- [1 .. c], a <- [1 .. b], a * a + b * b == c * c]

matched :: Maybe (Either Int Char) -> Maybe Int
matched m = [n | Left n <- m]

withLet :: Maybe Int
withLet = [y + 1 | x <- Just 3, let y = x * x, y > 5]

