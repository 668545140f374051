module DataFoldable where

import Data.Foldable

data Bin a = Nil | Fork (Bin a) a (Bin a)

instance Foldable Bin where
  foldMap _ Nil = mempty
  foldMap f (Fork l x r) = foldMap f l <> (f x <> foldMap f r)

data Snoc a = Lin | Snoc (Snoc a) a

instance Foldable Snoc where
  foldr _ z Lin = z
  foldr f z (Snoc rest x) = foldr f (f x z) rest
