-- Style: an own result type and a fold to find variables.
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

data Result = Good Type | Bad

check :: Expr -> Maybe Type
check e = toMaybe (tc [] e)

toMaybe :: Result -> Maybe Type
toMaybe (Good t) = Just t
toMaybe Bad = Nothing

tc :: [(String, Type)] -> Expr -> Result
tc _ (IntC _) = Good TInt
tc _ (BoolC _) = Good TBool
tc env (Var x) = foldr (\(y, t) r -> if x == y then Good t else r) Bad env
tc env (Lam x t b) = case tc ((x, t) : env) b of
  Good r -> Good (TFun t r)
  Bad -> Bad
tc env (App f a) = case tc env f of
  Good (TFun t r) -> case tc env a of
    Good u -> if t == u then Good r else Bad
    Bad -> Bad
  _ -> Bad
tc env (Add a b) = operands TInt TInt (tc env a) (tc env b)
tc env (Sub a b) = operands TInt TInt (tc env a) (tc env b)
tc env (Mul a b) = operands TInt TInt (tc env a) (tc env b)
tc env (And a b) = operands TBool TBool (tc env a) (tc env b)
tc env (Or a b) = operands TBool TBool (tc env a) (tc env b)
tc env (Less a b) = operands TBool TInt (tc env a) (tc env b)
tc env (Greater a b) = operands TBool TInt (tc env a) (tc env b)
tc env (Not a) = case tc env a of
  Good TBool -> Good TBool
  _ -> Bad
tc env (Equal a b) = case (tc env a, tc env b) of
  (Good TInt, Good TInt) -> Good TBool
  (Good TBool, Good TBool) -> Good TBool
  _ -> Bad
tc env (If c a b) = case tc env c of
  Good TBool -> case (tc env a, tc env b) of
    (Good t, Good u) | t == u -> Good t
    _ -> Bad
  _ -> Bad

-- result type, then what both operands must be
operands :: Type -> Type -> Result -> Result -> Result
operands r t (Good a) (Good b) = if a == t && b == t then Good r else Bad
operands _ _ _ _ = Bad
