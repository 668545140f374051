-- Style: everything in the where clause of check, no type signatures for helpers.

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
check = go []
  where
    go env (Var x) = var env
      where
        var [] = Nothing
        var ((y, t) : rest) = if x == y then Just t else var rest
    go env (Lam x t e) = case go ((x, t) : env) e of
      Just r -> Just (TFun t r)
      Nothing -> Nothing
    go env (App f a) = case go env f of
      Just (TFun t r)
        | Just u <- go env a, u == t -> Just r
      _ -> Nothing
    go _ (IntC _) = Just TInt
    go _ (BoolC _) = Just TBool
    go env (Add a b) = int env a (int env b (Just TInt))
    go env (Sub a b) = int env a (int env b (Just TInt))
    go env (Mul a b) = int env a (int env b (Just TInt))
    go env (Less a b) = int env a (int env b (Just TBool))
    go env (Greater a b) = int env a (int env b (Just TBool))
    go env (And a b) = bool env a (bool env b (Just TBool))
    go env (Or a b) = bool env a (bool env b (Just TBool))
    go env (Not a) = bool env a (Just TBool)
    go env (Equal a b) = case go env a of
      Just TInt -> int env b (Just TBool)
      Just TBool -> bool env b (Just TBool)
      _ -> Nothing
    go env (If c a b) = bool env c (same (go env a) (go env b))

    int env e result = case go env e of
      Just TInt -> result
      _ -> Nothing

    bool env e result = case go env e of
      Just TBool -> result
      _ -> Nothing

    same (Just s) (Just t) | s == t = Just s
    same _ _ = Nothing
