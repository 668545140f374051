-- Mistake: the type of an argument is not compared with the parameter's.
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
check e = either (const Nothing) Just (tc [] e)

tc :: [(String, Type)] -> Expr -> Either String Type
tc env e = case e of
  App f a -> do
    ft <- tc env f
    at <- tc env a
    resultOf ft at
  Lam x t b -> TFun t <$> tc ((x, t) : env) b
  Var x -> case lookup x env of
    Nothing -> Left ("unbound variable: " ++ x)
    Just t -> Right t
  IntC _ -> Right TInt
  BoolC _ -> Right TBool
  Not a -> both TBool a a TBool
  And a b -> both TBool a b TBool
  Or a b -> both TBool a b TBool
  Add a b -> both TInt a b TInt
  Sub a b -> both TInt a b TInt
  Mul a b -> both TInt a b TInt
  Less a b -> both TInt a b TBool
  Greater a b -> both TInt a b TBool
  Equal a b -> do
    s <- tc env a
    t <- tc env b
    if s == t && simple s then Right TBool else Left "cannot compare"
  If c a b -> do
    s <- tc env c
    t <- tc env a
    u <- tc env b
    if s == TBool && t == u then Right t else Left "if"
  where
    both t a b r = do
      x <- tc env a
      y <- tc env b
      if x /= t || y /= t then Left "operand" else Right r

simple :: Type -> Bool
simple t = t == TInt || t == TBool

resultOf :: Type -> Type -> Either String Type
resultOf (TFun _ r) _ = Right r
resultOf _ _ = Left "not a function"
