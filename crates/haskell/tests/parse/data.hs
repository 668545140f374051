{-# LANGUAGE GADTs, KindSignatures, ExistentialQuantification, DerivingStrategies #-}
module Data where

data Void
data Bool = False | True
data Shape = Circle Double | Rect { width, height :: !Double, label :: String } | Unit {}
  deriving (Eq, Ord)
data Tree a = Leaf | Tree a :+: !(Tree a) | a `Node` (Tree a) | (:*:) a a
  deriving stock (Show)
  deriving newtype Num
  deriving anyclass (NFData)
  deriving (Functor, M.Foldable)
data (a :-: b) = Minus a b
data a :/: b = Int :/ b | {-# UNPACK #-} !Int :// ~a
data Strict = Strict !Int {-# UNPACK #-}!Word ~Bool (Maybe Int) [Int] !(a, b)
newtype Age = Age Int deriving newtype (Eq, Ord)
newtype State s a = State { runState :: s -> (a, s) }
newtype Wrap f a = Wrap (f a) deriving Show via (Wrap f a)
data Some = forall a. Show a => Some a
data Ctx a = Eq a => Ctx a
data Eq a => Old a = Old a
data Fn = Fn (forall a. a -> a) (Int -> Int)

data Maybe a where
  Nothing :: Maybe a
  Just :: b -> Maybe b
data Either :: * -> * -> * where { Left, Right :: a -> Either a a ; Both :: x -> !y -> Either x y }
data Rec a where
  Rec :: { one :: a, two :: Int } -> Rec a
  deriving Eq
data Term a where
  Lit :: Int -> Term Int
  If :: Term Bool -> Term a -> Term a -> Term a
  Ex :: b -> Term a
  Cx :: Show a => a -> Term a
data Kinded (f :: * -> *) (a :: *) = Kinded (f a)
