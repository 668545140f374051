{-# LANGUAGE FlexibleInstances, FlexibleContexts, InstanceSigs #-}
module Classes where

class Shape a where
  area :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: Show b => b -> a -> String
  describe b s = show b ++ name s

data Square = Square Double
data Circle = Circle { radius :: Double }
instance Shape Square where
  area (Square x) = x * x
  name _ = "square"
instance Shape Circle where area c = pi * radius c ^ 2
instance (Shape a, Shape b) => Shape (Either a b) where
  area = either area area
instance Shape a => Shape [a] where
  area = sum . map area
  name xs = concatMap name xs
total shapes = sum (map area shapes)
both a b = area a + area b + area [a]

class (Eq a, Show a) => Key a where
  index :: a -> Int
  index = length . show
  infixl 4 ===
  (===) :: a -> a -> Bool
  x === y = index x == index y && x == y
instance Key Bool
instance Key [Char] where index = length
instance Key [Bool]
usesSupers k = if k == k then show k else show (index k)
onlyKey :: Key a => a -> a -> (Bool, String)
onlyKey a b = (a /= b, show [a])

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toList :: f a -> [a]
newtype Stack a = Stack [a]
instance Container Stack where
  empty = Stack []
  insert x (Stack xs) = Stack (x : xs)
  toList (Stack xs) = xs
fill xs = foldr insert empty xs
firsts :: Container f => f (a, b) -> [a]
firsts = map fst . toList

newtype State s a = State { runState :: s -> (a, s) }
instance Functor (State s) where fmap f (State g) = State (\s -> let (a, t) = g s in (f a, t))
instance Applicative (State s) where
  pure a = State (\s -> (a, s))
  State f <*> State g = State (\s -> let { (h, t) = f s; (a, u) = g t } in (h a, u))
instance Monad (State s) where
  (>>=) :: State s a -> (a -> State s b) -> State s b
  State g >>= f = State $ \s -> let (a, t) = g s in runState (f a) t
get = State (\s -> (s, s))
put s = State (\_ -> ((), s))
modify' f = get >>= put . f
labelled xs = mapM label xs where
  label x = do
    n <- get
    put (n + 1)
    return (n, x)
instance Num b => Num (a -> b) where
  f + g = \x -> f x + g x
  f * g = \x -> f x * g x
  abs f = abs . f
  signum f = signum . f
  fromInteger = const . fromInteger
  negate f = negate . f
sumOfFunctions = (sin + cos * 2) 1
