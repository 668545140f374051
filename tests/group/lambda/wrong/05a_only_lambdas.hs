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
interp n env e
  | n <= 0 = Nothing
  | otherwise = case e of
      Var x -> lookup x env
      Lam x b -> Just (Closure x b env)
      App (Lam x b) a -> case interp (n - 1) env a of
        Just v -> interp (n - 1) ((x, v) : env) b
        Nothing -> Nothing
      App _ _ -> Nothing
