{-# LANGUAGE GADTs, KindSignatures, DataKinds, TypeFamilies, RankNTypes, PolyKinds, StandaloneDeriving, DerivingVia, DeriveAnyClass, DerivingStrategies, DefaultSignatures, FlexibleContexts, FlexibleInstances, MultiParamTypeClasses, FunctionalDependencies, UndecidableInstances, ScopedTypeVariables, TypeApplications, TypeOperators, PatternSynonyms, ViewPatterns, GeneralizedNewtypeDeriving, ConstraintKinds, AllowAmbiguousTypes, EmptyCase, EmptyDataDeriving, NamedFieldPuns, RecordWildCards, MultiWayIf, BlockArguments, NumericUnderscores, BinaryLiterals, NegativeLiterals, TupleSections, PostfixOperators, UnicodeSyntax, ExistentialQuantification #-}
module Main where
import Data.Kind (Type, Constraint)
import Data.Proxy
import Data.Monoid
import Data.Coerce
import Data.List (sortBy)
import Data.Ord (comparing, Down(..))
import Data.Function (on, (&))

data Nat = Z | S Nat
data Vec (n :: Nat) (a :: Type) where
  VNil :: Vec 'Z a
  (:>) :: a -> Vec n a -> Vec ('S n) a
infixr 5 :>
deriving instance Show a => Show (Vec n a)
vhead :: Vec ('S n) a -> a
vhead (x :> _) = x
vmap :: (a -> b) -> Vec n a -> Vec n b
vmap _ VNil = VNil
vmap f (x :> xs) = f x :> vmap f xs
type family (a :: Nat) + (b :: Nat) :: Nat where
  'Z + b = b
  'S a + b = 'S (a + b)
vapp :: Vec n a -> Vec m a -> Vec (n + m) a
vapp VNil ys = ys
vapp (x :> xs) ys = x :> vapp xs ys

data Expr :: Type -> Type where
  I :: Int -> Expr Int
  B :: Bool -> Expr Bool
  Add :: Expr Int -> Expr Int -> Expr Int
  If :: Expr Bool -> Expr a -> Expr a -> Expr a
  Eq :: (Eq a, Show a) => Expr a -> Expr a -> Expr Bool
  Pair :: Expr a -> Expr b -> Expr (a, b)
  Fst :: Expr (a, b) -> Expr a
eval :: Expr a -> a
eval (I n) = n
eval (B b) = b
eval (Add a b) = eval a + eval b
eval (If c t e) = if eval c then eval t else eval e
eval (Eq a b) = eval a == eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)

class Shape a where
  type Dim a :: Type
  area :: a -> Dim a
  name :: a -> String
  default name :: Show a => a -> String
  name = show
data Sq = Sq Int deriving (Show)
data Ci = Ci Double deriving stock (Show, Eq)
instance Shape Sq where { type Dim Sq = Int; area (Sq n) = n * n }
instance Shape Ci where { type Dim Ci = Double; area (Ci r) = 3 * r * r; name _ = "circle" }
data AnyShape = forall s. (Shape s, Show (Dim s)) => AnyShape s

newtype Age = Age Int deriving newtype (Num, Eq, Ord) deriving stock Show
newtype Total = Total Int deriving (Semigroup, Monoid) via (Sum Int) deriving stock (Show)
newtype App f a = App (f a) deriving newtype (Functor, Applicative)

class Container f a | f -> a where
  empty :: f
  insert :: a -> f -> f
  toL :: f -> [a]
instance Container [Char] Char where { empty = ""; insert = (:); toL = id }
newtype IntBag = IntBag [Int] deriving Show
instance Container IntBag Int where { empty = IntBag []; insert x (IntBag xs) = IntBag (x:xs); toL (IntBag xs) = xs }

pattern Point :: a -> b -> (a, b)
pattern Point {px, py} = (px, py)
pattern Head x <- x : _
pattern Even :: Int
pattern Even <- (even -> True)
pattern Twice n <- (halve -> Just n) where Twice n = n * 2
halve n | even n = Just (n `div` 2) | otherwise = Nothing

type Lens s a = forall f. Functor f => (a -> f a) -> s -> f s
newtype Const' a b = Const' { getC :: a }
instance Functor (Const' a) where fmap _ (Const' a) = Const' a
newtype Id a = Id { runId :: a }
instance Functor Id where fmap f (Id a) = Id (f a)
view :: Lens s a -> s -> a
view l = getC . l Const'
over :: Lens s a -> (a -> a) -> s -> s
over l f = runId . l (Id . f)
_1 :: Lens (a, c) a
_1 f (a, c) = (\a' -> (a', c)) <$> f a

data HList (ts :: [Type]) where
  HNil :: HList '[]
  HCons :: t -> HList ts -> HList (t ': ts)
type family AllC (c :: Type -> Constraint) (ts :: [Type]) :: Constraint where
  AllC c '[] = ()
  AllC c (t ': ts) = (c t, AllC c ts)
showH :: AllC Show ts => HList ts -> [String]
showH HNil = []
showH (HCons x xs) = show x : showH xs

class KnownNat' (n :: Nat) where natVal' :: Proxy n -> Int
instance KnownNat' 'Z where natVal' _ = 0
instance KnownNat' n => KnownNat' ('S n) where natVal' _ = 1 + natVal' (Proxy :: Proxy n)
sizeOf' :: forall a. (Bounded a, Enum a) => Int
sizeOf' = fromEnum (maxBound @a) - fromEnum (minBound @a) + 1
data Empty deriving (Show, Eq, Ord)
absurd' :: Empty -> a
absurd' e = case e of {}
data Cfg = Cfg { host :: String, port :: Int } deriving (Show)
render Cfg{..} = host ++ ":" ++ show port
render2 Cfg{host, port = p} = host ++ show p
classify n = if | n < 0 -> "neg" | n == 0 -> "zero" | n < 10, even n -> "small even" | otherwise -> "other"
newtype Wrap f a = Wrap (f a)
deriving instance Show (f a) => Show (Wrap f a)
(!) :: Integer -> Integer
(!) n = product [1..n]

main :: IO ()
main = do
  print (vapp (1 :> 2 :> VNil) (3 :> VNil))
  print (vhead (vmap (+ 1) (1 :> VNil)))
  print (eval (If (Eq (I 3) (Add (I 1) (I 2))) (Fst (Pair (I 10) (B False))) (I 0)))
  mapM_ (\(AnyShape s) -> putStrLn (name s ++ " " ++ show (area s))) [AnyShape (Sq 3), AnyShape (Ci 1.5)]
  print (Age 3 + 4, Total 3 <> Total 4, mempty :: Total)
  print (toL (insert 'a' (insert 'b' empty) :: String), insert 1 (empty :: IntBag))
  let p = Point 1 'x'
  print (px p, py p)
  print [case xs of { Head Even -> "even head"; Head (Twice 3) -> "never"; Head _ -> "odd"; _ -> "none" } | xs <- [[2,1],[3],[6],[]]]
  print (Twice 21 :: Int)
  print (view _1 (1,2), over _1 (+ 1) (1,2))
  print (showH (HCons 1 (HCons "a" (HCons True HNil))))
  print (natVal' (Proxy :: Proxy ('S ('S 'Z))), sizeOf' @Bool, sizeOf' @Ordering)
  putStrLn (render (Cfg "h" 80)) >> putStrLn (render2 Cfg { host = "x", port = 1_000 })
  print (map classify [-5, 0, 4, 11], 0b1011, 0xFF_FF, abs -3)
  print (Wrap (Just 3), coerce (Age 3) :: Int, coerce [Age 1, Age 2] :: [Int], (5 !))
  print (sortBy (comparing Down) [3,1,2], map (,True) [1,2], ((==) `on` fst) (1,2) (1,3), [1,2,3] & map (* 2) & sum)
  print $ foldr (\x k acc -> k (acc + x)) id [1,2,3] 0
  when' True do
    putStrLn "block"
 where when' c a = if c then a else pure ()
