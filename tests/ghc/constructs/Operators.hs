module Operators where

infixr 5 +++
infixl 6 |>
infix 4 ~~
infixr 9 .:

(+++) :: [a] -> [a] -> [a]
xs +++ ys = foldr (:) ys xs

(|>) :: a -> (a -> b) -> b
x |> f = f x

(~~) :: Int -> Int -> Bool
a ~~ b = abs (a - b) <= 1

(.:) :: (c -> d) -> (a -> b -> c) -> a -> b -> d
(f .: g) x y = f (g x y)

(!) :: [a] -> Int -> a
xs ! n = xs !! n

subtractFrom :: Int -> Int -> Int
subtractFrom = flip (-)

powers :: [Integer]
powers = [2 ^ 10, - 2 ^ 2, (-2) ^ 2, 2 ^ 3 ^ 2]
