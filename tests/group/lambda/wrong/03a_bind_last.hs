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

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e =
  if n <= 0 then Nothing else
  case e of
    Var x -> lookup x env
    Lam x b -> Just (Closure x b env)
    App f a ->
      case interp (n - 1) env f of
        Nothing -> Nothing
        Just (Closure x b cenv) ->
          case interp (n - 1) env a of
            Nothing -> Nothing
            Just v -> interp (n - 1) (cenv ++ [(x, v)]) b
