-- Mistake: functions can be compared for equality.
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

type Env = String -> Maybe Type

check :: Expr -> Maybe Type
check = infer (\_ -> Nothing)

infer :: Env -> Expr -> Maybe Type
infer _ (IntC _) = return TInt
infer _ (BoolC _) = return TBool
infer env (Var x) = env x
infer env (Lam x t e) = do
  r <- infer (\y -> if y == x then Just t else env y) e
  return (TFun t r)
infer env (App f a) = do
  ft <- infer env f
  case ft of
    TFun t r -> expect env t a r
    _ -> Nothing
infer env (Add a b) = expect env TInt a TInt >>= expect env TInt b
infer env (Sub a b) = expect env TInt a TInt >>= expect env TInt b
infer env (Mul a b) = expect env TInt a TInt >>= expect env TInt b
infer env (And a b) = expect env TBool a TBool >>= expect env TBool b
infer env (Or a b) = expect env TBool a TBool >>= expect env TBool b
infer env (Not a) = expect env TBool a TBool
infer env (Less a b) = expect env TInt a TBool >>= expect env TInt b
infer env (Greater a b) = expect env TInt a TBool >>= expect env TInt b
infer env (Equal a b) = infer env a >>= \t -> expect env t b TBool
infer env (If c a b) = do
  t <- infer env a
  expect env TBool c t
  expect env t b t

-- if the expression has the expected type, the result is the last argument
expect :: Env -> Type -> Expr -> Type -> Maybe Type
expect env t e result = case infer env e of
  Just u | u == t -> Just result
  _ -> Nothing
