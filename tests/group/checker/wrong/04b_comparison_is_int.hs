-- Mistake: less-than and greater-than have type int, like arithmetic.
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

arithmetic :: Expr -> Maybe (Expr, Expr)
arithmetic (Add a b) = Just (a, b)
arithmetic (Sub a b) = Just (a, b)
arithmetic (Mul a b) = Just (a, b)
arithmetic (Less a b) = Just (a, b)
arithmetic (Greater a b) = Just (a, b)
arithmetic _ = Nothing

go :: Expr -> [(String, Type)] -> Maybe Type
go (IntC _) _ = Just TInt
go (BoolC _) _ = Just TBool
go (Var x) env = lookup x env
go (Lam x t b) env = case go b ((x, t) : env) of
  Just r -> Just (TFun t r)
  Nothing -> Nothing
go (App f a) env = do
  ft <- go f env
  at <- go a env
  case ft of
    TFun t r -> if t == at then Just r else Nothing
    _ -> Nothing
go (And a b) env = bools (go a env) (go b env)
go (Or a b) env = bools (go a env) (go b env)
go (Not a) env = bools (go a env) (Just TBool)
go (Equal a b) env = do
  s <- go a env
  t <- go b env
  case s of
    TFun _ _ -> Nothing
    _ | s == t -> Just TBool
      | otherwise -> Nothing
go (If c a b) env = case go c env of
  Just TBool -> if go a env == go b env then go a env else Nothing
  _ -> Nothing
go e env = do
  (a, b) <- arithmetic e
  s <- go a env
  t <- go b env
  if s == TInt && t == TInt then Just TInt else Nothing

bools :: Maybe Type -> Maybe Type -> Maybe Type
bools (Just TBool) (Just TBool) = Just TBool
bools _ _ = Nothing
