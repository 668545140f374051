-- Orders on pairs, colours and lists.
module Orders where

data Size = Small | Medium | Large deriving (Eq, Ord, Show)

data Nat = Z | S Nat deriving (Eq, Ord, Show)

lex :: [Int] -> [Int] -> Bool
lex [] _ = True
lex (_ : _) [] = False
lex (x : xs) (y : ys) = x < y || (x == y && Orders.lex xs ys)

best :: [Int] -> Maybe Int
best [] = Nothing
best (x : xs) = case best xs of
  Nothing -> Just x
  Just y -> Just (max x y)

pairMax :: (Int, Int) -> (Int, Int) -> (Int, Int)
pairMax (a, b) (c, d) = (max a c, max b d)

between :: Int -> Int -> Int -> Bool
between a b x = a <= x && x <= b

half :: Nat -> Nat
half (S (S n)) = S (half n)
half _ = Z

minus :: Nat -> Nat -> Nat
minus m Z = m
minus Z _ = Z
minus (S m) (S n) = minus m n

plus :: Nat -> Nat -> Nat
plus Z n = n
plus (S m) n = S (plus m n)

leq :: Nat -> Nat -> Bool
leq Z _ = True
leq (S _) Z = False
leq (S m) (S n) = leq m n

-- expect: verified
prop_max_assoc :: Size -> Size -> Size -> Bool
prop_max_assoc a b c = max a (max b c) == max (max a b) c

-- expect: verified
prop_max_min :: Int -> Int -> Bool
prop_max_min x y = not (x >= 0 && x < 1000 && y >= 0 && y < 1000) || max x y + min x y == x + y

-- expect: verified
prop_lex_refl :: [Int] -> Bool
prop_lex_refl xs = Orders.lex xs xs

-- expect: verified
prop_lex_total :: [Int] -> [Int] -> Bool
prop_lex_total xs ys = Orders.lex xs ys || Orders.lex ys xs

-- expect: verified
prop_lex_antisym :: [Int] -> [Int] -> Bool
prop_lex_antisym xs ys = not (Orders.lex xs ys && Orders.lex ys xs) || xs == ys

-- expect: verified
prop_lex_trans :: [Int] -> [Int] -> [Int] -> Bool
prop_lex_trans xs ys zs = not (Orders.lex xs ys && Orders.lex ys zs) || Orders.lex xs zs

-- expect: verified
prop_lex_prefix :: [Int] -> [Int] -> Bool
prop_lex_prefix xs ys = Orders.lex xs (xs ++ ys)

-- expect: verified
prop_pairMax_comm :: (Int, Int) -> (Int, Int) -> Bool
prop_pairMax_comm p q = pairMax p q == pairMax q p

-- expect: verified
prop_half_leq :: Nat -> Bool
prop_half_leq n = leq (half n) n

-- expect: verified
prop_minus_leq :: Nat -> Nat -> Bool
prop_minus_leq m n = leq (minus m n) m

-- expect: verified
prop_leq_plus :: Nat -> Nat -> Nat -> Bool
prop_leq_plus a b c = leq (plus a b) (plus a c) == leq b c

-- expect: verified
prop_minus_plus :: Nat -> Nat -> Bool
prop_minus_plus m n = not (leq n m) || plus n (minus m n) == m

-- expect: verified
prop_between_max :: Int -> Int -> Int -> Int -> Bool
prop_between_max a b x y = not (between a b x && between a b y) || between a b (max x y)

-- expect: verified
prop_best_reverse :: [Int] -> Bool
prop_best_reverse xs = best (reverse xs) == best xs

-- expect: refuted
prop_max_first :: Size -> Size -> Bool
prop_max_first a b = max a b == a

-- expect: refuted
prop_lex_symmetric :: [Int] -> [Int] -> Bool
prop_lex_symmetric xs ys = Orders.lex xs ys == Orders.lex ys xs

-- expect: refuted
prop_lex_suffix :: [Int] -> [Int] -> Bool
prop_lex_suffix xs ys = Orders.lex ys (xs ++ ys)

-- expect: refuted
prop_lex_length :: [Int] -> [Int] -> Bool
prop_lex_length xs ys = not (Orders.lex xs ys) || length xs <= length ys

-- expect: refuted
prop_pairMax_first :: (Int, Int) -> (Int, Int) -> Bool
prop_pairMax_first p q = pairMax p q == p || pairMax p q == q

-- expect: refuted
prop_half_strict :: Nat -> Bool
prop_half_strict n = leq (S (half n)) n

-- expect: refuted
prop_minus_comm :: Nat -> Nat -> Bool
prop_minus_comm m n = plus n (minus m n) == m

-- expect: refuted
prop_half_plus :: Nat -> Bool
prop_half_plus n = plus (half n) (half n) == n

-- expect: refuted
prop_between_max_not :: Int -> Int -> Int -> Int -> Bool
prop_between_max_not a b x y = not (between a b x) || between a b (max x y)

-- expect: refuted
prop_best_append :: [Int] -> [Int] -> Bool
prop_best_append xs ys = best (xs ++ ys) == best xs

-- expect: refuted
prop_best_first :: [Int] -> Bool
prop_best_first xs = best xs == fmap fst (Just (head xs, ())) || length xs < 2

-- expect: refuted
prop_leq_double :: Nat -> Nat -> Bool
prop_leq_double m n = leq m (plus n n)

-- expect: refuted
prop_max_plus :: Int -> Int -> Int -> Bool
prop_max_plus x y z = max x y + z == max (x + z) y

-- expect: refuted
prop_half_minus :: Nat -> Nat -> Bool
prop_half_minus m n = half (minus m n) == minus (half m) (half n)
