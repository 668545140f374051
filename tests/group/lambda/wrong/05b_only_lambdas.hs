-- Mistake: only a lambda that is written out can be applied.
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
interp n env e = if n < 1 then Nothing else eval e
  where
    eval (Var x) = get x env
    eval (App f a) = beta f =<< interp (n - 1) env a
    eval (Lam x b) = Just (Closure x b env)

    beta (Lam x b) v = interp (n - 1) ((x, v) : env) b
    beta _ _ = Nothing

get :: String -> Env -> Maybe Value
get x env = case [v | (y, v) <- env, y == x] of
  v : _ -> Just v
  [] -> Nothing
