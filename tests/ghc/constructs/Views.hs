{-# LANGUAGE ViewPatterns, PatternGuards #-}
module Views where

import Data.List (stripPrefix, uncons)

command :: String -> String
command (stripPrefix "add " -> Just rest) = "ADD:" ++ rest
command (words -> [a, b]) = a ++ "/" ++ b
command (uncons -> Just (c, _)) | c == '!' = "bang"
command s = s

half :: Int -> Maybe Int
half ((`divMod` 2) -> (q, 0)) = Just q
half _ = Nothing

env :: [(String, Int)]
env = [("x", 1), ("y", 2)]

addVars :: String -> String -> Maybe Int
addVars a b
  | Just x <- lookup a env
  , Just y <- lookup b env
  , let s = x + y
  , s > 2 = Just s
  | a == b = Just 0
addVars _ _ = Nothing
