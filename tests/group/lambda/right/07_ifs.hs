-- Style: if-then-else everywhere, negated test, lookup by recursion with if.
module Submission where

data Expr
  = Var String
  | Lam String Expr
  | App Expr Expr
  deriving (Eq, Show)

data Value = Closure String Expr Env
  deriving (Eq, Show)

type Env = [(String, Value)]

getVar :: Env -> String -> Maybe Value
getVar env x =
  if null env
    then Nothing
    else
      if fst (head env) /= x
        then getVar (tail env) x
        else Just (snd (head env))

interp :: Int -> Env -> Expr -> Maybe Value
interp n env e =
  if n > 0
    then case e of
      Lam x b -> Just (Closure x b env)
      Var x -> getVar env x
      App l r ->
        let fun = interp (n - 1) env l
            arg = interp (n - 1) env r
        in case fun of
             Just (Closure x b c) ->
               case arg of
                 Just v -> interp (n - 1) ((x, v) : c) b
                 Nothing -> Nothing
             Nothing -> Nothing
    else Nothing
