-- Style: similar operators are reduced to one of their kind.
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
typeOf env e = case e of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> lookup x env
  Lam x t b -> case typeOf ((x, t) : env) b of
    Nothing -> Nothing
    Just r -> Just (TFun t r)
  App f a -> case (typeOf env f, typeOf env a) of
    (Just (TFun t r), Just u) -> if t /= u then Nothing else Just r
    _ -> Nothing
  Add a b -> case (typeOf env a, typeOf env b) of
    (Just TInt, Just TInt) -> Just TInt
    _ -> Nothing
  -- the types of these are those of an addition
  Sub a b -> typeOf env (Add a b)
  Mul a b -> typeOf env (Add a b)
  Less a b -> case typeOf env (Add a b) of
    Just _ -> Just TBool
    Nothing -> Nothing
  Greater a b -> typeOf env (Less a b)
  And a b -> case (typeOf env a, typeOf env b) of
    (Just TBool, Just TBool) -> Just TBool
    _ -> Nothing
  Or a b -> typeOf env (And a b)
  Not a -> typeOf env (And a a)
  Equal a b -> case typeOf env a of
    Just TInt -> typeOf env (Less a b)
    Just TBool -> typeOf env (And a b)
    _ -> Nothing
  If c a b -> case typeOf env c of
    Just TBool -> case typeOf env a of
      Just t -> case typeOf env b of
        Just u -> if t /= u then Nothing else Just t
        Nothing -> Nothing
      Nothing -> Nothing
    _ -> Nothing
