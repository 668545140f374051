module LocalPoly where

-- Local definitions are as general as their use asks.

pairs :: ([Int], String)
pairs = (twice (+ 1) `map` [1, 2], twice ('x' :) "y")
  where
    twice f = f . f

both :: (Int, Bool)
both = let ident x = x in (ident 3, ident True)

withSig :: [a] -> Int
withSig xs = count xs + count "ab"
  where
    count :: [b] -> Int
    count [] = 0
    count (_ : ys) = 1 + count ys

shadow :: Int -> Int
shadow x = let x' = x + 1 in let x = x' * 2 in (\x -> x + 1) x

swap' :: (a, b) -> (b, a)
swap' p = (b, a) where (a, b) = p

compose :: [a -> a] -> a -> a
compose = foldr (.) id

apply3 :: (a -> b -> c -> d) -> (a, b, c) -> d
apply3 f ~(a, b, c) = f a b c

localOps :: Int -> Int -> Int
localOps a b = a |> b <| a
  where
    infixl 6 |>
    infixr 5 <|
    x |> y = 10 * x + y
    x <| y = x - y

mono :: Int
mono = plus 1 2
  where plus = (+)

counts :: Eq a => [a] -> [(a, Int)]
counts [] = []
counts (x : xs) = (x, 1 + length same) : counts others
  where
    (same, others) = go xs
    go [] = ([], [])
    go (y : ys)
      | y == x = (y : s, o)
      | otherwise = (s, y : o)
      where
        (s, o) = go ys
