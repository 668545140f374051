-- Style: a list of the possible types, empty when there is none.
module Submission where

import Data.Maybe (listToMaybe)

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
check e = listToMaybe (types [] e)

types :: [(String, Type)] -> Expr -> [Type]
types env e = case e of
  IntC _      -> [TInt]
  BoolC _     -> [TBool]
  Var x       -> take 1 [t | (y, t) <- env, y == x]
  Lam x t b   -> [TFun t r | r <- types ((x, t) : env) b]
  App f a     -> [r | TFun t r <- ty f, u <- ty a, t == u]
  Add a b     -> [TInt | TInt <- ty a, TInt <- ty b]
  Sub a b     -> [TInt | TInt <- ty a, TInt <- ty b]
  Mul a b     -> [TInt | TInt <- ty a, TInt <- ty b]
  And a b     -> [TBool | TBool <- ty a, TBool <- ty b]
  Or a b      -> [TBool | TBool <- ty a, TBool <- ty b]
  Not a       -> [TBool | TBool <- ty a]
  Equal a b   -> [TBool | t <- ty a, u <- ty b, t == u, t == TInt || t == TBool]
  Less a b    -> [TBool | TInt <- ty a, TInt <- ty b]
  Greater a b -> [TBool | TInt <- ty a, TInt <- ty b]
  If c a b    -> [t | TBool <- ty c, t <- ty a, u <- ty b, t == u]
  where
    ty = types env
