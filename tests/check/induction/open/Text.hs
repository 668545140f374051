-- Lines, padding and simple encodings.
module Text where

replicate' :: Int -> a -> [a]
replicate' n x = if n <= 0 then [] else x : replicate' (n - 1) x

padLeft, padRight :: Int -> String -> String
padLeft n s = replicate' (n - length s) ' ' ++ s
padRight n s = s ++ replicate' (n - length s) ' '

joinWith :: Char -> [String] -> String
joinWith _ [] = ""
joinWith _ [s] = s
joinWith c (s : rest) = s ++ c : joinWith c rest

splitOn :: Char -> String -> [String]
splitOn _ [] = [""]
splitOn c (x : xs)
  | x == c = "" : splitOn c xs
  | otherwise = case splitOn c xs of
      [] -> [[x]]
      w : ws -> (x : w) : ws

escape :: String -> String
escape [] = []
escape (c : cs) | c == '\\' || c == '"' = '\\' : c : escape cs
                | otherwise = c : escape cs

unescape :: String -> String
unescape ('\\' : c : cs) = c : unescape cs
unescape (c : cs) = c : unescape cs
unescape [] = []

runs :: String -> [(Char, Int)]
runs [] = []
runs (c : cs) = case runs cs of
  (d, n) : rest | c == d -> (d, n + 1) : rest
  rest -> (c, 1) : rest

unruns :: [(Char, Int)] -> String
unruns [] = []
unruns ((c, n) : rest) = replicate' n c ++ unruns rest

squeeze :: String -> String
squeeze (' ' : ' ' : cs) = squeeze (' ' : cs)
squeeze (c : cs) = c : squeeze cs
squeeze [] = []

indent :: Int -> [String] -> [String]
indent n = map (replicate' n ' ' ++)

-- expect: verified
prop_escape :: String -> Bool
prop_escape s = unescape (escape s) == s

-- expect: verified
prop_padRight_length :: Int -> String -> Bool
prop_padRight_length n s = length (padRight n s) == max n (length s)

-- expect: verified
prop_padLeft_padRight :: Int -> String -> Bool
prop_padLeft_padRight n s = length (padLeft n s) == length (padRight n s)

-- expect: verified
prop_split_join :: Char -> String -> Bool
prop_split_join c s = joinWith c (splitOn c s) == s

-- expect: verified
prop_runs :: String -> Bool
prop_runs s = unruns (runs s) == s

-- expect: verified
prop_replicate_length :: Int -> Char -> Bool
prop_replicate_length n c = length (replicate' n c) == max 0 n

-- expect: verified
prop_escape_append :: String -> String -> Bool
prop_escape_append s t = escape (s ++ t) == escape s ++ escape t

-- expect: verified
prop_escape_longer :: String -> Bool
prop_escape_longer s = length s <= length (escape s)

-- expect: verified
prop_squeeze_twice :: String -> Bool
prop_squeeze_twice s = squeeze (squeeze s) == squeeze s

-- expect: verified
prop_indent_lines :: Int -> [String] -> Bool
prop_indent_lines n ls = length (indent n ls) == length ls

-- expect: verified
prop_squeeze_shorter :: String -> Bool
prop_squeeze_shorter s = length (squeeze s) <= length s

-- expect: verified
prop_unruns_append :: [(Char, Int)] -> [(Char, Int)] -> Bool
prop_unruns_append p q = unruns (p ++ q) == unruns p ++ unruns q

-- expect: refuted
prop_join_split :: Char -> [String] -> Bool
prop_join_split c ws = splitOn c (joinWith c ws) == ws

-- expect: refuted
prop_unescape_escape :: String -> Bool
prop_unescape_escape s = escape (unescape s) == s

-- expect: refuted
prop_padRight_exact :: Int -> String -> Bool
prop_padRight_exact n s = length (padRight n s) == n

-- expect: refuted
prop_pad_same :: Int -> String -> Bool
prop_pad_same n s = padLeft n s == padRight n s

-- expect: refuted
prop_runs_append :: String -> String -> Bool
prop_runs_append s t = runs (s ++ t) == runs s ++ runs t

-- expect: refuted
prop_unescape_append :: String -> String -> Bool
prop_unescape_append s t = unescape (s ++ t) == unescape s ++ unescape t

-- expect: refuted
prop_runs_unruns :: [(Char, Int)] -> Bool
prop_runs_unruns p = runs (unruns p) == p

-- expect: refuted
prop_squeeze_append :: String -> String -> Bool
prop_squeeze_append s t = squeeze (s ++ t) == squeeze s ++ squeeze t

-- expect: refuted
prop_squeeze_none :: String -> Bool
prop_squeeze_none s = not (elem ' ' (squeeze s))

-- expect: refuted
prop_indent_adds :: Int -> Int -> [String] -> Bool
prop_indent_adds m n ls = m < 0 || indent m (indent n ls) == indent (m + n) ls

-- expect: refuted
prop_splitOn_count :: Char -> String -> Bool
prop_splitOn_count c s = length (splitOn c s) == length (filter (== c) s)

-- expect: refuted
prop_padLeft_twice :: Int -> Int -> String -> Bool
prop_padLeft_twice m n s = padLeft m (padLeft n s) == padLeft (m + n) s
