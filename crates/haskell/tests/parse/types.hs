{-# LANGUAGE RankNTypes, KindSignatures, TypeOperators, UnicodeSyntax, DataKinds, PartialTypeSignatures #-}
module Types where

a :: Int
b :: a -> (b -> c) -> [a] -> (a, b) -> () -> Maybe (f a)
c :: Eq a => a -> a
d :: (Eq a, Show (f a), M.Ord b) => a -> b
e :: forall a b. (forall c. Show c => c -> a) -> b
f :: forall (m :: * -> *) a . Monad m => m a -> (m :: * -> *) a
g :: [] a -> (->) a b -> (,) a b -> (,,) a b c
h :: a :+: b -> a `Either` b
i :: (Show a) => () => [[a]]
j :: _ -> Maybe _
k :: Eq a => Show a => a
l :: (a ~ b) => a -> b
m :: Proxy 'True -> Proxy "sym" -> Proxy 3
n :: ((a))
o :: M.Map k (v, [Maybe v]) -> ()
p ∷ ∀ a. a → a
build :: forall a. (forall b. (a -> b -> b) -> b -> b) -> [a]

type String = [Char]
type Pair a b = (a, b)
type f ~> g = forall x. f x -> g x
type (f :.: g) a = f (g a)
