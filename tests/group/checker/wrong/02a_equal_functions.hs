-- Mistake: functions can be compared for equality.
module Submission where

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
check e = typeOf [] e

typeOf :: [(String, Type)] -> Expr -> Maybe Type
typeOf env expr = case expr of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> lookup x env
  Lam x t b -> case typeOf ((x, t) : env) b of
    Just r -> Just (TFun t r)
    Nothing -> Nothing
  App f a -> case typeOf env f of
    Just (TFun p r) -> case typeOf env a of
      Just t -> if t == p then Just r else Nothing
      Nothing -> Nothing
    _ -> Nothing
  Add a b -> arith a b
  Sub a b -> arith a b
  Mul a b -> arith a b
  And a b -> logic a b
  Or a b -> logic a b
  Not a -> logic a a
  Equal a b -> case (typeOf env a, typeOf env b) of
    (Just t, Just u) | t == u -> Just TBool
    _ -> Nothing
  Less a b -> arith a b >> Just TBool
  Greater a b -> arith a b >> Just TBool
  If c a b -> case (typeOf env c, typeOf env a, typeOf env b) of
    (Just TBool, Just t, Just u) | t == u -> Just t
    _ -> Nothing
  where
    arith a b = case (typeOf env a, typeOf env b) of
      (Just TInt, Just TInt) -> Just TInt
      _ -> Nothing
    logic a b = case (typeOf env a, typeOf env b) of
      (Just TBool, Just TBool) -> Just TBool
      _ -> Nothing
