module Peano where

data Nat = Z | S Nat

instance Eq Nat where
  Z == Z = True
  S m == S n = m == n
  _ == _ = False

instance Ord Nat where
  Z <= _ = True
  S _ <= Z = False
  S m <= S n = m <= n

instance Show Nat where
  show = show . toInteger'
    where
      toInteger' Z = 0 :: Integer
      toInteger' (S n) = 1 + toInteger' n

instance Num Nat where
  Z + n = n
  S m + n = S (m + n)
  Z * _ = Z
  S m * n = n + m * n
  m - Z = m
  Z - _ = error "Nat: negative"
  S m - S n = m - n
  abs = id
  signum Z = Z
  signum _ = S Z
  fromInteger 0 = Z
  fromInteger n
    | n > 0 = S (fromInteger (n - 1))
    | otherwise = error ("Nat: " ++ show n)

instance Enum Nat where
  toEnum = fromIntegral
  fromEnum Z = 0
  fromEnum (S n) = succ (fromEnum n)

infinity :: Nat
infinity = S infinity

fact :: Nat -> Nat
fact Z = 1
fact n@(S m) = n * fact m
