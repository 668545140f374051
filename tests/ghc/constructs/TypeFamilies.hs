{-# LANGUAGE FlexibleContexts #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE TypeFamilies #-}
{-# LANGUAGE UndecidableInstances #-}
module TypeFamilies where

import qualified Data.Map as Map

-- Associated types, with equalities in contexts.
class Container f where
  type Elem f
  type Elem f = Int
  empty :: f
  insert :: Elem f -> f -> f
  toL :: f -> [Elem f]

instance Container [a] where
  type Elem [a] = a
  empty = []
  insert = (:)
  toL = id

newtype Counts = Counts (Map.Map Char Int)

instance Container Counts where
  type Elem Counts = Char
  empty = Counts Map.empty
  insert c (Counts m) = Counts (Map.insertWith (+) c 1 m)
  toL (Counts m) = concatMap (\(c, n) -> replicate n c) (Map.toList m)

newtype Sum' = Sum' Int deriving (Show)

instance Container Sum' where
  empty = Sum' 0
  insert n (Sum' m) = Sum' (n + m)
  toL (Sum' m) = [m]

fill :: Container f => [Elem f] -> f
fill = foldr insert empty

sumAll :: (Container f, Elem f ~ Int) => f -> Int
sumAll c = sum (toL c)

biggest :: (Container f, Ord (Elem f)) => f -> Elem f
biggest = maximum . toL

same :: (Container f, Container g, Elem f ~ Elem g) => f -> g -> g
same f g = foldr insert g (toL f)

-- An inferred type with a family in it.
twice x c = insert x (insert x c)

-- Closed families, in order.
type family Result a where
  Result (a -> b) = Result b
  Result a = a

type family Both a b where
  Both a a = a
  Both a b = (a, b)

one :: Both Int Int
one = 1

two :: Both Int Bool
two = (2, True)

three :: Result (Int -> Bool -> Char)
three = 'r'

-- Open ones, with two parameters.
type family Key m
type instance Key (Map.Map k v) = k
type instance Key [a] = Int

class Look m where
  type Val m
  look :: Key m -> m -> Maybe (Val m)

instance Ord k => Look (Map.Map k v) where
  type Val (Map.Map k v) = v
  look = Map.lookup

instance Look [a] where
  type Val [a] = a
  look n xs
    | n >= 0 && n < length xs = Just (xs !! n)
    | otherwise = Nothing

orElse :: Look m => Val m -> Key m -> m -> Val m
orElse d k m = maybe d id (look k m)

-- A function as the result.
type family Fun a
type instance Fun Int = Int -> Int
type instance Fun Bool = Bool -> Bool -> Bool

class Apply a where
  run :: a -> Fun a

instance Apply Int where
  run n = \m -> n + m

instance Apply Bool where
  run b = \c d -> b && c || d

plus :: Int -> Int
plus n = run n 10

-- The collection of a stream's tokens.
class Stream s where
  type Token s
  uncons :: s -> Maybe (Token s, s)

instance Stream [t] where
  type Token [t] = t
  uncons [] = Nothing
  uncons (t : ts) = Just (t, ts)

newtype Parser s a = Parser { runParser :: s -> Maybe (a, s) }

satisfy :: Stream s => (Token s -> Bool) -> Parser s (Token s)
satisfy p = Parser $ \s -> case uncons s of
  Just (t, rest) | p t -> Just (t, rest)
  _ -> Nothing

single :: (Stream s, Eq (Token s)) => Token s -> Parser s (Token s)
single t = satisfy (== t)

manyP :: Parser s a -> Parser s [a]
manyP p = Parser go
  where
    go s = case runParser p s of
      Nothing -> Just ([], s)
      Just (a, rest) -> fmap (\(as, end) -> (a : as, end)) (go rest)

spaces :: (Stream s, Token s ~ Char) => Parser s String
spaces = manyP (single ' ')

-- Data families.
data family Vec a
data instance Vec Bool = Bits Int Integer deriving (Eq, Show)
newtype instance Vec Int = Ints [Int] deriving (Eq, Show)

class Pack a where
  pack :: [a] -> Vec a
  size :: Vec a -> Int

instance Pack Bool where
  pack bs = Bits (length bs) (foldr (\b n -> 2 * n + if b then 1 else 0) 0 bs)
  size (Bits n _) = n

instance Pack Int where
  pack = Ints
  size (Ints xs) = length xs

bits :: Vec Bool -> Integer
bits (Bits _ n) = n

class Shape a where
  data Info a
  info :: a -> Info a
  area :: Info a -> Double

data Square = Square Double
data Rect = Rect Double Double

instance Shape Square where
  data Info Square = SquareInfo { side :: Double }
  info (Square s) = SquareInfo s
  area i = side i * side i

instance Shape Rect where
  newtype Info Rect = RectInfo (Double, Double)
  info (Rect a b) = RectInfo (a, b)
  area (RectInfo (a, b)) = a * b

areaOf :: Shape a => a -> Double
areaOf = area . info

-- Superclass equalities.
class (Container c, Elem c ~ Char) => Texty c where
  shout :: c -> String
  shout c = toL c ++ "!"

instance Texty Counts

loud :: Texty c => c -> String
loud c = shout (insert 'x' c)
