module Text where

import Data.Char (isSpace, toUpper)

gap :: String
gap = "one \
      \two\
    \ three"

escapes :: [String]
escapes = ["\x41\o101\65", "\^A\^Z", "\SOH\DEL", "\1234\&5", "a\tb", "\"q\"", "\\", "\SO\&H"]

trim :: String -> String
trim = f . f where f = reverse . dropWhile isSpace

wrap :: Int -> String -> [String]
wrap n = go [] . words
  where
    go acc [] = [unwords (reverse acc) | not (null acc)]
    go acc (w : ws)
      | length (unwords (reverse (w : acc))) <= n = go (w : acc) ws
      | null acc = w : go [] ws
      | otherwise = unwords (reverse acc) : go [w] ws

caesar :: Int -> String -> String
caesar k = map rot
  where
    rot c
      | c `elem` ['a' .. 'z'] = turn 'a' c
      | c `elem` ['A' .. 'Z'] = turn 'A' c
      | otherwise = c
    turn base c = toEnum ((fromEnum c - fromEnum base + k) `mod` 26 + fromEnum base)
