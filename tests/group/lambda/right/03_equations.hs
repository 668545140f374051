-- Style: one equation a constructor, a guard in each, own lookup.
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
interp n env (Var x)
  | n < 1     = Nothing
  | otherwise = findVar x env
interp n env (Lam x e)
  | n < 1     = Nothing
  | otherwise = Just (Closure x e env)
interp n env (App f a)
  | n < 1     = Nothing
  | otherwise =
      case (interp (n - 1) env f, interp (n - 1) env a) of
        (Just (Closure x e cl), Just v) -> interp (n - 1) ((x, v) : cl) e
        _                               -> Nothing

findVar :: String -> Env -> Maybe Value
findVar _ [] = Nothing
findVar x ((y, v) : rest)
  | x == y    = Just v
  | otherwise = findVar x rest
