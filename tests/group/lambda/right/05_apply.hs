-- Style: a helper that applies one value to another.
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
interp n _ _ | n <= 0 = Nothing
interp _ env (Var x) = lookup x env
interp _ env (Lam x body) = Just $ Closure x body env
interp n env (App f a) =
  case interp (n - 1) env f of
    Just fv ->
      case interp (n - 1) env a of
        Just av -> apply (n - 1) fv av
        Nothing -> Nothing
    Nothing -> Nothing

apply :: Int -> Value -> Value -> Maybe Value
apply n (Closure x body cenv) arg = interp n ((x, arg) : cenv) body
