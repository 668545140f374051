-- Mistake: an unbound variable is taken to be an integer.
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
check e = go e []

go :: Expr -> [(String, Type)] -> Maybe Type
go (Var x) env = case lookup x env of
  Nothing -> Just TInt
  found -> found
go (Lam x t b) env = case go b ((x, t) : env) of
  Nothing -> Nothing
  Just r -> Just (TFun t r)
go (App f a) env = case go f env of
  Just (TFun p r) -> if go a env == Just p then Just r else Nothing
  _ -> Nothing
go (IntC _) _ = Just TInt
go (BoolC _) _ = Just TBool
go (Add a b) env = ifAll [go a env, go b env] TInt TInt
go (Sub a b) env = ifAll [go a env, go b env] TInt TInt
go (Mul a b) env = ifAll [go a env, go b env] TInt TInt
go (And a b) env = ifAll [go a env, go b env] TBool TBool
go (Or a b) env = ifAll [go a env, go b env] TBool TBool
go (Not a) env = ifAll [go a env] TBool TBool
go (Less a b) env = ifAll [go a env, go b env] TInt TBool
go (Greater a b) env = ifAll [go a env, go b env] TInt TBool
go (Equal a b) env = case go a env of
  Just (TFun _ _) -> Nothing
  Just t -> ifAll [go b env] t TBool
  Nothing -> Nothing
go (If c a b) env
  | go c env /= Just TBool = Nothing
  | go a env /= go b env = Nothing
  | otherwise = go b env

ifAll :: [Maybe Type] -> Type -> Type -> Maybe Type
ifAll [] _ result = Just result
ifAll (t : ts) want result
  | t == Just want = ifAll ts want result
  | otherwise = Nothing
