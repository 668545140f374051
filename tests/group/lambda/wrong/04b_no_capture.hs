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

emptyEnv :: Env
emptyEnv = []

close :: String -> Expr -> Value
close x b = Closure x b emptyEnv

interp :: Int -> Env -> Expr -> Maybe Value
interp fuel env e = go e
  where
    ok = fuel > 0
    go (App f a) | ok =
      case (interp (fuel - 1) env f, interp (fuel - 1) env a) of
        (Just (Closure x b c), Just v) -> interp (fuel - 1) ((x, v) : c) b
        (_, _) -> Nothing
    go (Lam x b) | ok = Just (close x b)
    go (Var x) | ok = lookup x env
    go _ = Nothing
