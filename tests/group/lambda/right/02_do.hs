-- Style: do-notation, fuel test as an if.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

-- | Call by value, static scope.
interp :: Int -> Env -> Expr -> Maybe Value
interp n env e =
  if n <= 0
    then Nothing
    else
      case e of
        Var x -> lookup x env
        Lam x b -> return (Closure x b env)
        App e1 e2 -> do
          Closure x b env' <- interp (n - 1) env e1
          v <- interp (n - 1) env e2
          interp (n - 1) ((x, v) : env') b
