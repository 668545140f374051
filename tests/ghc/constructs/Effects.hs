module Effects where

import Control.Monad

safeDiv :: Int -> Int -> Either String Int
safeDiv _ 0 = Left "div by zero"
safeDiv a b = Right (a `div` b)

calc :: Int -> Int -> Int -> Either String Int
calc a b c = do
  x <- safeDiv a b
  y <- safeDiv x c
  when (y > 100) $ Left "too big"
  unless (y >= 0) (Left "negative")
  return (y + 1)

validate :: [Int] -> Maybe [Int]
validate = mapM (\x -> if x > 0 then Just (x * 2) else Nothing)

firstJust :: [Maybe a] -> Maybe a
firstJust = msum

pairs :: [(Int, Int)]
pairs = do
  x <- [1 .. 3]
  y <- [x .. 3]
  guard (x + y == 4)
  return (x, y)

powerset :: [a] -> [[a]]
powerset = filterM (const [True, False])

failing :: Maybe Int
failing = do
  (x : _) <- Just []
  return x
