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

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n <= 0 = Nothing
  | otherwise = case e of
      Var x -> case lookup x env of
        Just v -> Just v
        Nothing -> Just (Closure x (Var x) [])
      Lam x b -> Just (Closure x b env)
      App f a -> do
        Closure x b cenv <- interp (n - 1) env f
        v <- interp (n - 1) env a
        interp (n - 1) ((x, v) : cenv) b
