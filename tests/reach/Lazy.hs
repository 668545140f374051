module Lazy where

-- The second part of the pair is evaluated only for long lists.
classify :: [Int] -> Int
classify xs = if length xs > 2 then fst pair + snd pair else fst pair
  where
    pair = (first, second)
    first = case xs of
      [] -> 0
      (x : _) -> x
    second =
      if sum xs == 10
        then 100
        else 200

-- Nobody asks for the second part.
onlyFirst :: Int -> Int
onlyFirst n = fst (n + 1, forgotten)
  where
    forgotten =
      if n > 3
        then 1
        else 2

data Shape = Circle Int | Rectangle Int Int

describe :: Shape -> String
describe (Circle r)
  | r < 0 = "inside out"
  | otherwise = "round"
describe (Rectangle w h)
  | w == h && w > 0 && w * h == 49 =
      "seven by seven"
  | w > h && h > w =
      "impossible"
  | otherwise = "flat"
