-- Style: applicative operators for arithmetic and lists.
module Submission where

import Control.Applicative (liftA2)

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
run fuel = value fuel []

value :: Int -> Env -> Expr -> Maybe Value
value fuel env e = case e of
  Num n -> pure (NumV n)
  Add a b -> NumV <$> liftA2 (+) (int a) (int b)
  Sub a b -> NumV <$> liftA2 (-) (int a) (int b)
  Mul a b -> NumV <$> liftA2 (*) (int a) (int b)
  Nil -> pure NilV
  Cons h t -> ConsV <$> value fuel env h <*> listOf t
  Head l -> fst <$> split l
  Tail l -> snd <$> split l
  Var x -> lookup x env
  Lam x b -> pure (ClosV x b env)
  App f a -> do
    fun <- value fuel env f
    arg <- value fuel env a
    call fuel fun arg
  where
    int x = value fuel env x >>= toInt
    split x = value fuel env x >>= toPair
    listOf x = value fuel env x >>= toList

toInt :: Value -> Maybe Int
toInt v = case v of
  NumV n -> Just n
  _ -> Nothing

toPair :: Value -> Maybe (Value, Value)
toPair v = case v of
  ConsV h t -> Just (h, t)
  _ -> Nothing

toList :: Value -> Maybe Value
toList v = case v of
  NilV -> Just v
  ConsV _ _ -> Just v
  _ -> Nothing

call :: Int -> Value -> Value -> Maybe Value
call fuel (ClosV x b env) v = if fuel > 0 then value (fuel - 1) ((x, v) : env) b else Nothing
call _ _ _ = Nothing
