-- Style: own comparison of types, no == on types.
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

sameType :: Type -> Type -> Bool
sameType TInt TInt = True
sameType TBool TBool = True
sameType (TFun a b) (TFun c d) = sameType a c && sameType b d
sameType _ _ = False

simple :: Type -> Bool
simple (TFun _ _) = False
simple _ = True

check :: Expr -> Maybe Type
check e = tyCheck [] e

tyCheck :: [(String, Type)] -> Expr -> Maybe Type
tyCheck _ (IntC _) = Just TInt
tyCheck _ (BoolC _) = Just TBool
tyCheck env (Var x) = lookup x env
tyCheck env (Lam x t e) = tyCheck ((x, t) : env) e >>= \r -> Just (TFun t r)
tyCheck env (App f a) =
  tyCheck env f >>= \ft ->
  tyCheck env a >>= \at ->
  case ft of
    TFun t r | sameType t at -> Just r
    _ -> Nothing
tyCheck env (Add a b) = binary env a b TInt TInt
tyCheck env (Sub a b) = binary env a b TInt TInt
tyCheck env (Mul a b) = binary env a b TInt TInt
tyCheck env (And a b) = binary env a b TBool TBool
tyCheck env (Or a b) = binary env a b TBool TBool
tyCheck env (Not a) = binary env a (BoolC True) TBool TBool
tyCheck env (Less a b) = binary env a b TInt TBool
tyCheck env (Greater a b) = binary env a b TInt TBool
tyCheck env (Equal a b) =
  tyCheck env a >>= \s ->
  tyCheck env b >>= \t ->
  if simple s && sameType s t then Just TBool else Nothing
tyCheck env (If c a b) =
  tyCheck env c >>= \ct ->
  tyCheck env a >>= \s ->
  tyCheck env b >>= \t ->
  if sameType ct TBool && sameType s t then Just s else Nothing

binary :: [(String, Type)] -> Expr -> Expr -> Type -> Type -> Maybe Type
binary env a b want result =
  tyCheck env a >>= \s ->
  tyCheck env b >>= \t ->
  if sameType s want && sameType t want then Just result else Nothing
