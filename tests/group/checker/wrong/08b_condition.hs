-- Mistake: the condition may have any type.
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
check = infer []

infer :: [(String, Type)] -> Expr -> Maybe Type
infer _ (IntC _) = Just TInt
infer _ (BoolC _) = Just TBool
infer env (Var x) = case [t | (y, t) <- env, x == y] of
  [] -> Nothing
  (t : _) -> Just t
infer env (If c a b) = do
  infer env c
  t <- infer env a
  expect env t b
  return t
infer env (Lam x t e) = do
  r <- infer ((x, t) : env) e
  return (TFun t r)
infer env (App f a) = do
  ft <- infer env f
  case ft of
    TFun t r -> expect env t a >> return r
    _ -> Nothing
infer env (Add a b) = expect env TInt a >> expect env TInt b
infer env (Sub a b) = expect env TInt a >> expect env TInt b
infer env (Mul a b) = expect env TInt a >> expect env TInt b
infer env (And a b) = expect env TBool a >> expect env TBool b
infer env (Or a b) = expect env TBool a >> expect env TBool b
infer env (Not a) = expect env TBool a
infer env (Less a b) = expect env TInt a >> expect env TInt b >> return TBool
infer env (Greater a b) = expect env TInt a >> expect env TInt b >> return TBool
infer env (Equal a b) = do
  t <- infer env a
  case t of
    TFun _ _ -> Nothing
    _ -> expect env t b >> return TBool

expect :: [(String, Type)] -> Type -> Expr -> Maybe Type
expect env t e = do
  t' <- infer env e
  if t /= t' then Nothing else return t
