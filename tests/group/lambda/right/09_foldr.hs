-- Style: lookup as a fold.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

search :: String -> Env -> Maybe Value
search x = foldr (\(y, v) rest -> if x == y then Just v else rest) Nothing

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e | n <= 0 = Nothing
               | otherwise =
  case e of
    App f a ->
      case interp (n-1) env f of
        Nothing -> Nothing
        Just (Closure x b env') ->
          case interp (n-1) env a of
            Just v -> interp (n-1) ((x,v):env') b
            Nothing -> Nothing
    Lam x b -> Just (Closure x b env)
    Var x -> search x env
