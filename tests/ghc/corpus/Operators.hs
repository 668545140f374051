module Operators where

infixl 1 |>
infixr 9 <.>
infix 4 ~=
infixl 6 .+., .-.
infixl 7 .*.
infixr 3 `and'`

(|>) :: a -> (a -> b) -> b
x |> f = f x

(<.>) :: (b -> c) -> (a -> b) -> a -> c
(f <.> g) x = f (g x)

(~=) :: Double -> Double -> Bool
a ~= b = abs (a - b) < 0.001

data V = V Int Int deriving (Eq, Show)

(.+.), (.-.) :: V -> V -> V
V a b .+. V c d = V (a + c) (b + d)
V a b .-. V c d = V (a - c) (b - d)

(.*.) :: Int -> V -> V
k .*. V a b = V (k * a) (k * b)

and' :: Bool -> Bool -> Bool
True `and'` b = b
False `and'` _ = False

(!?) :: [a] -> Int -> Maybe a
[] !? _ = Nothing
(x : _) !? 0 = Just x
(_ : xs) !? n = xs !? (n - 1)

sections :: [Int]
sections = map (subtract 1) [10] ++ map (`div` 3) [10] ++ map (3 `div`) [2] ++ map (2 ^) [5] ++ map (^ 2) [5]

(<+>), (<->) :: Int -> Int -> Int
(<+>) = (+)
a <-> b = (-) a b

chain :: [Int] -> Int
chain xs = xs |> map (* 2) |> filter (> 4) |> sum

prefixed :: Int
prefixed = (+) 1 2 `max` (-) 10 3 - (`subtract` 1) 4

x' :: Int -> Int
x' x'' = x'' <+> 1 <-> 2
