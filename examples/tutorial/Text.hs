-- A small library as its author first wrote it: two rules for GHC, and three laws.
module Text where

-- | Without what is equal to the element before it.
squeeze :: Eq a => [a] -> [a]
squeeze (x : y : rest)
  | x == y = squeeze (y : rest)
  | otherwise = x : squeeze (y : rest)
squeeze xs = xs

-- | Every element twice.
stutter :: [a] -> [a]
stutter [] = []
stutter (x : xs) = x : x : stutter xs

-- | The last element first.
backwards :: [a] -> [a]
backwards [] = []
backwards (x : xs) = backwards xs ++ [x]

{-# RULES
"stutter/map" forall f xs. stutter (map f xs) = map f (stutter xs)
"backwards/backwards" forall xs. backwards (backwards xs) = xs
  #-}

prop_squeeze_twice :: [Int] -> Bool
prop_squeeze_twice xs = squeeze (squeeze xs) == squeeze xs

prop_squeeze_stutter :: [Int] -> Bool
prop_squeeze_stutter xs = squeeze (stutter xs) == squeeze xs

prop_squeeze_undoes :: [Int] -> Bool
prop_squeeze_undoes xs = squeeze (stutter xs) == xs
