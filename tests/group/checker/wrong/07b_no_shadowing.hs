-- Mistake: an inner parameter does not hide an outer one of the same name.
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

type Env = String -> Maybe Type

emptyEnv :: Env
emptyEnv = const Nothing

extend :: Env -> String -> Type -> Env
extend env x t y = case env y of
  Just u -> Just u
  Nothing -> if x == y then Just t else Nothing

check :: Expr -> Maybe Type
check e = infer e emptyEnv

infer :: Expr -> Env -> Maybe Type
infer expr env = case expr of
  Var x -> env x
  Lam x t b -> fmap (TFun t) (infer b (extend env x t))
  App f a -> case (infer f env, infer a env) of
    (Just (TFun t r), Just u) -> if t == u then Just r else Nothing
    (_, _) -> Nothing
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Add a b -> ints TInt a b
  Sub a b -> ints TInt a b
  Mul a b -> ints TInt a b
  Less a b -> ints TBool a b
  Greater a b -> ints TBool a b
  And a b -> bools a b
  Or a b -> bools a b
  Not a -> bools a a
  Equal a b -> case ints TBool a b of
    Just t -> Just t
    Nothing -> bools a b
  If c a b -> case infer c env of
    Just TBool -> case infer a env of
      Just t -> if infer b env == Just t then Just t else Nothing
      Nothing -> Nothing
    _ -> Nothing
  where
    ints r a b = case (infer a env, infer b env) of
      (Just TInt, Just TInt) -> Just r
      _ -> Nothing
    bools a b = case (infer a env, infer b env) of
      (Just TBool, Just TBool) -> Just TBool
      _ -> Nothing
