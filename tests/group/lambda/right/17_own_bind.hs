-- Style: own versions of bind and lookup, no library functions.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

andThen :: Maybe a -> (a -> Maybe b) -> Maybe b
andThen Nothing  _ = Nothing
andThen (Just x) k = k x

lookupEnv :: Env -> String -> Maybe Value
lookupEnv ((name, value) : env) x
  | name == x = Just value
  | otherwise = lookupEnv env x
lookupEnv [] _ = Nothing

-- without fuel there is no answer
checkFuel :: Int -> Maybe a -> Maybe a
checkFuel n answer = if n <= 0 then Nothing else answer

interp :: Int -> Env -> Expr -> Maybe Value
interp n env (Var x)   = checkFuel n (lookupEnv env x)
interp n env (Lam x e) = checkFuel n (Just (Closure x e env))
interp n env (App f a) = checkFuel n
  (interp (n - 1) env f `andThen` \c ->
   interp (n - 1) env a `andThen` \v ->
   call c v)
  where
    call (Closure x e cenv) v = interp (n - 1) ((x, v) : cenv) e
