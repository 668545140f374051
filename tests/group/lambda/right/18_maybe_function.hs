-- Style: the function maybe instead of matching.
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
interp fuel env e =
  if fuel <= 0 then Nothing else eval e
  where
    eval (Lam x body) = Just (Closure x body env)
    eval (Var x) = lookup x env
    eval (App e1 e2) =
      maybe Nothing
            (\fun -> maybe Nothing (applyTo fun) (interp (fuel - 1) env e2))
            (interp (fuel - 1) env e1)
    applyTo (Closure x body closed) v =
      interp (fuel - 1) ((x, v) : closed) body
