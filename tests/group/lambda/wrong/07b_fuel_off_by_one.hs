-- Mistake: without fuel one step is still made.
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
interp n env e = case eval n env e of
  Right v -> Just v
  Left _ -> Nothing

eval :: Int -> Env -> Expr -> Either String Value
eval n env e =
  if n >= 0
    then case e of
      Lam x b -> Right (Closure x b env)
      Var x -> maybe (Left ("no variable " ++ x)) Right (lookup x env)
      App f a -> do
        c <- eval (n - 1) env f
        v <- eval (n - 1) env a
        apply c v
    else Left "no fuel"
  where
    apply (Closure x b cenv) v = eval (n - 1) ((x, v) : cenv) b
