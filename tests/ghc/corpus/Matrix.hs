module Matrix where

import Data.List (foldl', intercalate, transpose)

newtype Matrix a = Matrix [[a]] deriving Eq

instance Show a => Show (Matrix a) where
  showsPrec _ (Matrix rows) = showString (intercalate " | " (map (unwords . map show) rows))

instance Functor Matrix where
  fmap f (Matrix rs) = Matrix (map (map f) rs)

instance Num a => Num (Matrix a) where
  Matrix a + Matrix b = Matrix (zipWith (zipWith (+)) a b)
  Matrix a * Matrix b = Matrix [[sum (zipWith (*) r c) | c <- transpose b] | r <- a]
  negate = fmap negate
  abs = fmap abs
  signum = id
  fromInteger n = Matrix [[fromInteger n, 0], [0, fromInteger n]]

fibm :: Int -> Integer
fibm n = let Matrix [[_, f], _] = Matrix [[1, 1], [1, 0]] ^ n in f

det :: Num a => [[a]] -> a
det [] = 1
det (row : rows) = foldl' (+) 0 [s * x * det (map (dropAt i) rows) | (i, x, s) <- zip3 [0 ..] row (cycle [1, -1])]
  where
    dropAt i xs = take i xs ++ drop (i + 1) xs

identity :: Int -> Matrix Int
identity n = Matrix [[if i == j then 1 else 0 | j <- [1 .. n]] | i <- [1 .. n]]

spiral :: [[a]] -> [a]
spiral [] = []
spiral (r : rs) = r ++ spiral (reverse (transpose rs))
