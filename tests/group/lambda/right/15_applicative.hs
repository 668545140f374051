-- Style: applicative operators, then join.
module Submission where

import Control.Monad (join)

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

interp :: Int -> Env -> Expr -> Maybe Value
interp fuel env e
  | fuel <= 0 = Nothing
  | otherwise = case e of
      Var x -> lookup x env
      Lam x b -> pure (Closure x b env)
      App f a -> join (enter (fuel - 1) <$> interp (fuel - 1) env f <*> interp (fuel - 1) env a)

-- run the body of a closure
enter :: Int -> Value -> Value -> Maybe Value
enter fuel (Closure x b cenv) v = interp fuel ((x, v) : cenv) b
