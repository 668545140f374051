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
interp n env e = if n > 0 then eval (n - 1) env e else Nothing

eval :: Int -> Env -> Expr -> Maybe Value
eval _ env (Lam x b) = Just (Closure x b env)
eval n env (App f a) = interp n env f >>= call n a
eval _ env (Var x) = foldr (\(y, v) r -> if y == x then Just v else r) Nothing env

-- call a closure with an argument that is still an expression
call :: Int -> Expr -> Value -> Maybe Value
call n a (Closure x b env) = do
  v <- interp n env a
  interp n ((x, v) : env) b
