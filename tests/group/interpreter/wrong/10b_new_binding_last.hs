-- Mistake: a parameter is bound behind the variables of the closure, and so does not hide them.
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

bindVar :: String -> Value -> Env -> Env
bindVar x v = foldr (:) [(x, v)]

run :: Int -> Expr -> Maybe Value
run fuel e = eval e [] fuel

eval :: Expr -> Env -> Int -> Maybe Value
eval e env fuel =
  case e of
    Num i -> Just (NumV i)
    Nil -> Just NilV
    Var x -> lookup x env
    Lam x b -> Just (ClosV x b env)
    Add a b -> number a (\i -> number b (\j -> Just (NumV (i + j))))
    Sub a b -> number a (\i -> number b (\j -> Just (NumV (i - j))))
    Mul a b -> number a (\i -> number b (\j -> Just (NumV (i * j))))
    Head l -> pair l (\h _ -> Just h)
    Tail l -> pair l (\_ t -> Just t)
    Cons a b ->
      case eval a env fuel of
        Nothing -> Nothing
        Just h ->
          case eval b env fuel of
            Just NilV -> Just (ConsV h NilV)
            Just (ConsV x y) -> Just (ConsV h (ConsV x y))
            _ -> Nothing
    App f a ->
      case eval f env fuel of
        Just (ClosV x b cenv) ->
          case eval a env fuel of
            Just v -> if fuel <= 0 then Nothing else eval b (bindVar x v cenv) (fuel - 1)
            Nothing -> Nothing
        _ -> Nothing
  where
    number x k = case eval x env fuel of
      Just (NumV i) -> k i
      _ -> Nothing
    pair x k = case eval x env fuel of
      Just (ConsV h t) -> k h t
      _ -> Nothing
