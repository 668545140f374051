{-# LANGUAGE ExistentialQuantification #-}
{-# LANGUAGE GADTs #-}
{-# LANGUAGE KindSignatures #-}
{-# LANGUAGE RankNTypes #-}
{-# LANGUAGE ScopedTypeVariables #-}
{-# LANGUAGE StandaloneDeriving #-}

-- | Constructors with types, contexts and results of their own.
module Existentials where

data Showable = forall a. Show a => MkShowable a | Plain String

instance Show Showable where
  showsPrec d (MkShowable x) = showsPrec d x
  showsPrec _ (Plain s) = showString s

data Shape = forall s. (HasArea s, Show s) => Shape {shapeName :: String, shapeOf :: s}

class HasArea s where
  area :: s -> Int
  double :: s -> s

data Square = Square Int deriving (Show)

data Rect = Rect Int Int deriving (Show)

instance HasArea Square where
  area (Square n) = n * n
  double (Square n) = Square (2 * n)

instance HasArea Rect where
  area (Rect a b) = a * b
  double (Rect a b) = Rect (2 * a) (2 * b)

shapes :: [Shape]
shapes = [Shape "sq" (Square 3), Shape {shapeName = "re", shapeOf = Rect 2 5}]

describe :: Shape -> String
describe (Shape n s) = n ++ ":" ++ show (area s) ++ ":" ++ show (double s)

grow :: Shape -> Shape
grow Shape {shapeName = n, shapeOf = s} = Shape (n ++ "!") (double s)

data Stream a = forall s. Stream (s -> Maybe (a, s)) s

toList' :: Stream a -> [a]
toList' (Stream step s0) = go s0
  where
    go s = case step s of
      Nothing -> []
      Just (x, s') -> x : go s'

mapS :: (a -> b) -> Stream a -> Stream b
mapS f (Stream step s) = Stream (\t -> fmap (\(x, u) -> (f x, u)) (step t)) s

upTo :: Int -> Stream Int
upTo n = Stream (\i -> if i > n then Nothing else Just (i, i + 1)) 1

data Expr a where
  IntE :: Int -> Expr Int
  BoolE :: Bool -> Expr Bool
  Add :: Expr Int -> Expr Int -> Expr Int
  If :: Expr Bool -> Expr a -> Expr a -> Expr a
  Eq :: (Eq b, Show b) => Expr b -> Expr b -> Expr Bool
  Pair :: Expr a -> Expr b -> Expr (a, b)
  Fst :: Expr (a, b) -> Expr a

eval :: Expr a -> a
eval (IntE n) = n
eval (BoolE b) = b
eval (Add a b) = eval a + eval b
eval (If c t e) = if eval c then eval t else eval e
eval (Eq a b) = eval a == eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)

pretty :: Expr a -> String
pretty (IntE n) = show n
pretty (BoolE b) = show b
pretty (Add a b) = "(" ++ pretty a ++ "+" ++ pretty b ++ ")"
pretty (If c t e) = "if " ++ pretty c ++ " then " ++ pretty t ++ " else " ++ pretty e
pretty (Eq a b) = pretty a ++ "==" ++ pretty b
pretty (Pair a b) = "<" ++ pretty a ++ "," ++ pretty b ++ ">"
pretty (Fst p) = "fst " ++ pretty p

simplify :: Expr a -> Expr a
simplify (Add (IntE 0) e) = simplify e
simplify (Add a b) = Add (simplify a) (simplify b)
simplify (If (BoolE b) t e) = simplify (if b then t else e)
simplify (Fst (Pair a _)) = simplify a
simplify e = e

data Ty a where
  TInt :: Ty Int
  TList :: Ty a -> Ty [a]
  TPair :: Ty a -> Ty b -> Ty (a, b)

deriving instance Show (Ty a)

showBy :: Ty a -> a -> String
showBy TInt n = show n
showBy (TList t) xs = concatMap (\x -> showBy t x ++ ";") xs
showBy (TPair s t) (x, y) = showBy s x ++ "&" ++ showBy t y

defaultOf :: Ty a -> a
defaultOf TInt = 0
defaultOf (TList _) = []
defaultOf (TPair a b) = (defaultOf a, defaultOf b)

data Equal a b where
  Refl :: Equal a a

sameTy :: Ty a -> Ty b -> Maybe (Equal a b)
sameTy TInt TInt = Just Refl
sameTy (TList a) (TList b) = case sameTy a b of
  Just Refl -> Just Refl
  Nothing -> Nothing
sameTy (TPair a b) (TPair c d) = do
  Refl <- sameTy a c
  Refl <- sameTy b d
  return Refl
sameTy _ _ = Nothing

castTo :: Ty a -> Ty b -> a -> Maybe b
castTo s t x = case sameTy s t of
  Just Refl -> Just x
  Nothing -> Nothing


data Some = forall a. Some (Ty a) a

render :: Some -> String
render (Some t x) = showBy t x

list :: [Some]
list = [Some TInt 3, Some (TList TInt) [1, 2], Some (TPair TInt (TList TInt)) (4, [])]

sameType :: (a ~ b, Show b) => a -> b -> String
sameType x y = show [x, y]
