-- Style: both results in a pair, matched at once.
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
interp fuel env expr
  | fuel < 1 = Nothing
  | otherwise = go expr
  where
    rec = interp (fuel - 1)
    go (Var name) = lookup name env
    go (Lam name body) = Just (Closure name body env)
    go (App e1 e2) = both (rec env e1, rec env e2)
    both (Nothing, _) = Nothing
    both (_, Nothing) = Nothing
    both (Just (Closure name body local), Just v) = rec ((name, v) : local) body
