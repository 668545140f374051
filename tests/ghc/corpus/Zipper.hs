module Zipper where

data Zipper a = Zipper [a] a [a] deriving (Show, Eq)

fromList :: [a] -> Maybe (Zipper a)
fromList [] = Nothing
fromList (x : xs) = Just (Zipper [] x xs)

toList :: Zipper a -> [a]
toList (Zipper ls x rs) = reverse ls ++ x : rs

left, right :: Zipper a -> Maybe (Zipper a)
left (Zipper (l : ls) x rs) = Just (Zipper ls l (x : rs))
left _ = Nothing
right (Zipper ls x (r : rs)) = Just (Zipper (x : ls) r rs)
right _ = Nothing

set :: a -> Zipper a -> Zipper a
set x (Zipper l _ r) = Zipper l x r

instance Functor Zipper where
  fmap f (Zipper l x r) = Zipper (map f l) (f x) (map f r)

class Functor w => Comonad w where
  extract :: w a -> a
  duplicate :: w a -> w (w a)
  duplicate = extend id
  extend :: (w a -> b) -> w a -> w b
  extend f = fmap f . duplicate
  {-# MINIMAL extract, (duplicate | extend) #-}

instance Comonad Zipper where
  extract (Zipper _ x _) = x
  duplicate z = Zipper (moves left z) z (moves right z)
    where
      moves step = go . step
        where
          go Nothing = []
          go (Just w) = w : go (step w)

rule30 :: Zipper Bool -> Bool
rule30 (Zipper l x r) = at l /= (x || at r)
  where
    at (b : _) = b
    at [] = False

automaton :: Int -> [String]
automaton n = map draw (take n (iterate (extend rule30) start))
  where
    start = Zipper (replicate 4 False) True (replicate 4 False)
    draw = map (\b -> if b then '#' else '.') . toList
