module Nested where

-- Nested data types: recursion at another type, which needs a signature.

data Perfect a = Zero a | Succ (Perfect (a, a))

sumP :: (a -> Int) -> Perfect a -> Int
sumP f (Zero a) = f a
sumP f (Succ p) = sumP (\(x, y) -> f x + f y) p

depth :: Perfect a -> Int
depth (Zero _) = 0
depth (Succ p) = 1 + depth p

toListP :: Perfect a -> [a]
toListP p = go (: []) p
  where
    go :: (b -> [c]) -> Perfect b -> [c]
    go f (Zero a) = f a
    go f (Succ q) = go (\(x, y) -> f x ++ f y) q

data Seq a = Nil | One a (Seq (a, a)) | None (Seq (a, a))

cons :: a -> Seq a -> Seq a
cons x Nil = One x Nil
cons x (None s) = One x s
cons x (One y s) = None (cons (x, y) s)

sizeS :: Seq a -> Int
sizeS Nil = 0
sizeS (None s) = 2 * sizeS s
sizeS (One _ s) = 1 + 2 * sizeS s

index :: Int -> Seq a -> Maybe a
index _ Nil = Nothing
index 0 (One x _) = Just x
index i (One _ s) = half (i - 1) s
index i (None s) = half i s

half :: Int -> Seq (a, a) -> Maybe a
half i s = do
  (x, y) <- index (i `div` 2) s
  return (if even i then x else y)

data Rose a = Rose a [Rose a] deriving (Show, Eq)

flatten :: Rose a -> [[a]]
flatten t = takeWhile (not . null) (levels [t])
  where
    levels ts = [x | Rose x _ <- ts] : levels [c | Rose _ cs <- ts, c <- cs]
