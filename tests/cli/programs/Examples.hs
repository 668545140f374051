module Examples where

import Data.Char (toUpper)

-- | Doubles.
--
-- >>> double 4
-- 8
--
-- >>> map double [1, 2]
-- [2,5]
--
-- >>> shout "abc"
-- "ABC"
-- >>> import Data.List
-- >>> putStrLn "x"
-- x
--
-- prop> doubles
double :: Int -> Int
double x = x + x

shout :: String -> String
shout = map toUpper

doubles :: Int -> Bool
doubles n = double n == 2 * n
