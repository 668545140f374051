module RunLength (encode, decode, Run (Run), compress, rot13, isAnagram, titleCase, romans) where

import Data.Char
import Data.Function (on)
import Data.List

data Run = Run { times :: Int, what :: Char } deriving (Eq, Ord)

instance Show Run where
  showsPrec d (Run n c) = showParen (d > 10) $ shows n . showChar '*' . showsPrec 11 c

encode :: String -> [Run]
encode = map (\g -> Run (length g) (head g)) . group

decode :: [Run] -> String
decode = concatMap (replicate <$> times <*> what)

compress :: Eq a => [a] -> [a]
compress = map head . groupBy (==)

rot13 :: String -> String
rot13 = map go
  where
    go c | isAsciiLower c = turn 'a' c
         | isAsciiUpper c = turn 'A' c
    go c = c
    turn b c = chr (ord b + (ord c - ord b + 13) `rem` 26)

isAnagram :: String -> String -> Bool
isAnagram = (==) `on` sort . map toLower . filter isLetter

titleCase :: String -> String
titleCase = unwords . map cap . words
  where
    cap [] = []
    cap (c : cs) = toUpper c : map toLower cs

romans :: Int -> String
romans 0 = ""
romans n = let (v, s) = head (filter ((<= n) . fst) numerals) in s ++ romans (n - v)
  where
    numerals =
      zip [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
          ["M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"]
