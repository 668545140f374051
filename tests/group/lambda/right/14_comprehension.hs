-- Style: list comprehension to find a variable, small helpers for everything.
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
  | isEmpty n = Nothing
  | otherwise = interp' n env e

isEmpty :: Int -> Bool
isEmpty n = n <= 0

interp' :: Int -> Env -> Expr -> Maybe Value
interp' _ env (Var x)   = variable x env
interp' _ env (Lam x b) = closure x b env
interp' n env (App f a) = application (n - 1) (interp (n - 1) env f) (interp (n - 1) env a)

variable :: String -> Env -> Maybe Value
variable x env =
  case [v | (y, v) <- env, x == y] of
    []      -> Nothing
    (v : _) -> Just v

closure :: String -> Expr -> Env -> Maybe Value
closure x b env = Just (Closure x b env)

application :: Int -> Maybe Value -> Maybe Value -> Maybe Value
application n (Just (Closure x b env)) (Just v) = interp n ((x, v) : env) b
application _ _ _ = Nothing
