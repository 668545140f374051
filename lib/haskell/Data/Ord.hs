{-# LANGUAGE NoImplicitPrelude #-}

-- | Order. Instances of data types follow what GHC derives, evaluation order included: @x <= y@ is
-- @not (y < x)@ and looks at @y@ first.
module Data.Ord
  ( Ordering (..)
  , Ord (..)
  , comparing
  , Down (..)
  ) where

import Data.Bool
import Data.Eq
import Selfsame.Prim

infix 4 <, <=, >, >=

data Ordering = LT | EQ | GT

instance Eq Ordering where
  LT == LT = True
  EQ == EQ = True
  GT == GT = True
  _ == _ = False

class Eq a => Ord a where
  compare :: a -> a -> Ordering
  (<), (<=), (>), (>=) :: a -> a -> Bool
  max, min :: a -> a -> a

  compare x y
    | x == y = EQ
    | x <= y = LT
    | otherwise = GT
  x < y = case compare x y of
    LT -> True
    _ -> False
  x <= y = case compare x y of
    GT -> False
    _ -> True
  x > y = case compare x y of
    GT -> True
    _ -> False
  x >= y = case compare x y of
    LT -> False
    _ -> True
  max x y
    | x <= y = y
    | otherwise = x
  min x y
    | x <= y = x
    | otherwise = y

instance Ord Int where
  compare x y
    | primIntLt x y = LT
    | primIntEq x y = EQ
    | otherwise = GT
  x < y = primIntLt x y
  x <= y = primIntLe x y
  x > y = primIntGt x y
  x >= y = primIntGe x y

instance Ord Integer where
  compare x y
    | primIntegerLt x y = LT
    | primIntegerEq x y = EQ
    | otherwise = GT
  x < y = primIntegerLt x y
  x <= y = primIntegerLe x y
  x > y = primIntegerGt x y
  x >= y = primIntegerGe x y

instance Ord Double where
  compare x y
    | primDoubleLt x y = LT
    | primDoubleEq x y = EQ
    | otherwise = GT
  x < y = primDoubleLt x y
  x <= y = primDoubleLe x y
  x > y = primDoubleGt x y
  x >= y = primDoubleGe x y

instance Ord Char where
  compare x y
    | primCharLt x y = LT
    | primCharEq x y = EQ
    | otherwise = GT
  x < y = primCharLt x y
  x <= y = primCharLe x y
  x > y = primCharGt x y
  x >= y = primCharGe x y

instance Ord Bool where
  compare False False = EQ
  compare False True = LT
  compare True False = GT
  compare True True = EQ
  False < y = y
  True < False = False
  True < True = False
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance Ord Ordering where
  compare LT y = case y of
    LT -> EQ
    _ -> LT
  compare EQ y = case y of
    LT -> GT
    EQ -> EQ
    GT -> LT
  compare GT y = case y of
    GT -> EQ
    _ -> GT
  x < y = case compare x y of
    LT -> True
    _ -> False
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance Ord () where
  compare () () = EQ
  () < () = False
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance Ord a => Ord [a] where
  compare [] [] = EQ
  compare [] (_ : _) = LT
  compare (_ : _) [] = GT
  compare (x : xs) (y : ys) = thenCompare (compare x y) (compare xs ys)

instance (Ord a, Ord b) => Ord (a, b) where
  compare (a1, b1) (a2, b2) = thenCompare (compare a1 a2) (compare b1 b2)
  (a1, b1) < (a2, b2) = thenLess (compare a1 a2) (b1 < b2)
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c) => Ord (a, b, c) where
  compare (a1, b1, c1) (a2, b2, c2) = thenCompare (compare a1 a2) (thenCompare (compare b1 b2) (compare c1 c2))
  (a1, b1, c1) < (a2, b2, c2) = thenLess (compare a1 a2) (thenLess (compare b1 b2) (c1 < c2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d) => Ord (a, b, c, d) where
  compare (a1, b1, c1, d1) (a2, b2, c2, d2) =
    thenCompare (compare a1 a2) (thenCompare (compare b1 b2) (thenCompare (compare c1 c2) (compare d1 d2)))
  (a1, b1, c1, d1) < (a2, b2, c2, d2) =
    thenLess (compare a1 a2) (thenLess (compare b1 b2) (thenLess (compare c1 c2) (d1 < d2)))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e) => Ord (a, b, c, d, e) where
  compare (a1, b1, c1, d1, e1) (a2, b2, c2, d2, e2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1) (b2, c2, d2, e2))
  (a1, b1, c1, d1, e1) < (a2, b2, c2, d2, e2) = thenLess (compare a1 a2) ((b1, c1, d1, e1) < (b2, c2, d2, e2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f) => Ord (a, b, c, d, e, f) where
  compare (a1, b1, c1, d1, e1, f1) (a2, b2, c2, d2, e2, f2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1) (b2, c2, d2, e2, f2))
  (a1, b1, c1, d1, e1, f1) < (a2, b2, c2, d2, e2, f2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1) < (b2, c2, d2, e2, f2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g) => Ord (a, b, c, d, e, f, g) where
  compare (a1, b1, c1, d1, e1, f1, g1) (a2, b2, c2, d2, e2, f2, g2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1) (b2, c2, d2, e2, f2, g2))
  (a1, b1, c1, d1, e1, f1, g1) < (a2, b2, c2, d2, e2, f2, g2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1) < (b2, c2, d2, e2, f2, g2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h) => Ord (a, b, c, d, e, f, g, h) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1) (a2, b2, c2, d2, e2, f2, g2, h2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1) (b2, c2, d2, e2, f2, g2, h2))
  (a1, b1, c1, d1, e1, f1, g1, h1) < (a2, b2, c2, d2, e2, f2, g2, h2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1) < (b2, c2, d2, e2, f2, g2, h2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i) => Ord (a, b, c, d, e, f, g, h, i) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1) (a2, b2, c2, d2, e2, f2, g2, h2, i2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1) (b2, c2, d2, e2, f2, g2, h2, i2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1) < (b2, c2, d2, e2, f2, g2, h2, i2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j) => Ord (a, b, c, d, e, f, g, h, i, j) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1, j1) (b2, c2, d2, e2, f2, g2, h2, i2, j2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1, j1) < (b2, c2, d2, e2, f2, g2, h2, i2, j2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k) => Ord (a, b, c, d, e, f, g, h, i, j, k) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1, j1, k1) (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1, j1, k1) < (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l) => Ord (a, b, c, d, e, f, g, h, i, j, k, l) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1) (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1) < (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1) (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1) < (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1) (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1) < (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance (Ord a, Ord b, Ord c, Ord d, Ord e, Ord f, Ord g, Ord h, Ord i, Ord j, Ord k, Ord l, Ord m, Ord n, Ord o) => Ord (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  compare (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1, o1) (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2, o2) =
    thenCompare (compare a1 a2) (compare (b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1, o1) (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2, o2))
  (a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1, o1) < (a2, b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2, o2) =
    thenLess (compare a1 a2) ((b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1, m1, n1, o1) < (b2, c2, d2, e2, f2, g2, h2, i2, j2, k2, l2, m2, n2, o2))
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

-- | Lexicographic: the second counts when the first does not decide.
thenCompare :: Ordering -> Ordering -> Ordering
thenCompare LT _ = LT
thenCompare EQ rest = rest
thenCompare GT _ = GT

thenLess :: Ordering -> Bool -> Bool
thenLess LT _ = True
thenLess EQ rest = rest
thenLess GT _ = False

comparing :: Ord b => (a -> b) -> a -> a -> Ordering
comparing key x y = compare (key x) (key y)

-- | The same values in reverse order.
newtype Down a = Down {getDown :: a}

instance Eq a => Eq (Down a) where
  Down x == Down y = x == y
  Down x /= Down y = x /= y

instance Ord a => Ord (Down a) where
  compare (Down x) (Down y) = compare y x
  Down x < Down y = y < x
  Down x <= Down y = y <= x
  Down x > Down y = y > x
  Down x >= Down y = y >= x
  min (Down x) (Down y) = Down (max y x)
  max (Down x) (Down y) = Down (min y x)

