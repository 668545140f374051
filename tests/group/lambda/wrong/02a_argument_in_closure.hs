-- Mistake: the argument is evaluated in the environment of the closure.
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
interp fuel env expr
  | fuel <= 0 = Nothing
  | otherwise = case expr of
      Var x -> lookup x env
      Lam x body -> Just (Closure x body env)
      App f a -> case interp (fuel - 1) env f of
        Nothing -> Nothing
        Just (Closure x body cenv) -> case interp (fuel - 1) cenv a of
          Nothing -> Nothing
          Just v -> interp (fuel - 1) ((x, v) : cenv) body
