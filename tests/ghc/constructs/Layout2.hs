module Layout2 where

import qualified Data.Char as C

data T = A
       | B Int
  deriving Show

classify :: Int -> String
classify n
  | even n
  , n > 10
  = "big even"
  | even n = "even"
classify n = if n > 10
  then "big odd"
  else "odd"

walk :: [Int] -> Maybe Int
walk xs = do
  a <- first xs
  let b = a + 1
      c = b * 2
  if c > 100
    then Nothing
    else do
      d <- first (drop 1 xs)
      pure $
        a
          + c
          + d
 where
  first [] = Nothing
  first (y : _) = Just y

op :: Int -> Int -> Int
x `op` y = x * 10 + y
infixl 6 `op`

shout :: String -> String
shout s = map up s where up c | C.isLower c = C.toUpper c | otherwise = c
