-- Style: everything local, the fuel is captured.

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e
  | n <= 0    = Nothing
  | otherwise = go e
  where
    go :: Expr -> Maybe Value
    go (Var x)   = look env
      where
        look []            = Nothing
        look ((y, v) : vs) = if x == y then Just v else look vs
    go (Lam x b) = Just (Closure x b env)
    go (App f a) = case sub f of
      Just (Closure x b saved)
        | Just v <- sub a -> interp (n - 1) ((x, v) : saved) b
      _ -> Nothing

    sub :: Expr -> Maybe Value
    sub = interp (n - 1) env
