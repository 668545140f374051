module Classes where

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]
  size :: f a -> Int
  size = length . toL

newtype Stack a = Stack [a]
newtype Queue a = Queue ([a], [a])

instance Container Stack where
  empty = Stack []
  insert x (Stack xs) = Stack (x : xs)
  toL (Stack xs) = xs

instance Container Queue where
  empty = Queue ([], [])
  insert x (Queue (f, b)) = Queue (f, x : b)
  toL (Queue (f, b)) = f ++ reverse b
  size (Queue (f, b)) = length f + length b

fill :: Container f => [a] -> f a
fill = foldr insert empty

class Eq a => Shape a where
  area :: a -> Double
  name :: a -> String
  name _ = "shape"
  describe :: a -> String
  describe x = name x ++ " of area " ++ show (area x)
  (=~) :: a -> a -> Bool
  x =~ y = x == y || area x == area y
  infix 4 =~

data Sq = Sq Double deriving (Eq)
data Ci = Ci Double deriving (Eq)

instance Shape Sq where
  area (Sq a) = a * a
  name _ = "square"

instance Shape Ci where
  area (Ci r) = 3 * r * r

sameAll :: Shape a => [a] -> Bool
sameAll (x : y : r) = x =~ y && sameAll (y : r)
sameAll _ = True
