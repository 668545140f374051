{-# LANGUAGE DefaultSignatures, FunctionalDependencies, StandaloneDeriving, TypeFamilies #-}
module Classes where

class Empty a
class (Eq a, Show a) => Shape a where
  infixl 6 <+>
  area, perimeter :: a -> Double
  (<+>) :: a -> a -> a
  x <+> _ = x
  perimeter _ = 0
  {-# MINIMAL area #-}
  describe :: Show b => a -> b -> String
  describe a b
    | area a > 1 = "big"
    | otherwise = show b
class Monad m => MonadState s m | m -> s where get :: m s
class Container f where { type Elem f; empty :: f; insert :: Elem f -> f -> f }
class Default a where
  def :: a
  default def :: Num a => a
  def = 0
class (forall a. Eq (f a)) => Quantified (f :: * -> *)

instance Empty Int
instance Shape Double where
  area x = x * x
  perimeter = (* 4)
instance {-# OVERLAPPING #-} (Shape a, Shape b) => Shape (a, b) where
  area (a, b) = area a + area b
  (<+>) = undefined
  a `describe` b = "pair"
  {-# INLINE area #-}
instance Functor ((->) r) where fmap = (.)
instance Functor (Either e) where
  fmap :: (a -> b) -> Either e a -> Either e b
  fmap f = \case Left e -> Left e; Right x -> Right (f x)
instance Monoid [a] where { mempty = []; mappend = (++) }
instance MonadState s (State s) where get = State $ \s -> (s, s)
instance Container [a] where
  type Elem [a] = a
  empty = []
instance forall a. Show (F a) where show _ = "F"
instance (Show a) => M.Pretty (Maybe a) where

deriving instance Eq a => Eq (Tree a)
deriving stock instance Show T
deriving newtype instance Num Age
deriving anyclass instance C T
default (Integer, Double)
default ()
