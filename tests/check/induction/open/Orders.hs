-- Largest and smallest, between two numbers and in lists.
module Orders where

data Nat = Z | S Nat deriving (Eq, Show)

le :: Nat -> Nat -> Bool
le Z _ = True
le (S _) Z = False
le (S m) (S n) = le m n

top, low :: Nat -> Nat -> Nat
top Z n = n
top m Z = m
top (S m) (S n) = S (top m n)
low Z _ = Z
low _ Z = Z
low (S m) (S n) = S (low m n)

larger, smaller :: Int -> Int -> Int
larger x y = if x <= y then y else x
smaller x y = if x <= y then x else y

clamp :: Int -> Int -> Int -> Int
clamp a b x = larger a (smaller b x)

largest :: Int -> [Int] -> Int
largest = foldr larger

pick :: Nat -> Nat -> Nat
pick m n = if le m n then n else m

-- expect: verified
prop_larger_assoc :: Int -> Int -> Int -> Bool
prop_larger_assoc x y z = larger x (larger y z) == larger (larger x y) z

-- expect: verified
prop_larger_comm :: Int -> Int -> Bool
prop_larger_comm x y = larger x y == larger y x

-- expect: verified
prop_distributes :: Int -> Int -> Int -> Bool
prop_distributes x y z = larger x (smaller y z) == smaller (larger x y) (larger x z)

-- expect: verified
prop_absorbs :: Int -> Int -> Bool
prop_absorbs x y = larger x (smaller x y) == x

-- expect: verified
prop_clamp_twice :: Int -> Int -> Int -> Bool
prop_clamp_twice a b x = clamp a b (clamp a b x) == clamp a b x

-- expect: verified
prop_top_assoc :: Nat -> Nat -> Nat -> Bool
prop_top_assoc a b c = top a (top b c) == top (top a b) c

-- expect: verified
prop_le_transitive :: Nat -> Nat -> Nat -> Bool
prop_le_transitive a b c = not (le a b && le b c) || le a c

-- expect: verified
prop_le_antisymmetric :: Nat -> Nat -> Bool
prop_le_antisymmetric a b = not (le a b && le b a) || a == b

-- expect: verified
prop_pick_assoc :: Nat -> Nat -> Nat -> Bool
prop_pick_assoc a b c = pick a (pick b c) == pick (pick a b) c

-- expect: verified
prop_pick_top :: Nat -> Nat -> Bool
prop_pick_top a b = pick a b == top a b

-- expect: verified
prop_low_distributes :: Nat -> Nat -> Nat -> Bool
prop_low_distributes a b c = low a (top b c) == top (low a b) (low a c)

-- expect: verified
prop_largest_append :: Int -> [Int] -> [Int] -> Bool
prop_largest_append d xs ys = largest d (xs ++ ys) == larger (largest d xs) (largest d ys)

-- expect: verified
prop_largest_reverse :: Int -> [Int] -> Bool
prop_largest_reverse d xs = largest d (reverse xs) == largest d xs

-- expect: verified
prop_largest_bounds :: Int -> Int -> [Int] -> Bool
prop_largest_bounds d x xs = not (elem x xs) || x <= largest d xs

-- expect: refuted
prop_larger_left :: Int -> Int -> Bool
prop_larger_left x y = larger x y == x

-- expect: refuted
prop_distributes_not :: Int -> Int -> Int -> Bool
prop_distributes_not x y z = larger x (smaller y z) == smaller x (larger y z)

-- expect: refuted
prop_clamp_within :: Int -> Int -> Int -> Bool
prop_clamp_within a b x = clamp a b x <= b

-- expect: refuted
prop_le_symmetric :: Nat -> Nat -> Bool
prop_le_symmetric a b = not (le a b) || le b a

-- expect: refuted
prop_le_transitive_not :: Nat -> Nat -> Nat -> Bool
prop_le_transitive_not a b c = not (le a b && le a c) || le b c

-- expect: refuted
prop_top_low :: Nat -> Nat -> Bool
prop_top_low a b = top a b == low a b

-- expect: refuted
prop_top_adds :: Nat -> Nat -> Nat -> Bool
prop_top_adds a b c = top a (low b c) == low a (top b c)

-- expect: refuted
prop_largest_append_left :: Int -> [Int] -> [Int] -> Bool
prop_largest_append_left d xs ys = largest d (xs ++ ys) == largest d xs

-- expect: refuted
prop_largest_member :: Int -> [Int] -> Bool
prop_largest_member d xs = elem (largest d xs) xs

-- expect: refuted
prop_largest_strict :: Int -> Int -> [Int] -> Bool
prop_largest_strict d x xs = not (elem x xs) || x < largest d xs

-- expect: refuted
prop_pick_low :: Nat -> Nat -> Bool
prop_pick_low a b = pick a b == low a b

-- expect: refuted
prop_smaller_shift :: Int -> Int -> Bool
prop_smaller_shift x y = smaller (x + 1) y == smaller x y + 1
