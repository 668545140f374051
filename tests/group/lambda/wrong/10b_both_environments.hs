-- Mistake: what the closure does not know is taken from the caller.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

merge :: Env -> Env -> Env
merge [] outer = outer
merge (b : inner) outer = b : merge inner outer

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n >= 1 = case e of
      App f a -> apply (interp (n - 1) env f) (interp (n - 1) env a)
      Lam x b -> Just (Closure x b env)
      Var x -> lookup x env
  | otherwise = Nothing
  where
    apply Nothing _ = Nothing
    apply _ Nothing = Nothing
    apply (Just (Closure x b cenv)) (Just v) =
      interp (n - 1) (merge ((x, v) : cenv) env) b
