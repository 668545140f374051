-- Mistake: the branches of a conditional are not compared.
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
check e = tc e []

tc :: Expr -> [(String, Type)] -> Maybe Type
tc (If c a b) env = case (tc c env, tc a env, tc b env) of
  (Just TBool, Just t, Just _) -> Just t
  _ -> Nothing
tc (App f a) env = case (tc f env, tc a env) of
  (Just (TFun t r), Just u) -> if t == u then Just r else Nothing
  _ -> Nothing
tc (Lam x t b) env = fmap (TFun t) (tc b ((x, t) : env))
tc (Var x) env = find env
  where
    find [] = Nothing
    find ((y, t) : rest) = if x == y then Just t else find rest
tc (IntC _) _ = Just TInt
tc (BoolC _) _ = Just TBool
tc (Not a) env = logic (tc a env) (Just TBool)
tc (And a b) env = logic (tc a env) (tc b env)
tc (Or a b) env = logic (tc a env) (tc b env)
tc (Add a b) env = number TInt (tc a env) (tc b env)
tc (Sub a b) env = number TInt (tc a env) (tc b env)
tc (Mul a b) env = number TInt (tc a env) (tc b env)
tc (Less a b) env = number TBool (tc a env) (tc b env)
tc (Greater a b) env = number TBool (tc a env) (tc b env)
tc (Equal a b) env = case number TBool (tc a env) (tc b env) of
  Just t -> Just t
  Nothing -> logic (tc a env) (tc b env)

logic :: Maybe Type -> Maybe Type -> Maybe Type
logic (Just TBool) (Just TBool) = Just TBool
logic _ _ = Nothing

number :: Type -> Maybe Type -> Maybe Type -> Maybe Type
number r (Just TInt) (Just TInt) = Just r
number _ _ _ = Nothing
