-- Mistake: only integers can be compared for equality, and not keeps the type of its operand.
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

check :: Expr -> Maybe Type
check = infer []

infer :: [(String, Type)] -> Expr -> Maybe Type
infer env (If c a b) = do
  s <- infer env c
  t <- infer env a
  u <- infer env b
  guard (s == TBool && t == u)
  return u
infer env (Not a) = infer env a
infer env (Equal a b) = twoInts env a b >> return TBool
infer env (Less a b) = twoInts env a b >> return TBool
infer env (Greater a b) = twoInts env a b >> return TBool
infer env (Add a b) = twoInts env a b >> return TInt
infer env (Sub a b) = twoInts env a b >> return TInt
infer env (Mul a b) = twoInts env a b >> return TInt
infer env (And a b) = twoBools env a b >> return TBool
infer env (Or a b) = twoBools env a b >> return TBool
infer env (App f a) = do
  s <- infer env f
  t <- infer env a
  case s of
    TFun p r -> guard (p == t) >> return r
    _ -> Nothing
infer env (Lam x t b) = infer ((x, t) : env) b >>= return . TFun t
infer env (Var x) = lookup x env
infer _ (BoolC _) = return TBool
infer _ (IntC _) = return TInt

twoInts, twoBools :: [(String, Type)] -> Expr -> Expr -> Maybe ()
twoInts env a b = do
  s <- infer env a
  t <- infer env b
  guard (s == TInt)
  guard (t == TInt)
twoBools env a b = do
  s <- infer env a
  t <- infer env b
  guard (s == TBool)
  guard (t == TBool)
