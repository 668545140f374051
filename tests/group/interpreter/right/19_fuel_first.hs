-- Style: the test of the fuel decides first, two functions for with and without fuel in an application.
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
run fuel e = eval fuel emptyEnv e

emptyEnv :: Env
emptyEnv = []

extend :: Env -> String -> Value -> Env
extend env x v = (x, v) : env

find :: Env -> String -> Maybe Value
find env x
  | null env = Nothing
  | fst (head env) == x = Just (snd (head env))
  | otherwise = find (tail env) x

eval :: Int -> Env -> Expr -> Maybe Value
eval fuel env (App f a)
  | fuel <= 0 = Nothing
  | otherwise = callWith (eval fuel env f)
  where
    callWith (Just (ClosV x b cenv)) = do
      v <- eval fuel env a
      eval (fuel - 1) (extend cenv x v) b
    callWith _ = Nothing
eval _ env (Lam x b) = Just (ClosV x b env)
eval _ env (Var x) = find env x
eval _ _ (Num n) = Just (NumV n)
eval _ _ Nil = Just NilV
eval fuel env (Add a b) = toNum (eval fuel env a) >>= \m -> toNum (eval fuel env b) >>= \n -> num (m + n)
eval fuel env (Sub a b) = toNum (eval fuel env a) >>= \m -> toNum (eval fuel env b) >>= \n -> num (m - n)
eval fuel env (Mul a b) = toNum (eval fuel env a) >>= \m -> toNum (eval fuel env b) >>= \n -> num (m * n)
eval fuel env (Cons a b) = do
  h <- eval fuel env a
  t <- eval fuel env b
  case t of
    ConsV _ _ -> Just ()
    NilV -> Just ()
    _ -> Nothing
  Just (ConsV h t)
eval fuel env (Head e) = do
  v <- eval fuel env e
  case v of { ConsV h _ -> Just h; _ -> Nothing }
eval fuel env (Tail e) = do
  v <- eval fuel env e
  case v of { ConsV _ t -> Just t; _ -> Nothing }

toNum :: Maybe Value -> Maybe Int
toNum (Just (NumV n)) = Just n
toNum _ = Nothing

num :: Int -> Maybe Value
num = Just . NumV
