data Expr = Num Int | Add Expr Expr | Mul Expr Expr | Neg Expr | Let String Expr Expr | Var String deriving Show
eval :: [(String, Int)] -> Expr -> Maybe Int
eval _ (Num n) = Just n
eval env (Add a b) = (+) <$> eval env a <*> eval env b
eval env (Mul a b) = (*) <$> eval env a <*> eval env b
eval env (Neg a) = negate <$> eval env a
eval env (Let x a b) = eval env a >>= \v -> eval ((x, v) : env) b
eval env (Var x) = lookup x env
main :: IO ()
main = do
  print (eval [] (Let "x" (Num 4) (Mul (Var "x") (Add (Var "x") (Num 1)))))
  print (eval [] (Add (Num 1) (Var "y")))
  print (Neg (Add (Num (-1)) (Num 2)))
