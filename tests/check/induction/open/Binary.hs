-- Binary numbers, the lowest bit first.
module Binary where

data Bit = O | I deriving (Eq, Show)

type Bits = [Bit]

value :: Bits -> Integer
value [] = 0
value (O : bs) = 2 * value bs
value (I : bs) = 1 + 2 * value bs

inc :: Bits -> Bits
inc [] = [I]
inc (O : bs) = I : bs
inc (I : bs) = O : inc bs

plus :: Bits -> Bits -> Bits
plus [] bs = bs
plus as [] = as
plus (O : as) (b : bs) = b : plus as bs
plus (I : as) (O : bs) = I : plus as bs
plus (I : as) (I : bs) = O : inc (plus as bs)

double :: Bits -> Bits
double bs = O : bs

times :: Bits -> Bits -> Bits
times [] _ = []
times (O : as) bs = O : times as bs
times (I : as) bs = plus bs (O : times as bs)

flipped :: Bits -> Bits
flipped = map other
  where other O = I
        other I = O

trim :: Bits -> Bits
trim [] = []
trim (b : bs) = case (b, trim bs) of
  (O, []) -> []
  (_, rest) -> b : rest

-- expect: verified
prop_inc :: Bits -> Bool
prop_inc bs = value (inc bs) == value bs + 1

-- expect: verified
prop_plus :: Bits -> Bits -> Bool
prop_plus as bs = value (plus as bs) == value as + value bs

-- expect: verified
prop_times :: Bits -> Bits -> Bool
prop_times as bs = value (times as bs) == value as * value bs

-- expect: verified
prop_plus_comm :: Bits -> Bits -> Bool
prop_plus_comm as bs = plus as bs == plus bs as

-- expect: verified
prop_plus_inc :: Bits -> Bits -> Bool
prop_plus_inc as bs = value (plus (inc as) bs) == value (inc (plus as bs))

-- expect: verified
prop_value_positive :: Bits -> Bool
prop_value_positive bs = value bs >= 0

-- expect: verified
prop_flipped_twice :: Bits -> Bool
prop_flipped_twice bs = flipped (flipped bs) == bs

-- expect: verified
prop_flipped_length :: Bits -> Bool
prop_flipped_length bs = length (flipped bs) == length bs

-- expect: verified
prop_trim :: Bits -> Bool
prop_trim bs = value (trim bs) == value bs

-- expect: verified
prop_trim_twice :: Bits -> Bool
prop_trim_twice bs = trim (trim bs) == trim bs

-- expect: verified
prop_zeros :: Bits -> Bool
prop_zeros bs = value (bs ++ [O]) == value bs

-- expect: verified
prop_flipped_value :: Bits -> Bool
prop_flipped_value bs = value bs + value (flipped bs) + 1 == 2 ^ length bs

-- expect: refuted
prop_inc_double :: Bits -> Bool
prop_inc_double bs = value (inc bs) == 2 * value bs

-- expect: refuted
prop_plus_append :: Bits -> Bits -> Bool
prop_plus_append as bs = value (as ++ bs) == value as + value bs

-- expect: refuted
prop_plus_twice :: Bits -> Bool
prop_plus_twice as = plus as as == double as

-- expect: refuted
prop_trim_same :: Bits -> Bool
prop_trim_same bs = trim bs == bs

-- expect: refuted
prop_inc_length :: Bits -> Bool
prop_inc_length bs = length (inc bs) == length bs || length bs < 3

-- expect: refuted
prop_plus_length :: Bits -> Bits -> Bool
prop_plus_length as bs = length (plus as bs) == max (length as) (length bs)

-- expect: refuted
prop_value_injective :: Bits -> Bits -> Bool
prop_value_injective as bs = value as /= value bs || as == bs

-- expect: refuted
prop_flipped_smaller :: Bits -> Bool
prop_flipped_smaller bs = value (flipped bs) <= value bs || length bs < 3

-- expect: refuted
prop_times_plus :: Bits -> Bits -> Bool
prop_times_plus as bs = value (times as bs) == value (plus as bs)

-- expect: refuted
prop_value_bound :: Bits -> Bool
prop_value_bound bs = value bs < 2 ^ length bs - 1

-- expect: refuted
prop_times_comm_bits :: Bits -> Bits -> Bool
prop_times_comm_bits as bs = times as bs == times bs as

-- expect: refuted
prop_inc_flipped :: Bits -> Bool
prop_inc_flipped bs = inc (flipped bs) == flipped (inc bs)
