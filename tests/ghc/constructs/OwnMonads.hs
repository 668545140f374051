module OwnMonads where

newtype Identity' a = Identity' { runI :: a }

instance Functor Identity' where fmap f (Identity' a) = Identity' (f a)
instance Applicative Identity' where
  pure = Identity'
  Identity' f <*> Identity' a = Identity' (f a)
instance Monad Identity' where
  Identity' a >>= f = f a

data Tree a = Leaf | Node (Tree a) a (Tree a)

instance Functor Tree where
  fmap _ Leaf = Leaf
  fmap f (Node l x r) = Node (fmap f l) (f x) (fmap f r)

instance Foldable Tree where
  foldr _ z Leaf = z
  foldr f z (Node l x r) = foldr f (f x (foldr f z r)) l

instance Traversable Tree where
  traverse _ Leaf = pure Leaf
  traverse f (Node l x r) = Node <$> traverse f l <*> f x <*> traverse f r

fromList :: Ord a => [a] -> Tree a
fromList = foldr put Leaf
  where
    put x Leaf = Node Leaf x Leaf
    put x t@(Node l y r)
      | x < y = Node (put x l) y r
      | x > y = Node l y (put x r)
      | otherwise = t

tree :: Tree Int
tree = fromList [4, 2, 6, 1, 3]

toList' :: Tree a -> [a]
toList' = foldr (:) []
