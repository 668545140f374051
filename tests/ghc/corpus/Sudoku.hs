{-# LANGUAGE TupleSections #-}
-- A solver for 4 by 4 boards, lists only.
module Sudoku (solve, valid, puzzle, Board, showBoard, blanks) where

import Data.List ((\\), transpose)

type Board = [[Int]]

puzzle :: Board
puzzle =
  [ [1, 0, 0, 0]
  , [0, 0, 3, 0]
  , [0, 4, 0, 0]
  , [0, 0, 0, 2]
  ]

rows, cols, boxes :: Board -> [[Int]]
rows = id
cols = transpose
boxes b = [concat [take 2 (drop c r) | r <- take 2 (drop i b)] | i <- [0, 2], c <- [0, 2]]

valid :: Board -> Bool
valid b = all ok (rows b ++ cols b ++ boxes b)
  where ok xs = let ys = filter (/= 0) xs in null (ys \\ [1 .. 4])

blanks :: Board -> [(Int, Int)]
blanks b = [(i, j) | (i, r) <- zip [0 ..] b, (j, 0) <- zip [0 ..] r]

options :: Board -> (Int, Int) -> [Int]
options b (i, j) = [1 .. 4] \\ (b !! i ++ cols b !! j ++ boxes b !! box)
  where box = 2 * (i `div` 2) + j `div` 2

solve :: Board -> [Board]
solve b = case blanks b of
  [] -> [b]
  ps -> concatMap (solve . put) (choices (minimum (map (\p -> (length (options b p), p)) ps)))
  where
    choices (_, p) = map (p,) (options b p)
    put ((i, j), v) = [[if (i', j') == (i, j) then v else x | (j', x) <- zip [0 ..] r] | (i', r) <- zip [0 ..] b]

showBoard :: Board -> String
showBoard = unwords . map (concatMap show)
