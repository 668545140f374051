-- Mistake: an unbound variable gives a closure of itself.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

lookupDefault :: String -> Env -> Value
lookupDefault x [] = Closure x (Var x) []
lookupDefault x ((y, v) : env)
  | x /= y = lookupDefault x env
  | otherwise = v

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n > 0 = eval (n - 1) env e
  | otherwise = Nothing

eval :: Int -> Env -> Expr -> Maybe Value
eval m env (App f a) =
  interp m env f >>= \(Closure x b cenv) ->
    interp m env a >>= \v ->
      interp m ((x, v) : cenv) b
eval _ env (Lam x b) = Just (Closure x b env)
eval _ env (Var x) = Just (lookupDefault x env)
