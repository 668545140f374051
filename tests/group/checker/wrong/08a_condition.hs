-- Mistake: the condition may have any type.
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
check e = tc [] e

tc :: [(String, Type)] -> Expr -> Maybe Type
tc env e = case e of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> lookup x env
  Lam x t b -> case tc ((x, t) : env) b of
    Just r -> Just (TFun t r)
    Nothing -> Nothing
  App f a -> case (tc env f, tc env a) of
    (Just (TFun t r), Just u) | t == u -> Just r
    _ -> Nothing
  Add a b -> arith TInt (tc env a) (tc env b)
  Sub a b -> arith TInt (tc env a) (tc env b)
  Mul a b -> arith TInt (tc env a) (tc env b)
  And a b -> logic (tc env a) (tc env b)
  Or a b -> logic (tc env a) (tc env b)
  Not a -> logic (tc env a) (tc env a)
  Less a b -> arith TBool (tc env a) (tc env b)
  Greater a b -> arith TBool (tc env a) (tc env b)
  Equal a b -> case (tc env a, tc env b) of
    (Just TInt, Just TInt) -> Just TBool
    (Just TBool, Just TBool) -> Just TBool
    _ -> Nothing
  If c a b -> case (tc env c, tc env a, tc env b) of
    (Just _, Just t, Just u) | t == u -> Just t
    _ -> Nothing

arith :: Type -> Maybe Type -> Maybe Type -> Maybe Type
arith r (Just TInt) (Just TInt) = Just r
arith _ _ _ = Nothing

logic :: Maybe Type -> Maybe Type -> Maybe Type
logic (Just TBool) (Just TBool) = Just TBool
logic _ _ = Nothing
