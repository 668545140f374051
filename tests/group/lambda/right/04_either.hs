-- Style: Either with messages inside, Maybe only at the end.
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
interp n env e = case eval n env e of
  Left _ -> Nothing
  Right v -> Just v

eval :: Int -> Env -> Expr -> Either String Value
eval n env e
  | n <= 0 = Left "out of fuel"
  | otherwise = case e of
      Var x -> case lookup x env of
        Nothing -> Left ("unbound variable " ++ x)
        Just v -> Right v
      Lam x b -> Right (Closure x b env)
      App f a -> do
        Closure x b cenv <- eval (n - 1) env f
        v <- eval (n - 1) env a
        eval (n - 1) ((x, v) : cenv) b
