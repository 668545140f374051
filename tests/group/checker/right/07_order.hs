-- Style: cases in another order, comparisons of Maybe types with if.
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
go (If c t e) env =
  if go c env == Just TBool && go t env == go e env
    then go t env
    else Nothing
go (Greater a b) env = if go a env == Just TInt && go b env == Just TInt then Just TBool else Nothing
go (Less a b) env = if go a env == Just TInt && go b env == Just TInt then Just TBool else Nothing
go (Equal a b) env
  | go a env == Just TInt && go b env == Just TInt = Just TBool
  | go a env == Just TBool && go b env == Just TBool = Just TBool
  | otherwise = Nothing
go (Not a) env = if go a env == Just TBool then Just TBool else Nothing
go (Or a b) env = if go a env == Just TBool && go b env == Just TBool then Just TBool else Nothing
go (And a b) env = if go a env == Just TBool && go b env == Just TBool then Just TBool else Nothing
go (Mul a b) env = if go a env == Just TInt && go b env == Just TInt then Just TInt else Nothing
go (Sub a b) env = if go a env == Just TInt && go b env == Just TInt then Just TInt else Nothing
go (Add a b) env = if go a env == Just TInt && go b env == Just TInt then Just TInt else Nothing
go (App f a) env = case go f env of
  Just (TFun p r) -> if go a env == Just p then Just r else Nothing
  _ -> Nothing
go (Lam x t b) env = case go b ((x, t) : env) of
  Nothing -> Nothing
  Just r -> Just (TFun t r)
go (Var x) env = lookup x env
go (BoolC _) _ = Just TBool
go (IntC _) _ = Just TInt
