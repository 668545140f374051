module Data.Shape (Shape (..), area, grow, double) where

data Shape = Rect Int Int | Square Int
  deriving (Eq, Show)

area :: Shape -> Int
area (Rect w h) = w * h
area (Square s) = s * s

grow :: Int -> Shape -> Shape
grow k (Rect w h) = Rect (k * w) (k * h)
grow k (Square s) = Square (k * s)

double :: [a] -> [a]
double xs = concatMap (\x -> [x, x]) xs

{-# RULES
"double/map" forall f xs. map f (double xs) = double (map f xs)
  #-}
