{-# LANGUAGE BangPatterns, ViewPatterns, NamedFieldPuns, RecordWildCards, ScopedTypeVariables #-}
module Patterns where

f _ x 1 (-2) 2.5 (-0.5) 'c' "str" () [] [a] [b, c] (d, e) = 1
g (Just x) (Left (y, _)) (M.C z) (a :| b : c `D` d) = 1
h all@(x : _) ~(lazy, y) !bang ~z !(a, !b) = 1
i C {} C { a = 1, b, c = Just x } M.D { .. } E { a, .. } = 1
j (f -> x) (g 1 . h -> Just y, z) [subtract 1 -> w] = 1
k (x :: Int) ((y, z) :: (a, b)) = 1
l (((x))) ((:) a b) ((,) c d) (x, (y :+ z)) = 1
m n@1 o@"s" = 1
p (-1 : xs) = 1
q (!x, ~y) = 1
r x | (a, b) <- x, [c] <- a = 1
s = \(Just x) ~y -> case y of !z -> z
