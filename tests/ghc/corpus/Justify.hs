module Justify where

import Data.List (intercalate, unfoldr)

wrap :: Int -> String -> [String]
wrap n = map unwords . fill . words
  where
    fill [] = []
    fill ws = let (l, rest) = takeLine 0 ws in l : fill rest
    takeLine _ [] = ([], [])
    takeLine used (w : ws)
      | used == 0 || used + 1 + length w <= n =
          let (l, rest) = takeLine (used + length w + (if used == 0 then 0 else 1)) ws
           in (w : l, rest)
      | otherwise = ([], w : ws)

justify :: Int -> String -> String
justify n line = case words line of
  [] -> ""
  [w] -> w
  ws ->
    let gaps = length ws - 1
        total = n - sum (map length ws)
        (each, extra) = total `quotRem` gaps
        pads = [replicate (each + (if i <= extra then 1 else 0)) ' ' | i <- [1 .. gaps]]
     in concat (zipWith (++) ws (pads ++ [""]))

centre, rightAlign :: Int -> String -> String
centre n s = replicate ((n - length s) `div` 2) ' ' ++ s
rightAlign n s = replicate (n - length s) ' ' ++ s

chunks :: Int -> [a] -> [[a]]
chunks n = unfoldr step
  where
    step [] = Nothing
    step xs = Just (splitAt n xs)

tableRows :: [[String]] -> [String]
tableRows rows = [intercalate " | " (zipWith pad widths r) | r <- rows]
  where
    widths = foldr (zipWith max . map length) (repeat 0) rows
    pad w s = s ++ replicate (w - length s) ' '

thousands :: Integer -> String
thousands n
  | n < 0 = '-' : thousands (negate n)
  | otherwise = reverse (intercalate "," (chunks 3 (reverse (show n))))
