-- Mistake: the type of an argument is not compared with the parameter's.
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
infer env (Var x) = lookup x env
infer env (Lam x t b) = fmap (TFun t) (infer ((x, t) : env) b)
infer env (App f a) = do
  TFun _ r <- infer env f
  _ <- infer env a
  return r
infer env (Add a b) = op TInt TInt (infer env a) (infer env b)
infer env (Sub a b) = op TInt TInt (infer env a) (infer env b)
infer env (Mul a b) = op TInt TInt (infer env a) (infer env b)
infer env (And a b) = op TBool TBool (infer env a) (infer env b)
infer env (Or a b) = op TBool TBool (infer env a) (infer env b)
infer env (Not a) = do
  TBool <- infer env a
  return TBool
infer env (Equal a b) = case infer env a of
  Just TInt -> op TInt TBool (Just TInt) (infer env b)
  Just TBool -> op TBool TBool (Just TBool) (infer env b)
  _ -> Nothing
infer env (Less a b) = op TInt TBool (infer env a) (infer env b)
infer env (Greater a b) = op TInt TBool (infer env a) (infer env b)
infer env (If c a b) = do
  TBool <- infer env c
  t <- infer env a
  u <- infer env b
  if t == u then return t else Nothing

op :: Type -> Type -> Maybe Type -> Maybe Type -> Maybe Type
op want result l r = if l == Just want && r == Just want then Just result else Nothing
