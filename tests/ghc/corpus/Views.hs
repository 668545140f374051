{-# LANGUAGE BangPatterns, ViewPatterns #-}
module Views where

import Data.List (stripPrefix)

command :: String -> String
command (stripPrefix "add " -> Just rest) = "adding " ++ rest
command (words -> [verb, object]) = verb ++ "ing the " ++ object
command (length -> n) | n > 10 = "too long"
command _ = "?"

mean :: [Double] -> Double
mean = go 0 0
  where
    go :: Double -> Int -> [Double] -> Double
    go !s !n [] | n == 0 = 0
                | otherwise = s / fromIntegral n
    go !s !n (x : xs) = go (s + x) (n + 1) xs

lookup2 :: (Eq a, Eq b) => a -> [(a, b)] -> [(b, c)] -> Maybe c
lookup2 k ab bc
  | Just b <- lookup k ab
  , Just c <- lookup b bc
  = Just c
  | otherwise = Nothing

strictSnd :: (a, b) -> b
strictSnd (!_, b) = b

lazySnd :: (a, b) -> b
lazySnd (_, b) = b

lengthAtLeast :: Int -> [a] -> Bool
lengthAtLeast n (drop (n - 1) -> _ : _) = True
lengthAtLeast _ _ = False

asPattern :: [Int] -> ([Int], Int, [Int])
asPattern all'@(x : rest@(_ : _)) = (all', x, rest)
asPattern other = (other, 0, [])

literals :: (Int, Char, String, Double) -> Int
literals (-1, 'x', "neg", _) = 1
literals (0, _, 'a' : _, 1.5) = 2
literals (_, '\n', "", _) = 3
literals _ = 4

bangLet :: Int -> Int
bangLet n =
  let !m = if n == 0 then error "zero" else n
   in 42
