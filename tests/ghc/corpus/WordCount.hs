module WordCount where

import Data.Char (isAlpha, toLower)
import Data.List (sortBy)
import qualified Data.Map as M
import Data.Map (Map, (!))
import Data.Ord (Down (..), comparing)

type Index = Map String [Int]

normalize :: String -> [String]
normalize = words . map toLower . filter (\c -> isAlpha c || c == ' ')

frequencies :: String -> Map String Int
frequencies = M.fromListWith (+) . map (\w -> (w, 1)) . normalize

top :: Int -> String -> [(String, Int)]
top n = take n . sortBy (comparing (Down . snd) <> comparing fst) . M.toList . frequencies

index :: [String] -> Index
index docs = M.fromListWith (flip (++)) [(w, [i]) | (i, d) <- zip [1 ..] docs, w <- M.keys (frequencies d)]

anagrams :: [String] -> [[String]]
anagrams ws = [g | g@(_ : _ : _) <- M.elems (M.fromListWith (flip (++)) [(sortS w, [w]) | w <- ws])]
  where
    sortS = foldr ins []
    ins c [] = [c]
    ins c (d : ds) | c <= d = c : d : ds
                   | otherwise = d : ins c ds

text :: String
text = "The cat and the dog and the bird."
