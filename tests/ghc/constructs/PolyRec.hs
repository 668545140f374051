module PolyRec where

data Nested a = Flat a | Nest (Nested [a])

depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n

data Perfect a = Zero a | Succ (Perfect (a, a))

sizeP :: Perfect a -> Int
sizeP (Zero _) = 1
sizeP (Succ p) = 2 * sizeP p

sumP :: (a -> Int) -> Perfect a -> Int
sumP f (Zero a) = f a
sumP f (Succ p) = sumP (\(a, b) -> f a + f b) p

showNested :: Show a => Nested a -> String
showNested (Flat a) = show a
showNested (Nest n) = showNested n
