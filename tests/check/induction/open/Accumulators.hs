-- What is computed with an accumulator, and without.
module Accumulators where

data Nat = Z | S Nat deriving (Eq, Show)

add, mul :: Nat -> Nat -> Nat
add Z n = n
add (S m) n = S (add m n)
mul Z _ = Z
mul (S m) n = add n (mul m n)

fac :: Nat -> Nat
fac Z = S Z
fac (S n) = mul (S n) (fac n)

qfac :: Nat -> Nat -> Nat
qfac Z acc = acc
qfac (S n) acc = qfac n (mul (S n) acc)

power :: Nat -> Nat -> Nat
power _ Z = S Z
power b (S n) = mul b (power b n)

qpower :: Nat -> Nat -> Nat -> Nat
qpower _ Z acc = acc
qpower b (S n) acc = qpower b n (mul b acc)

rev :: [a] -> [a]
rev [] = []
rev (x : xs) = rev xs ++ [x]

revOnto :: [a] -> [a] -> [a]
revOnto [] acc = acc
revOnto (x : xs) acc = revOnto xs (x : acc)

total :: [Int] -> Int
total [] = 0
total (x : xs) = x + total xs

totalFrom :: Int -> [Int] -> Int
totalFrom acc [] = acc
totalFrom acc (x : xs) = totalFrom (acc + x) xs

sizeFrom :: Int -> [a] -> Int
sizeFrom acc [] = acc
sizeFrom acc (_ : xs) = sizeFrom (acc + 1) xs

-- The sum of the squares, and the number of elements, in one pass.
both :: [Int] -> (Int, Int)
both = go 0 0
  where go s n [] = (s, n)
        go s n (x : xs) = go (s + x * x) (n + 1) xs

squares :: [Int] -> Int
squares xs = total (map (\x -> x * x) xs)

fib :: Nat -> Nat
fib Z = Z
fib (S Z) = S Z
fib (S (S n)) = add (fib (S n)) (fib n)

qfib :: Nat -> Nat -> Nat -> Nat
qfib Z a _ = a
qfib (S n) a b = qfib n b (add a b)

upTo :: Int -> Int -> [Int]
upTo a b = if a > b then [] else a : upTo (a + 1) b

sumUp :: Int -> Int -> Int -> Int
sumUp acc a b = if a > b then acc else sumUp (acc + a) (a + 1) b

-- expect: verified
prop_fac :: Nat -> Bool
prop_fac n = qfac n (S Z) == fac n

-- expect: verified
prop_fac_any :: Nat -> Nat -> Bool
prop_fac_any n a = qfac n a == mul (fac n) a

-- expect: verified
prop_power :: Nat -> Nat -> Bool
prop_power b n = qpower b n (S Z) == power b n

-- expect: verified
prop_rev :: [Int] -> Bool
prop_rev xs = revOnto xs [] == rev xs

-- expect: verified
prop_revOnto_append :: [Int] -> [Int] -> [Int] -> Bool
prop_revOnto_append xs ys zs = revOnto (xs ++ ys) zs == revOnto ys (revOnto xs zs)

-- expect: verified
prop_total :: [Int] -> Bool
prop_total xs = totalFrom 0 xs == total xs

-- expect: verified
prop_foldl_foldr :: [Int] -> Bool
prop_foldl_foldr xs = foldl (+) 0 xs == foldr (+) 0 xs

-- expect: verified
prop_size :: [Int] -> Bool
prop_size xs = sizeFrom 0 xs == length xs

-- expect: verified
prop_both_size :: [Int] -> Bool
prop_both_size xs = snd (both xs) == length xs

-- expect: verified
prop_both_squares :: [Int] -> Bool
prop_both_squares xs = fst (both xs) == squares xs

-- expect: verified
prop_fib :: Nat -> Bool
prop_fib n = qfib n Z (S Z) == fib n

-- expect: verified
prop_foldl_reverse :: [Int] -> Bool
prop_foldl_reverse xs = foldl (flip (:)) [] xs == foldr (\x r -> r ++ [x]) [] xs

-- expect: refuted
prop_fac_from_two :: Nat -> Bool
prop_fac_from_two n = qfac n (S (S Z)) == fac n

-- expect: refuted
prop_power_swapped :: Nat -> Nat -> Bool
prop_power_swapped b n = qpower n b (S Z) == power b n

-- expect: refuted
prop_revOnto_commutes :: [Int] -> [Int] -> Bool
prop_revOnto_commutes xs ys = revOnto xs ys == revOnto ys xs

-- expect: refuted
prop_foldl_foldr_minus :: [Int] -> Bool
prop_foldl_foldr_minus xs = foldl (-) 0 xs == foldr (-) 0 xs

-- expect: refuted
prop_total_zero :: Int -> [Int] -> Bool
prop_total_zero a xs = totalFrom a xs == total xs

-- expect: refuted
prop_both_swapped :: [Int] -> Bool
prop_both_swapped xs = fst (both xs) == snd (both xs) || length xs < 3

-- expect: refuted
prop_fib_shifted :: Nat -> Bool
prop_fib_shifted n = qfib n (S Z) (S Z) == fib n

-- expect: refuted
prop_fib_doubles :: Nat -> Bool
prop_fib_doubles n = fib (S (S n)) == add (fib n) (fib n) || n == S Z || fib n == Z

-- expect: refuted
prop_sumUp_upTo :: Int -> Int -> Bool
prop_sumUp_upTo a b = not (0 <= a && a < b && b < 50) || sumUp 0 a b == total (upTo (a + 1) b)

-- expect: refuted
prop_squares_sum :: [Int] -> Bool
prop_squares_sum xs = squares xs == total xs * total xs || length xs < 2

-- expect: refuted
prop_size_from :: Int -> [Int] -> Bool
prop_size_from n xs = sizeFrom n xs == length xs

-- expect: refuted
prop_foldl_keeps :: [Int] -> Bool
prop_foldl_keeps xs = foldl (flip (:)) [] xs == xs
