-- Mistake: the new binding goes to the end, where an older one hides it.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

insert :: String -> Value -> Env -> Env
insert x v [] = [(x, v)]
insert x v (b : bs) = b : insert x v bs

interp :: Int -> Env -> Expr -> Maybe Value
interp n env (Var x)
  | n > 0 = lookup x env
interp n env (Lam x b)
  | n > 0 = Just (Closure x b env)
interp n env (App f a)
  | n > 0 = do
      Closure x b cenv <- interp (n - 1) env f
      v <- interp (n - 1) env a
      interp (n - 1) (insert x v cenv) b
interp _ _ _ = Nothing
