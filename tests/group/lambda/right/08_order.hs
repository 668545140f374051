-- Style: a worker with its arguments in another order.
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
interp fuel env expr = eval expr env fuel

eval :: Expr -> Env -> Int -> Maybe Value
eval expr env fuel
  | fuel <= 0 = Nothing
eval (Var x) env _ = lookup x env
eval (Lam x b) env _ = Just (Closure x b env)
eval (App f a) env fuel = do
  fv <- eval f env (fuel - 1)
  av <- eval a env (fuel - 1)
  call fv av (fuel - 1)

call :: Value -> Value -> Int -> Maybe Value
call (Closure x b env) arg fuel = eval b (extend x arg env) fuel

extend :: String -> Value -> Env -> Env
extend x v env = (x, v) : env
