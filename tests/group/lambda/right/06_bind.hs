-- Style: explicit binds and lambdas.

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

interp :: Int -> Env -> Expr -> Maybe Value
interp fuel env e | fuel > 0 = step e
                  | otherwise = Nothing
  where
    next = fuel - 1
    step (Var x) = lookup x env
    step (Lam x b) = Just (Closure x b env)
    step (App f a) =
      interp next env f >>= \(Closure x b saved) ->
      interp next env a >>= \arg ->
      interp next ((x, arg) : saved) b
