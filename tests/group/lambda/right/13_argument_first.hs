-- Style: applications first, the argument before the function.
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
interp n env e =
  case e of
    _ | n <= 0 -> Nothing
    App f a ->
      case interp (n - 1) env a of
        Nothing -> Nothing
        Just arg -> case interp (n - 1) env f of
          Nothing -> Nothing
          Just (Closure p b cenv) -> interp (n - 1) ((p, arg) : cenv) b
    Var v -> lookup v env
    Lam p b -> Just (Closure p b env)
