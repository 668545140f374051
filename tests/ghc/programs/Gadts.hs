{-# LANGUAGE GADTs, KindSignatures #-}
data Term :: * -> * where
  Lit :: Int -> Term Int
  IsZero :: Term Int -> Term Bool
  If :: Term Bool -> Term a -> Term a -> Term a
  Pair :: Term a -> Term b -> Term (a, b)
  Fst :: Term (a, b) -> Term a
eval :: Term a -> a
eval (Lit n) = n
eval (IsZero t) = eval t == 0
eval (If c a b) = if eval c then eval a else eval b
eval (Pair a b) = (eval a, eval b)
eval (Fst p) = fst (eval p)
main :: IO ()
main = do
  print (eval (If (IsZero (Lit 0)) (Fst (Pair (Lit 5) (Lit undefined))) (Lit 2)))
  print (eval (Pair (Lit 1) (IsZero (Lit 1))))
