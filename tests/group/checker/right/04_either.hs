-- Style: Either with error messages inside.
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
check e = case typeOf [] e of
  Left _ -> Nothing
  Right t -> Just t

typeOf :: [(String, Type)] -> Expr -> Either String Type
typeOf env e = case e of
  IntC _ -> Right TInt
  BoolC _ -> Right TBool
  Var x -> maybe (Left ("unknown variable " ++ x)) Right (lookup x env)
  Lam x t b -> do
    r <- typeOf ((x, t) : env) b
    Right (TFun t r)
  App f a -> do
    tf <- typeOf env f
    ta <- typeOf env a
    case tf of
      TFun p r | p == ta -> Right r
               | otherwise -> Left "argument has the wrong type"
      _ -> Left "not a function"
  Add a b -> needs TInt a b TInt
  Sub a b -> needs TInt a b TInt
  Mul a b -> needs TInt a b TInt
  And a b -> needs TBool a b TBool
  Or a b -> needs TBool a b TBool
  Not a -> needs TBool a a TBool
  Less a b -> needs TInt a b TBool
  Greater a b -> needs TInt a b TBool
  Equal a b -> do
    s <- typeOf env a
    t <- typeOf env b
    case (s, t) of
      (TInt, TInt) -> Right TBool
      (TBool, TBool) -> Right TBool
      _ -> Left "cannot compare these"
  If c a b -> do
    tc <- typeOf env c
    ta <- typeOf env a
    tb <- typeOf env b
    if tc /= TBool
      then Left "condition is not a boolean"
      else if ta /= tb then Left "branches differ" else Right ta
  where
    needs t a b r = do
      ta <- typeOf env a
      tb <- typeOf env b
      if ta == t && tb == t then Right r else Left "operands have the wrong type"
