module Scoping where

-- where over guards, shadowing, nested wheres, pattern bindings, local functions with guards.

bmi :: Double -> Double -> String
bmi weight height
  | index <= low = "under"
  | index <= high = "normal"
  | otherwise = "over"
  where
    index = weight / height ^ 2
    (low, high) = (18.5, 25.0)

roots :: Double -> Double -> Double -> [Double]
roots a b c
  | disc < 0 = []
  | disc == 0 = [centre]
  | otherwise = [centre - delta, centre + delta]
  where
    disc = b * b - 4 * a * c
    centre = -b / (2 * a)
    delta = root / (2 * a)
      where
        root = sqrt disc

x :: Int
x = 1

shadowed :: Int -> Int
shadowed y = let x = y in x + inner x
  where
    inner x = x * 2 + z
    z = x

fallthrough :: Int -> Int -> String
fallthrough a b
  | a > b = "gt"
  | a == 0, b == 0 = "zeros"
fallthrough 0 _ = "zero left"
fallthrough _ b | even b = "even right"
fallthrough a b = show (a, b)

(first, second : rest) = (head list, tail list)
  where
    list = [10, 20, 30]

Just answer = lookup "answer" [("question", 0), ("answer", 42)]

p@(p1, p2) = (p2 + 1, 5)

partition3 :: (a -> Ordering) -> [a] -> ([a], [a], [a])
partition3 f = go
  where
    go [] = ([], [], [])
    go (y : ys) = case f y of
      LT -> (y : a, b, c)
      EQ -> (a, y : b, c)
      GT -> (a, b, y : c)
      where
        (a, b, c) = go ys

isVowel :: Char -> Bool
isVowel c | c `elem` "aeiou" = True
          | let d = succ c, d == 'b' = error "unreachable"
          | otherwise = False
