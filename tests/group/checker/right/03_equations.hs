-- Style: equations with guards, helpers that get the two types.
module Submission where

data Type
  = TInt
  | TBool
  | TFun Type Type
  deriving (Eq, Show)

data Expr
  = IntC Int
  | BoolC Bool
  | Var String
  | Lam String Type Expr
  | App Expr Expr
  | Add Expr Expr
  | Sub Expr Expr
  | Mul Expr Expr
  | And Expr Expr
  | Or Expr Expr
  | Not Expr
  | Equal Expr Expr
  | Less Expr Expr
  | Greater Expr Expr
  | If Expr Expr Expr
  deriving (Eq, Show)

check :: Expr -> Maybe Type
check e = tc e []

tc :: Expr -> [(String, Type)] -> Maybe Type
tc (IntC _)      _ = Just TInt
tc (BoolC _)     _ = Just TBool
tc (Var x)       g = find x g
tc (Lam x t e)   g = function t (tc e ((x, t) : g))
tc (App f a)     g = apply (tc f g) (tc a g)
tc (Add a b)     g = op TInt TInt (tc a g) (tc b g)
tc (Sub a b)     g = op TInt TInt (tc a g) (tc b g)
tc (Mul a b)     g = op TInt TInt (tc a g) (tc b g)
tc (And a b)     g = op TBool TBool (tc a g) (tc b g)
tc (Or a b)      g = op TBool TBool (tc a g) (tc b g)
tc (Not a)       g = op TBool TBool (tc a g) (tc a g)
tc (Less a b)    g = op TInt TBool (tc a g) (tc b g)
tc (Greater a b) g = op TInt TBool (tc a g) (tc b g)
tc (Equal a b)   g = equality (tc a g) (tc b g)
tc (If c a b)    g = conditional (tc c g) (tc a g) (tc b g)

find :: String -> [(String, Type)] -> Maybe Type
find _ [] = Nothing
find x ((y, t) : g)
  | x == y    = Just t
  | otherwise = find x g

function :: Type -> Maybe Type -> Maybe Type
function t (Just r) = Just (TFun t r)
function _ Nothing  = Nothing

apply :: Maybe Type -> Maybe Type -> Maybe Type
apply (Just (TFun t r)) (Just u)
  | t == u = Just r
apply _ _ = Nothing

op :: Type -> Type -> Maybe Type -> Maybe Type -> Maybe Type
op arg res (Just t) (Just u)
  | t == arg, u == arg = Just res
op _ _ _ _ = Nothing

equality :: Maybe Type -> Maybe Type -> Maybe Type
equality (Just TInt)  (Just TInt)  = Just TBool
equality (Just TBool) (Just TBool) = Just TBool
equality _ _ = Nothing

conditional :: Maybe Type -> Maybe Type -> Maybe Type -> Maybe Type
conditional (Just TBool) (Just t) (Just u)
  | t == u = Just t
conditional _ _ _ = Nothing
