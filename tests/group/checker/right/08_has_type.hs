-- Style: a predicate that an expression has a type, mutually recursive with inference.
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
check = infer []

hasType :: [(String, Type)] -> Expr -> Type -> Bool
hasType env e t = case infer env e of
  Just u -> u == t
  Nothing -> False

infer :: [(String, Type)] -> Expr -> Maybe Type
infer env expr = case expr of
  IntC _ -> Just TInt
  BoolC _ -> Just TBool
  Var x -> lookup x env
  Lam x t b -> fmap (TFun t) (infer ((x, t) : env) b)
  App f a -> case infer env f of
    Just (TFun t r) | hasType env a t -> Just r
    _ -> Nothing
  Add a b | ints a b -> Just TInt
  Sub a b | ints a b -> Just TInt
  Mul a b | ints a b -> Just TInt
  And a b | bools a b -> Just TBool
  Or a b | bools a b -> Just TBool
  Not a | hasType env a TBool -> Just TBool
  Equal a b | ints a b || bools a b -> Just TBool
  Less a b | ints a b -> Just TBool
  Greater a b | ints a b -> Just TBool
  If c a b | hasType env c TBool -> do
    t <- infer env a
    if hasType env b t then Just t else Nothing
  _ -> Nothing
  where
    ints a b = hasType env a TInt && hasType env b TInt
    bools a b = hasType env a TBool && hasType env b TBool
