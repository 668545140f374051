-- Expressions, machines, and a simplifier.
module Compilers where

data Expr = Lit Int | Var Int | Plus Expr Expr | Minus Expr Expr | Times Expr Expr
  deriving (Eq, Show)

data Instr = Push Int | Load Int | Add | Sub | Mul
  deriving (Eq, Show)

eval :: (Int -> Int) -> Expr -> Int
eval _ (Lit n) = n
eval env (Var x) = env x
eval env (Plus a b) = eval env a + eval env b
eval env (Minus a b) = eval env a - eval env b
eval env (Times a b) = eval env a * eval env b

compile :: Expr -> [Instr]
compile (Lit n) = [Push n]
compile (Var x) = [Load x]
compile (Plus a b) = compile a ++ compile b ++ [Add]
compile (Minus a b) = compile a ++ compile b ++ [Sub]
compile (Times a b) = compile a ++ compile b ++ [Mul]

exec :: (Int -> Int) -> [Instr] -> [Int] -> [Int]
exec _ [] stack = stack
exec env (Push n : is) stack = exec env is (n : stack)
exec env (Load x : is) stack = exec env is (env x : stack)
exec env (Add : is) (y : x : stack) = exec env is (x + y : stack)
exec env (Sub : is) (y : x : stack) = exec env is (x - y : stack)
exec env (Mul : is) (y : x : stack) = exec env is (x * y : stack)
exec env (_ : is) stack = exec env is stack

-- With what comes after.
compileOnto :: Expr -> [Instr] -> [Instr]
compileOnto (Lit n) rest = Push n : rest
compileOnto (Var x) rest = Load x : rest
compileOnto (Plus a b) rest = compileOnto a (compileOnto b (Add : rest))
compileOnto (Minus a b) rest = compileOnto a (compileOnto b (Sub : rest))
compileOnto (Times a b) rest = compileOnto a (compileOnto b (Mul : rest))

simplify :: Expr -> Expr
simplify (Plus a b) = case (simplify a, simplify b) of
  (Lit m, Lit n) -> Lit (m + n)
  (Lit 0, e) -> e
  (e, Lit 0) -> e
  (d, e) -> Plus d e
simplify (Times a b) = case (simplify a, simplify b) of
  (Lit 1, e) -> e
  (e, Lit 1) -> e
  (d, e) -> Times d e
simplify (Minus a b) = Minus (simplify a) (simplify b)
simplify e = e

swap :: Expr -> Expr
swap (Plus a b) = Plus (swap b) (swap a)
swap (Times a b) = Times (swap b) (swap a)
swap (Minus a b) = Minus (swap a) (swap b)
swap e = e

rename :: (Int -> Int) -> Expr -> Expr
rename f (Var x) = Var (f x)
rename _ (Lit n) = Lit n
rename f (Plus a b) = Plus (rename f a) (rename f b)
rename f (Minus a b) = Minus (rename f a) (rename f b)
rename f (Times a b) = Times (rename f a) (rename f b)

size :: Expr -> Int
size (Plus a b) = 1 + size a + size b
size (Minus a b) = 1 + size a + size b
size (Times a b) = 1 + size a + size b
size _ = 1

-- expect: verified
prop_compile :: (Int -> Int) -> Expr -> Bool
prop_compile env e = exec env (compile e) [] == [eval env e]

-- expect: verified
prop_exec_append :: (Int -> Int) -> [Instr] -> [Instr] -> [Int] -> Bool
prop_exec_append env p q s = exec env (p ++ q) s == exec env q (exec env p s)

-- expect: verified
prop_compile_stack :: (Int -> Int) -> Expr -> [Int] -> Bool
prop_compile_stack env e s = exec env (compile e) s == eval env e : s

-- expect: verified
prop_compileOnto :: Expr -> Bool
prop_compileOnto e = compileOnto e [] == compile e

-- expect: verified
prop_simplify :: (Int -> Int) -> Expr -> Bool
prop_simplify env e = eval env (simplify e) == eval env e

-- expect: verified
prop_swap :: (Int -> Int) -> Expr -> Bool
prop_swap env e = eval env (swap e) == eval env e

-- expect: verified
prop_swap_twice :: Expr -> Bool
prop_swap_twice e = swap (swap e) == e

-- expect: verified
prop_rename :: (Int -> Int) -> (Int -> Int) -> Expr -> Bool
prop_rename env f e = eval env (rename f e) == eval (env . f) e

-- expect: verified
prop_compile_length :: Expr -> Bool
prop_compile_length e = length (compile e) == size e

-- expect: verified
prop_swap_size :: Expr -> Bool
prop_swap_size e = size (swap e) == size e

-- expect: verified
prop_compileOnto_runs :: (Int -> Int) -> Expr -> [Instr] -> [Int] -> Bool
prop_compileOnto_runs env e p s = exec env (compileOnto e p) s == exec env p (eval env e : s)

-- expect: verified
prop_rename_twice :: (Int -> Int) -> (Int -> Int) -> Expr -> Bool
prop_rename_twice f g e = rename f (rename g e) == rename (f . g) e

-- expect: refuted
prop_compile_swapped :: (Int -> Int) -> Expr -> Bool
prop_compile_swapped env e = compile (swap e) == compile e

-- expect: refuted
prop_exec_swapped :: (Int -> Int) -> [Instr] -> [Instr] -> [Int] -> Bool
prop_exec_swapped env p q s = exec env (p ++ q) s == exec env p (exec env q s)

-- expect: refuted
prop_simplify_size :: Expr -> Bool
prop_simplify_size e = size (simplify e) == size e

-- expect: refuted
prop_minus_swaps :: (Int -> Int) -> Expr -> Expr -> Bool
prop_minus_swaps env a b = eval env (Minus a b) == eval env (Minus b a)

-- expect: refuted
prop_compile_injective :: [Instr] -> (Int -> Int) -> [Int] -> Bool
prop_compile_injective p env s = length (exec env p s) == length p + length s

-- expect: refuted
prop_exec_reverse :: (Int -> Int) -> [Instr] -> Bool
prop_exec_reverse env p = exec env (reverse p) [] == reverse (exec env p [])

-- expect: refuted
prop_rename_eval :: (Int -> Int) -> (Int -> Int) -> Expr -> Bool
prop_rename_eval env f e = eval env (rename f e) == f (eval env e)

-- expect: refuted
prop_size_even :: Expr -> Bool
prop_size_even e = size e < 3 || even (size e)

-- expect: refuted
prop_rename_twice_swapped :: (Int -> Int) -> (Int -> Int) -> Expr -> Bool
prop_rename_twice_swapped f g e = rename f (rename g e) == rename (g . f) e

-- expect: refuted
prop_compileOnto_after :: Expr -> [Instr] -> Bool
prop_compileOnto_after e p = compileOnto e p == p ++ compile e

-- expect: refuted
prop_exec_keeps :: (Int -> Int) -> [Instr] -> [Int] -> Bool
prop_exec_keeps env p s = drop (length (exec env p [])) (exec env p s) == s

-- expect: refuted
prop_times_zero :: (Int -> Int) -> Expr -> Bool
prop_times_zero env e = simplify (Times (Lit 0) e) == Lit 0
