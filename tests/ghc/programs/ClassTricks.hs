{-# LANGUAGE FlexibleInstances, FlexibleContexts, MultiParamTypeClasses, FunctionalDependencies, UndecidableInstances, ScopedTypeVariables, TypeApplications, RankNTypes, DefaultSignatures, InstanceSigs, DeriveFunctor, GeneralizedNewtypeDeriving, StandaloneDeriving, ExistentialQuantification, TypeFamilies, TupleSections #-}
module Main where
import Data.List
import qualified Data.Map as Map
import Data.Ratio
import Data.Function
import Data.Typeable
import Control.Monad
class Pretty a where { pretty :: a -> String; prettyList :: [a] -> String; prettyList xs = "[" ++ intercalate ";" (map pretty xs) ++ "]" }
instance {-# OVERLAPPABLE #-} Show a => Pretty a where pretty = show
instance Pretty Char where { pretty c = [c]; prettyList s = "'" ++ s ++ "'" }
instance Pretty a => Pretty [a] where pretty = prettyList
instance {-# OVERLAPPING #-} Pretty [Bool] where pretty = map (\b -> if b then '1' else '0')
instance (Pretty a, Pretty b) => Pretty (a, b) where pretty (a, b) = pretty a ++ "&" ++ pretty b
data Nested a = Flat a | Nest (Nested [a])
depth :: Nested a -> Int
depth (Flat _) = 0
depth (Nest n) = 1 + depth n
instance Show a => Show (Nested a) where { showsPrec d (Flat a) = showParen (d > 10) (showString "Flat " . showsPrec 11 a); showsPrec d (Nest n) = showParen (d > 10) (showString "Nest " . showsPrec 11 n) }
class Coll c e | c -> e where { cinsert :: e -> c -> c; cempty :: c; ctoList :: c -> [e] }
instance Coll [a] a where { cinsert = (:); cempty = []; ctoList = id }
instance Ord k => Coll (Map.Map k v) (k, v) where { cinsert (k, v) = Map.insert k v; cempty = Map.empty; ctoList = Map.toList }
fill :: Coll c e => [e] -> c
fill = foldr cinsert cempty
data Shape = forall a. (Show a, Eq a, Typeable a) => Shape a
instance Eq Shape where Shape a == Shape b = cast a == Just b
newtype Church = Church (forall a. (a -> a) -> a -> a)
toInt (Church n) = n (+ 1) 0 :: Int
add (Church a) (Church b) = Church (\s -> a s . b s)
mul (Church a) (Church b) = Church (a . b)
class Def a where { def :: a; def = error "no default"; defs :: [a]; defs = replicate 2 def }
instance Def Int where def = 7
instance Def Bool where defs = [True]
data V2 = V2 { vx, vy :: Int } deriving (Eq, Ord, Show)
instance Num V2 where { V2 a b + V2 c d = V2 (a + c) (b + d); V2 a b * V2 c d = V2 (a * c) (b * d); abs = id; signum = id; fromInteger n = V2 (fromInteger n) (fromInteger n); negate (V2 a b) = V2 (negate a) (negate b) }
class Monoid' a where { (<+>) :: a -> a -> a; infixr 6 <+>; zero :: a }
instance Monoid' Int where { (<+>) = (-); zero = 0 }
instance Monoid' b => Monoid' (a -> b) where { f <+> g = \x -> f x <+> g x; zero = const zero }
polyRec :: forall a. Show a => Int -> a -> String
polyRec 0 x = show x
polyRec n x = polyRec (n - 1) (x, x)
newtype Wrapped = Wrapped Int deriving (Eq, Ord, Num, Enum, Real, Integral)
deriving instance Show Wrapped
avg :: (Real a, Fractional b) => [a] -> b
avg xs = realToFrac (sum xs) / fromIntegral (length xs)
main :: IO ()
main = do
  putStrLn (pretty [(1 :: Int, 'a'), (2, 'b')]); putStrLn (pretty "str"); putStrLn (pretty [True, False]); putStrLn (pretty (Just (1 :: Int), "x")); putStrLn (pretty [[1 :: Int, 2], [3]])
  print (Nest (Nest (Flat [[1, 2], [3]])), depth (Nest (Nest (Flat [[()]]))))
  print (ctoList (fill [(2, 'b'), (1, 'a')] :: Map.Map Int Char), fill "abc" :: String)
  print (Shape (1 :: Int) == Shape (1 :: Integer), Shape 'x' == Shape "x", Shape [1, 2 :: Integer] == Shape [1, 2 :: Integer])
  let two = Church (\f -> f . f); three = add two (Church id)
  print (toInt (mul three (mul two three)))
  print (defs :: [Int], defs :: [Bool])
  print (V2 1 2 + 3 * 2 - V2 0 1, negate 1 :: V2, sum [V2 1 1, V2 2 2])
  print ((10 <+> 3 <+> 2 :: Int), ((+ 1) <+> (* 2)) 10 :: Int)
  putStrLn (polyRec 2 'x')
  print (Wrapped 3 + 4, [Wrapped 1 .. 3], toInteger (Wrapped 7 `div` 2))
  print (avg [1, 2, 3 :: Int] :: Double, avg [1 % 2, 1 % 3 :: Rational] :: Double)
  print (fix (\rec n -> if n <= 1 then 1 else n * rec (n - 1)) 20)
  print (typeOf (1 :: Int, "x"), typeRep (Proxy :: Proxy (Either Int)), cast 'x' :: Maybe Char)
  print ((`div` 3) <$> [10, 20], (,) <$> Just 1 <*> Just 'x', (3,) <$> [1], sequence [(+ 1), (* 2)] 5, join (,) 3, (=<<) (replicate 2) "ab")
  print (show (2 ^ 10), fromIntegral (3 :: Int) / 2, realToFrac 1.5 + 1, truncate 2.7 + length "abc", 7 / 2, 2 ** 3, 10 ^^ (-2))
  print [(x, y) | x <- [1 .. 3], odd x, let y = x * x, y > 0]
  print (let (a, b) | True = (1, 2) | otherwise = (3, 4) in a + b, let f 0 = "z"; f _ = "nz" in map f [0, 1], [if even x then x else -x | x <- [1 .. 4]])
  print (zip [1 ..] "ab", last [1, 2, 3], init "abc", null [], span (< 3) [1 ..  5], words "x  y", either show (map succ) (Right "ab" :: Either Int String), maybe 0 (+ 1) (Just 5), uncurry (+) (1, 2))
