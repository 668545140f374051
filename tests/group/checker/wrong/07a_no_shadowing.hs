-- Mistake: an inner parameter does not hide an outer one of the same name.
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
check e = typeOf [] e

typeOf :: [(String, Type)] -> Expr -> Maybe Type
typeOf _ (IntC _) = Just TInt
typeOf _ (BoolC _) = Just TBool
typeOf env (Var x) = lookup x env
typeOf env (Lam x t b) = do
  r <- typeOf (env ++ [(x, t)]) b
  return (TFun t r)
typeOf env (App f a) = do
  tf <- typeOf env f
  ta <- typeOf env a
  case tf of
    TFun p r | p == ta -> return r
    _ -> Nothing
typeOf env (Add a b) = need TInt (typeOf env a) (typeOf env b) TInt
typeOf env (Sub a b) = need TInt (typeOf env a) (typeOf env b) TInt
typeOf env (Mul a b) = need TInt (typeOf env a) (typeOf env b) TInt
typeOf env (And a b) = need TBool (typeOf env a) (typeOf env b) TBool
typeOf env (Or a b) = need TBool (typeOf env a) (typeOf env b) TBool
typeOf env (Not a) = need TBool (typeOf env a) (Just TBool) TBool
typeOf env (Equal a b) = do
  t <- typeOf env a
  case t of
    TFun _ _ -> Nothing
    _ -> need t (Just t) (typeOf env b) TBool
typeOf env (Less a b) = need TInt (typeOf env a) (typeOf env b) TBool
typeOf env (Greater a b) = need TInt (typeOf env a) (typeOf env b) TBool
typeOf env (If c a b) = do
  tc <- typeOf env c
  ta <- typeOf env a
  tb <- typeOf env b
  if tc == TBool && ta == tb then return ta else Nothing

need :: Type -> Maybe Type -> Maybe Type -> Type -> Maybe Type
need t (Just a) (Just b) r | a == t && b == t = Just r
need _ _ _ _ = Nothing
