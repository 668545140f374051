-- Mistake: a lambda does not keep its environment.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n <= 0 = Nothing
interp _ env (Var x) = lookup x env
interp _ _ (Lam x b) = Just (Closure x b [])
interp n env (App f a) = do
  fv <- interp (n - 1) env f
  av <- interp (n - 1) env a
  case fv of
    Closure x b cenv -> interp (n - 1) ((x, av) : cenv) b
