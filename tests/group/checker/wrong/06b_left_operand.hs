-- Mistake: for and and or only the left operand is checked.
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
check = go []
  where
    go env (And a b) = go env (Not a)
    go env (Or a b) = go env (Not a)
    go env (Not a) = do
      t <- go env a
      if t == TBool then return t else Nothing
    go env (Add a b) = do
      s <- go env a
      t <- go env b
      if s == t && t == TInt then return TInt else Nothing
    go env (Sub a b) = go env (Add a b)
    go env (Mul a b) = go env (Add a b)
    go env (Less a b) = go env (Add a b) >> return TBool
    go env (Greater a b) = go env (Add a b) >> return TBool
    go env (Equal a b) = do
      s <- go env a
      t <- go env b
      case (s, t) of
        (TFun _ _, _) -> Nothing
        _ -> if s == t then return TBool else Nothing
    go env (If c a b) = do
      _ <- go env (Not c)
      s <- go env a
      t <- go env b
      if s == t then return s else Nothing
    go env (App f a) = do
      ft <- go env f
      at <- go env a
      case ft of
        TFun t r | t == at -> return r
        _ -> Nothing
    go env (Lam x t b) = do
      r <- go ((x, t) : env) b
      return (TFun t r)
    go env (Var x) = lookup x env
    go _ (IntC _) = return TInt
    go _ (BoolC _) = return TBool
