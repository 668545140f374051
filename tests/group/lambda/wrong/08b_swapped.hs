-- Mistake: function and argument are mixed up.
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
interp n env e | n <= 0 = Nothing
interp n env (App e1 e2) =
  case interp (n-1) env e1 of
    Nothing -> Nothing
    Just v1 -> case interp (n-1) env e2 of
      Nothing -> Nothing
      Just v2 -> app (n-1) v1 v2
interp n env (Lam x e) = Just (Closure x e env)
interp n env (Var x) = var env
  where var [] = Nothing
        var ((y,v):vs) | x == y = Just v
                       | otherwise = var vs

-- app fuel argument function
app :: Int -> Value -> Value -> Maybe Value
app n v (Closure x e env) = interp n ((x,v):env) e
