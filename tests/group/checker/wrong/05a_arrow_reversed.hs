-- Mistake: the type of a function is written the wrong way round.
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

type Env = [(String, Type)]

check :: Expr -> Maybe Type
check = typeOf []

typeOf :: Env -> Expr -> Maybe Type
typeOf _ (IntC _) = Just TInt
typeOf _ (BoolC _) = Just TBool
typeOf env (Var x) = lookup x env
typeOf env (Lam x t b) = do
  r <- typeOf ((x, t) : env) b
  Just (TFun r t)
typeOf env (App f a) = do
  tf <- typeOf env f
  ta <- typeOf env a
  case tf of
    TFun p r | p == ta -> Just r
    _ -> Nothing
typeOf env (Add a b) = both env TInt a b TInt
typeOf env (Sub a b) = both env TInt a b TInt
typeOf env (Mul a b) = both env TInt a b TInt
typeOf env (And a b) = both env TBool a b TBool
typeOf env (Or a b) = both env TBool a b TBool
typeOf env (Not a) = both env TBool a a TBool
typeOf env (Equal a b) = case typeOf env a of
  Just TInt -> both env TInt a b TBool
  Just TBool -> both env TBool a b TBool
  _ -> Nothing
typeOf env (Less a b) = both env TInt a b TBool
typeOf env (Greater a b) = both env TInt a b TBool
typeOf env (If c a b) = do
  tc <- typeOf env c
  ta <- typeOf env a
  tb <- typeOf env b
  if tc == TBool && ta == tb then Just ta else Nothing

both :: Env -> Type -> Expr -> Expr -> Type -> Maybe Type
both env t a b r = do
  ta <- typeOf env a
  tb <- typeOf env b
  if ta == t && tb == t then Just r else Nothing
