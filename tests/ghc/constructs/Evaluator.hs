module Evaluator where

type Name = String

data Term
  = Var Name
  | Lam Name Term
  | App Term Term
  | Lit Integer
  | Add Term Term
  | If0 Term Term Term
  | Fix Name Term
  deriving (Eq, Show)

data Value = I Integer | F (Value -> Value)

instance Show Value where
  showsPrec d (I n) = showParen (d > 10) (showString "I " . showsPrec 11 n)
  showsPrec _ (F _) = showString "<fun>"

type Env = [(Name, Value)]

eval :: Env -> Term -> Value
eval env t = case t of
  Var x -> maybe (error ("unbound: " ++ x)) id (lookup x env)
  Lam x b -> F (\v -> eval ((x, v) : env) b)
  App f a -> case eval env f of
    F g -> g (eval env a)
    I _ -> error "not a function"
  Lit n -> I n
  Add a b
    | I x <- eval env a, I y <- eval env b -> I (x + y)
    | otherwise -> error "not numbers"
  If0 c a b -> case eval env c of
    I 0 -> eval env a
    I _ -> eval env b
    _ -> error "bad condition"
  Fix x b -> let v = eval ((x, v) : env) b in v

sumTo :: Term
sumTo = Fix "s" (Lam "n" (If0 (Var "n") (Lit 0) (Add (Var "n") (App (Var "s") (Add (Var "n") (Lit (-1)))))))
