module Streams where

infixr 5 :>

data Stream a = a :> Stream a

instance Functor Stream where
  fmap f ~(x :> xs) = f x :> fmap f xs

instance Show a => Show (Stream a) where
  showsPrec d s = showParen (d > 5) $ foldr (\x r -> showsPrec 6 x . showString " :> " . r) (showString "...") (takeS 4 s)

takeS :: Int -> Stream a -> [a]
takeS n _ | n <= 0 = []
takeS n (x :> xs) = x : takeS (n - 1) xs

repeatS :: a -> Stream a
repeatS x = xs where xs = x :> xs

iterateS :: (a -> a) -> a -> Stream a
iterateS f x = x :> iterateS f (f x)

interleave :: Stream a -> Stream a -> Stream a
interleave (x :> xs) ys = x :> interleave ys xs

ruler :: Stream Int
ruler = go 0
  where
    go n = repeatS n `weave` go (n + 1)
    weave (x :> xs) ys = x :> interleave ys xs

zipS :: (a -> b -> c) -> Stream a -> Stream b -> Stream c
zipS f (x :> xs) (y :> ys) = f x y :> zipS f xs ys

nats, fibs :: Stream Integer
nats = 0 :> fmap (+ 1) nats
fibs = 0 :> 1 :> zipS (+) fibs (tailS fibs)

tailS :: Stream a -> Stream a
tailS (_ :> s) = s

instance Num a => Num (Stream a) where
  (+) = zipS (+)
  (x :> xs) * t@(y :> ys) = x * y :> (fmap (x *) ys + xs * t)
  negate = fmap negate
  abs = fmap abs
  signum = fmap signum
  fromInteger n = fromInteger n :> repeatS 0
