-- Mistake: the body runs in the caller's environment (dynamic scope).
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

find :: String -> Env -> Maybe Value
find _ [] = Nothing
find x ((y, v) : rest) = if x == y then Just v else find x rest

interp :: Int -> Env -> Expr -> Maybe Value
interp n _ _ | n < 1 = Nothing
interp _ env (Var x) = find x env
interp n env (App f a) = applyClosure n env (interp (n - 1) env f) (interp (n - 1) env a)
interp _ env (Lam x b) = Just (Closure x b env)

applyClosure :: Int -> Env -> Maybe Value -> Maybe Value -> Maybe Value
applyClosure n env (Just (Closure x b closureEnv)) (Just v) = interp (n - 1) ((x, v) : env) b
applyClosure _ _ _ _ = Nothing
