-- Style: guard from Control.Monad.
module Submission where

import Control.Monad (guard)

data Type
  = TInt
  | TBool
  | TFun Type Type
  deriving (Eq, Show)

data Expr
  = IntC Int
  | BoolC Bool
  | Var String
  | Lam String Type Expr
  | App Expr Expr
  | Add Expr Expr
  | Sub Expr Expr
  | Mul Expr Expr
  | And Expr Expr
  | Or Expr Expr
  | Not Expr
  | Equal Expr Expr
  | Less Expr Expr
  | Greater Expr Expr
  | If Expr Expr Expr
  deriving (Eq, Show)

type Context = [(String, Type)]

check :: Expr -> Maybe Type
check e = typing e []

typing :: Expr -> Context -> Maybe Type
typing (IntC _) _ = pure TInt
typing (BoolC _) _ = pure TBool
typing (Var x) ctx = lookup x ctx
typing (Lam x t b) ctx = TFun t <$> typing b ((x, t) : ctx)
typing (App f a) ctx = do
  ft <- typing f ctx
  at <- typing a ctx
  (t, r) <- arrow ft
  guard (t == at)
  pure r
typing (Add a b) ctx = numeric a b ctx
typing (Sub a b) ctx = numeric a b ctx
typing (Mul a b) ctx = numeric a b ctx
typing (And a b) ctx = logical a b ctx
typing (Or a b) ctx = logical a b ctx
typing (Not a) ctx = do
  t <- typing a ctx
  guard (t == TBool)
  pure t
typing (Equal a b) ctx = do
  s <- typing a ctx
  t <- typing b ctx
  guard (s == t)
  guard (s == TInt || s == TBool)
  pure TBool
typing (Less a b) ctx = TBool <$ numeric a b ctx
typing (Greater a b) ctx = TBool <$ numeric a b ctx
typing (If c a b) ctx = do
  t <- typing c ctx
  guard (t == TBool)
  u <- typing a ctx
  v <- typing b ctx
  guard (u == v)
  pure v

numeric, logical :: Expr -> Expr -> Context -> Maybe Type
numeric a b ctx = do
  s <- typing a ctx
  t <- typing b ctx
  guard (s == TInt && t == TInt)
  pure TInt
logical a b ctx = do
  s <- typing a ctx
  t <- typing b ctx
  guard (s == TBool && t == TBool)
  pure TBool

arrow :: Type -> Maybe (Type, Type)
arrow (TFun t r) = Just (t, r)
arrow _ = Nothing
