-- Style: the environment is a function.
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

empty :: Env
empty _ = Nothing

extend :: String -> Type -> Env -> Env
extend x t env y = if x == y then Just t else env y

check :: Expr -> Maybe Type
check e = infer empty e

infer :: Env -> Expr -> Maybe Type
infer env e = case e of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> env x
  Lam x t b -> TFun t <$> infer (extend x t env) b
  App f a -> do
    ft <- infer env f
    at <- infer env a
    case ft of
      TFun p r | p == at -> Just r
      _ -> Nothing
  Add a b -> arithmetic a b
  Sub a b -> arithmetic a b
  Mul a b -> arithmetic a b
  And a b -> boolean a b
  Or a b -> boolean a b
  Not a -> do
    TBool <- infer env a
    Just TBool
  Equal a b -> do
    s <- infer env a
    t <- infer env b
    case s of
      TFun _ _ -> Nothing
      _ -> if s == t then Just TBool else Nothing
  Less a b -> comparison a b
  Greater a b -> comparison a b
  If c a b -> do
    TBool <- infer env c
    s <- infer env a
    t <- infer env b
    if s == t then Just s else Nothing
  where
    arithmetic a b = do
      TInt <- infer env a
      TInt <- infer env b
      Just TInt
    boolean a b = do
      TBool <- infer env a
      TBool <- infer env b
      Just TBool
    comparison a b = do
      TInt <- infer env a
      TInt <- infer env b
      Just TBool
