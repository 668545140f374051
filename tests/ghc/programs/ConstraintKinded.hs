{-# LANGUAGE QuantifiedConstraints, RankNTypes, ConstraintKinds, KindSignatures, GADTs, FlexibleContexts, UndecidableInstances, StandaloneDeriving, FlexibleInstances, MultiParamTypeClasses, ScopedTypeVariables, TypeApplications, AllowAmbiguousTypes #-}
module Main where
import Data.Kind
type ShowNum a = (Show a, Num a)
type Stringy = Show
f :: ShowNum a => a -> String
f x = show (x + 1)
g :: Stringy a => a -> String
g = show
class (forall a. Show a => Show (t a)) => ShowF t
instance ShowF Maybe
instance ShowF []
showF :: (ShowF t, Show a) => t a -> String
showF = show
newtype Fix t = Fix (t (Fix t))
instance (forall a. Show a => Show (t a)) => Show (Fix t) where
  showsPrec d (Fix x) = showParen (d > 10) $ showString "Fix " . showsPrec 11 x
data Rose t a = Rose a (t (Rose t a))
instance (Eq a, forall b. Eq b => Eq (t b)) => Eq (Rose t a) where
  Rose a as == Rose b bs = a == b && as == bs
data Some (c :: Type -> Constraint) = forall a. c a => Some a
showSome :: Some Show -> String
showSome (Some a) = show a
withSome :: Some c -> (forall a. c a => a -> r) -> r
withSome (Some a) k = k a
data Dict (c :: Constraint) where Dict :: c => Dict c
useDict :: Dict (Show a, Eq a) -> a -> a -> String
useDict Dict x y = if x == y then show x else "different"
mapSome :: forall c r. (forall a. c a => a -> r) -> [Some c] -> [r]
mapSome k xs = [k a | Some a <- xs]
class (Show a, Ord a) => Key a
instance (Show a, Ord a) => Key a
k :: Key a => a -> a -> String
k a b = show (max a b)
main :: IO ()
main = do
  putStrLn (f (3 :: Int))
  putStrLn (g "s")
  putStrLn (showF (Just 2))
  print (Fix (Just (Fix Nothing)))
  print (Rose 1 [Rose 2 []] == Rose 1 [Rose 2 []])
  putStrLn (showSome (Some 'x'))
  print (withSome (Some 4 :: Some Integral) toInteger)
  putStrLn (useDict Dict 'a' 'a')
  print (mapSome @Show show [Some 1, Some "x", Some (Just True)])
  putStrLn (k 1 2)
