-- Mistake: the body of a function runs in the caller's environment.
module Submission where

data Expr
  = Num Int
  | Var String
  | Lam String Expr
  | App Expr Expr
  | Add Expr Expr
  | Sub Expr Expr
  | Mul Expr Expr
  | Nil
  | Cons Expr Expr
  | Head Expr
  | Tail Expr
  deriving (Eq, Show)

data Value
  = NumV Int
  | NilV
  | ConsV Value Value
  | ClosV String Expr [(String, Value)]
  deriving (Eq, Show)

type Env = [(String, Value)]

run :: Int -> Expr -> Maybe Value
run fuel e = interp e fuel []

interp :: Expr -> Int -> Env -> Maybe Value
interp e fuel env = case e of
  App f a -> case (interp f fuel env, interp a fuel env) of
    (Just fv, Just av) -> apply fuel env fv av
    _ -> Nothing
  Lam x b -> Just (ClosV x b env)
  Var x -> get x env
  Nil -> Just NilV
  Cons a b -> case (interp a fuel env, interp b fuel env) of
    (Just _, Just (NumV _)) -> Nothing
    (Just _, Just (ClosV _ _ _)) -> Nothing
    (Just h, Just t) -> Just (ConsV h t)
    _ -> Nothing
  Head l -> case interp l fuel env of
    Just (ConsV h _) -> Just h
    _ -> Nothing
  Tail l -> case interp l fuel env of
    Just (ConsV _ t) -> Just t
    _ -> Nothing
  Num n -> Just (NumV n)
  Add a b -> numbers a b (+)
  Sub a b -> numbers a b (-)
  Mul a b -> numbers a b (*)
  where
    numbers a b op = case interp a fuel env of
      Just (NumV m) -> case interp b fuel env of
        Just (NumV n) -> Just (NumV (op m n))
        _ -> Nothing
      _ -> Nothing

apply :: Int -> Env -> Value -> Value -> Maybe Value
apply fuel env (ClosV x b _) arg = if fuel <= 0 then Nothing else interp b (fuel - 1) ((x, arg) : env)
apply _ _ _ _ = Nothing

get :: String -> Env -> Maybe Value
get _ [] = Nothing
get x ((y, v) : env) = if x == y then Just v else get x env
