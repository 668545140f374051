-- Style: right operands and branches are checked first, tests are negated.
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
typeOf env (If c a b) = do
  tb <- typeOf env b
  ta <- typeOf env a
  tc <- typeOf env c
  if ta /= tb || tc /= TBool then Nothing else Just tb
typeOf env (App f a) = do
  ta <- typeOf env a
  tf <- typeOf env f
  case tf of
    TFun p r -> if ta /= p then Nothing else Just r
    TInt -> Nothing
    TBool -> Nothing
typeOf env (Lam x t b) = do
  r <- typeOf ((x, t) : env) b
  return $ TFun t r
typeOf env (Var x) = lookup x env
typeOf env (Equal a b) = do
  tb <- typeOf env b
  ta <- typeOf env a
  case (tb, ta) of
    (TBool, TBool) -> Just TBool
    (TInt, TInt) -> Just TBool
    _ -> Nothing
typeOf env (Less a b) = want TInt b a env TBool
typeOf env (Greater a b) = want TInt b a env TBool
typeOf env (And a b) = want TBool b a env TBool
typeOf env (Or a b) = want TBool b a env TBool
typeOf env (Not a) = do
  ta <- typeOf env a
  if ta /= TBool then Nothing else Just ta
typeOf env (Add a b) = want TInt b a env TInt
typeOf env (Sub a b) = want TInt b a env TInt
typeOf env (Mul a b) = want TInt b a env TInt
typeOf _ (BoolC _) = Just TBool
typeOf _ (IntC _) = Just TInt

want :: Type -> Expr -> Expr -> [(String, Type)] -> Type -> Maybe Type
want t e1 e2 env result = do
  t1 <- typeOf env e1
  t2 <- typeOf env e2
  if t1 /= t || t2 /= t then Nothing else Just result
