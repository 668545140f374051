module Hierarchy where

class Semi a where
  (<+>) :: a -> a -> a
  infixr 6 <+>

class Semi a => Mon a where
  zero :: a
  total :: [a] -> a
  total = foldr (<+>) zero

class Mon a => Grp a where
  neg :: a -> a
  minus :: a -> a -> a
  minus x y = x <+> neg y

instance Semi Int where (<+>) = (+)
instance Mon Int where zero = 0
instance Grp Int where neg = negate

instance Semi [a] where (<+>) = (++)
instance Mon [a] where zero = []

instance (Semi a, Semi b) => Semi (a, b) where (a, b) <+> (c, d) = (a <+> c, b <+> d)
instance (Mon a, Mon b) => Mon (a, b) where zero = (zero, zero)

instance Semi b => Semi (a -> b) where (f <+> g) x = f x <+> g x
instance Mon b => Mon (a -> b) where zero = const zero

times :: Mon a => Int -> a -> a
times n x = total (replicate n x)
