-- Mistake: only the newest binding is looked at.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

look :: String -> Env -> Maybe Value
look _ [] = Nothing
look x ((y, v) : _)
  | x == y = Just v
  | otherwise = Nothing

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n <= 0 = Nothing
  | otherwise = case e of
      Var x -> look x env
      Lam x b -> Just (Closure x b env)
      App f a -> case (interp (n - 1) env f, interp (n - 1) env a) of
        (Just (Closure x b cenv), Just v) -> interp (n - 1) ((x, v) : cenv) b
        _ -> Nothing
