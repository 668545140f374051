{-# LANGUAGE ApplicativeDo #-}
module Main where
import Data.Functor.Const
newtype V e a = V (Either [e] a) deriving Show
instance Functor (V e) where fmap f (V x) = V (fmap f x)
instance Applicative (V e) where
  pure = V . Right
  V (Left a) <*> V (Left b) = V (Left (a ++ b))
  V (Left a) <*> _ = V (Left a)
  V (Right f) <*> V r = V (fmap f r)
bad :: e -> V e a
bad e = V (Left [e])
form :: V String (Int, String)
form = do
  age <- bad "age"
  name <- bad "name"
  pure (age, name)
form2 :: V String Int
form2 = do
  x <- pure 3
  y <- pure 4
  return $ x * y
form3 :: Functor f => f Int -> f Int
form3 m = do { x <- m; return (x + 1) }
form4 :: Applicative f => f a -> f b -> f a
form4 a b = do { x <- a; b; pure x }
tuple :: Applicative f => f a -> f (a, a)
tuple a = do
  (x) <- a
  y <- a
  pure (x, y)
main :: IO ()
main = do
  print form
  print form2
  print (form3 (Just 2))
  print (form4 [1,2] "ab")
  l <- pure 3
  r <- pure (l + 1)
  print (l, r)
