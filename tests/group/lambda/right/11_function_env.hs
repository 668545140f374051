-- Style: variables are looked up through a function made from the environment.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

type Scope = String -> Maybe Value

scope :: Env -> Scope
scope [] _ = Nothing
scope ((y, v) : env) x = if y == x then Just v else scope env x

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e = eval n (scope env) env e

eval :: Int -> Scope -> Env -> Expr -> Maybe Value
eval n look env e
  | n <= 0 = Nothing
  | otherwise =
      case e of
        Var x -> look x
        Lam x b -> Just (Closure x b env)
        App f a -> do
          Closure x b cenv <- eval (n - 1) look env f
          v <- eval (n - 1) look env a
          interp (n - 1) ((x, v) : cenv) b
