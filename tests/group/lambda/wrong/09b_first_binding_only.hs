-- Mistake: only the newest binding is looked at.
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
interp n env e = if n > 0 then go else Nothing
  where
    go = case e of
      App f a -> interp (n - 1) env f >>= \c -> interp (n - 1) env a >>= enter c
      Var x ->
        if null env
          then Nothing
          else let (y, v) = head env in if y /= x then Nothing else Just v
      Lam x b -> Just (Closure x b env)
    enter (Closure x b cenv) v = interp (n - 1) ((x, v) : cenv) b
