-- Style: a variable is found by dropping what stands before it; selectors for closures.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

param :: Value -> String
param (Closure x _ _) = x

bodyOf :: Value -> Expr
bodyOf (Closure _ b _) = b

envOf :: Value -> Env
envOf (Closure _ _ env) = env

lookupVar :: String -> Env -> Maybe Value
lookupVar x env = case dropWhile (\b -> fst b /= x) env of
  []      -> Nothing
  (b : _) -> Just (snd b)

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n <= 0 = Nothing
  | otherwise = case e of
      Var x   -> lookupVar x env
      Lam x b -> Just (Closure x b env)
      App f a -> do
        c <- interp (n - 1) env f
        v <- interp (n - 1) env a
        interp (n - 1) ((param c, v) : envOf c) (bodyOf c)
