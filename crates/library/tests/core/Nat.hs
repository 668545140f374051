module Nat where

import Prelude (Bool (..), Eq (..))

data Nat = S Nat | Z
  deriving (Eq)

max :: Nat -> Nat -> Nat
max Z y = y
max x Z = x
max (S x) (S y) = S (max x y)

(<=) :: Nat -> Nat -> Bool
Z <= _ = True
_ <= Z = False
S x <= S y = x <= y

(&&) :: Bool -> Bool -> Bool
True && True = True
_ && _ = False

zip :: [a] -> [b] -> [(a, b)]
zip [] _ = []
zip _ [] = []
zip (x : xs) (y : ys) = (x, y) : zip xs ys

count :: Nat -> [Nat] -> Nat
count _ [] = Z
count x (y : ys) = case x == y of
  True -> S (count x ys)
  _ -> count x ys

last :: [a] -> a
last [x] = x
last (_ : xs) = last xs
