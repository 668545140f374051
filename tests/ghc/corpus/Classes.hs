module Classes where

class Named a where
  name :: a -> String
  name _ = "anonymous"

class Named a => Animal a where
  {-# MINIMAL noise #-}
  noise :: a -> String
  speak :: a -> String
  speak x = name x ++ " says " ++ noise x
  legs :: a -> Int
  legs = const 4

class (Animal a, Eq a) => Pet a where
  owner :: a -> String
  owner x
    | x == x = "owner of " ++ name x
    | otherwise = "nobody"
  describe :: a -> (String, Int)
  describe x = (speak x ++ "; " ++ owner x, legs x)

data Dog = Dog deriving (Eq)
data Bird = Bird String Int
newtype Robot = Robot Int

instance Named Dog where
  name Dog = "Rex"

instance Animal Dog where
  noise _ = "woof"

instance Pet Dog

instance Named Bird where
  name (Bird n _) = n

instance Animal Bird where
  noise (Bird _ n) = concat (replicate n "tweet")
  legs _ = 2

instance Eq Bird where
  Bird a _ == Bird b _ = a == b

instance Pet Bird where
  owner _ = "the sky"

instance Named Robot

instance Animal Robot where
  noise (Robot n) = show n
  speak r = "0x" ++ noise r

class Container f where
  empty :: f a
  insert :: a -> f a -> f a
  toL :: f a -> [a]
  size :: f a -> Int
  size = length . toL

newtype Stack a = Stack [a]
data Queue a = Queue [a] [a]

instance Container Stack where
  empty = Stack []
  insert x (Stack xs) = Stack (x : xs)
  toL (Stack xs) = xs

instance Container Queue where
  empty = Queue [] []
  insert x (Queue f b) = Queue f (x : b)
  toL (Queue f b) = f ++ reverse b
  size (Queue f b) = length f + length b

fill :: Container f => [a] -> f a
fill = foldr insert empty

-- Operators as methods, and a default that refers to another operator.
class Vec v where
  infixl 6 ^+^
  (^+^) :: v -> v -> v
  (^-^) :: v -> v -> v
  a ^-^ b = a ^+^ neg b
  neg :: v -> v

instance Vec Int where
  (^+^) = (+)
  neg = negate

instance (Vec a, Vec b) => Vec (a, b) where
  (a, b) ^+^ (c, d) = (a ^+^ c, b ^+^ d)
  neg (a, b) = (neg a, neg b)
