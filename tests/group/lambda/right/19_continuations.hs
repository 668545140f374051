-- Style: the rest of the work as a continuation.
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
interp n env e = evalK n env e Just

evalK :: Int -> Env -> Expr -> (Value -> Maybe Value) -> Maybe Value
evalK n env e k
  | n <= 0 = Nothing
  | otherwise = case e of
      Var x -> case lookup x env of
        Just v -> k v
        Nothing -> Nothing
      Lam x b -> k (Closure x b env)
      App f a ->
        evalK (n - 1) env f (\(Closure x b cenv) ->
          evalK (n - 1) env a (\v ->
            evalK (n - 1) ((x, v) : cenv) b k))
