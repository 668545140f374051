-- Mistake: an unbound variable is zero, and head and tail of an empty list are empty.
module Submission where

import Data.Maybe (fromMaybe)

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

run :: Int -> Expr -> Maybe Value
run fuel e = interp fuel e []

interp :: Int -> Expr -> [(String, Value)] -> Maybe Value
interp _ (Num n) _ = Just (NumV n)
interp _ (Var x) env = Just (fromMaybe (NumV 0) (lookup x env))
interp _ (Lam x b) env = Just (ClosV x b env)
interp _ Nil _ = Just NilV
interp fuel (Cons a b) env = do
  h <- interp fuel a env
  t <- interp fuel b env >>= asList
  Just (ConsV h t)
interp fuel (Head e) env = do
  l <- interp fuel e env >>= asList
  case l of
    ConsV h _ -> Just h
    empty -> Just empty
interp fuel (Tail e) env = do
  l <- interp fuel e env >>= asList
  case l of
    ConsV _ t -> Just t
    empty -> Just empty
interp fuel (Add a b) env = do
  i <- interp fuel a env >>= asInt
  j <- interp fuel b env >>= asInt
  Just (NumV (i + j))
interp fuel (Sub a b) env = do
  i <- interp fuel a env >>= asInt
  j <- interp fuel b env >>= asInt
  Just (NumV (i - j))
interp fuel (Mul a b) env = do
  i <- interp fuel a env >>= asInt
  j <- interp fuel b env >>= asInt
  Just (NumV (i * j))
interp fuel (App f a) env = do
  c <- interp fuel f env
  v <- interp fuel a env
  case c of
    ClosV x b cenv -> if fuel > 0 then interp (fuel - 1) b ((x, v) : cenv) else Nothing
    _ -> Nothing

asInt :: Value -> Maybe Int
asInt (NumV i) = Just i
asInt _ = Nothing

asList :: Value -> Maybe Value
asList (NumV _) = Nothing
asList (ClosV _ _ _) = Nothing
asList v = Just v
