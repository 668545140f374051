-- Machines: compilers to registers and jumps, automata, and small languages.
module Machines where

data B = T | F | Not B | And B B | Or B B | If B B B
  deriving (Eq, Show)

value :: B -> Bool
value T = True
value F = False
value (Not a) = not (value a)
value (And a b) = value a && value b
value (Or a b) = value a || value b
value (If c a b) = if value c then value a else value b

-- Negations inside.
nnf :: Bool -> B -> B
nnf p T = if p then T else F
nnf p F = if p then F else T
nnf p (Not a) = nnf (not p) a
nnf p (And a b) = if p then And (nnf p a) (nnf p b) else Or (nnf p a) (nnf p b)
nnf p (Or a b) = if p then Or (nnf p a) (nnf p b) else And (nnf p a) (nnf p b)
nnf p (If c a b) = nnf p (Or (And c a) (And (Not c) b))

-- Only conditions.
ifs :: B -> B
ifs (Not a) = If (ifs a) F T
ifs (And a b) = If (ifs a) (ifs b) F
ifs (Or a b) = If (ifs a) T (ifs b)
ifs (If c a b) = If (ifs c) (ifs a) (ifs b)
ifs a = a

fold :: B -> B
fold (Not a) = case fold a of
  T -> F
  F -> T
  b -> Not b
fold (And a b) = case fold a of
  F -> F
  T -> fold b
  c -> And c (fold b)
fold (Or a b) = case fold a of
  T -> T
  F -> fold b
  c -> Or c (fold b)
fold (If c a b) = case fold c of
  T -> fold a
  F -> fold b
  d -> If d (fold a) (fold b)
fold a = a

data Code = Halt | Put Bool Code | Neg Code | Both Code | Jump Code Code

run :: Code -> [Bool] -> [Bool]
run Halt s = s
run (Put b c) s = run c (b : s)
run (Neg c) (b : s) = run c (not b : s)
run (Both c) (b : a : s) = run c ((a && b) : s)
run (Jump c d) (b : s) = if b then run c s else run d s
run _ s = s

compile :: B -> Code -> Code
compile T k = Put True k
compile F k = Put False k
compile (Not a) k = compile a (Neg k)
compile (And a b) k = compile a (compile b (Both k))
compile (Or a b) k = compile a (Jump (Put True k) (compile b k))
compile (If c a b) k = compile c (Jump (compile a k) (compile b k))

-- An automaton that remembers whether the number of True is even.
parity :: Bool -> [Bool] -> Bool
parity q [] = q
parity q (b : bs) = parity (if b then not q else q) bs

trues :: [Bool] -> Int
trues [] = 0
trues (b : bs) = if b then 1 + trues bs else trues bs

weight :: B -> Int
weight (Not a) = 1 + weight a
weight (And a b) = 1 + weight a + weight b
weight (Or a b) = 1 + weight a + weight b
weight (If c a b) = 1 + weight c + weight a + weight b
weight _ = 1

-- expect: verified
prop_ifs :: B -> Bool
prop_ifs a = value (ifs a) == value a

-- expect: verified
prop_fold :: B -> Bool
prop_fold a = value (fold a) == value a

-- expect: verified
prop_compile :: B -> Bool
prop_compile a = run (compile a Halt) [] == [value a]

-- expect: verified
prop_compile_on :: B -> Code -> [Bool] -> Bool
prop_compile_on a k s = run (compile a k) s == run k (value a : s)

-- expect: verified
prop_parity_append :: Bool -> [Bool] -> [Bool] -> Bool
prop_parity_append q xs ys = parity q (xs ++ ys) == parity (parity q xs) ys

-- expect: verified
prop_parity_not :: Bool -> [Bool] -> Bool
prop_parity_not q xs = parity (not q) xs == not (parity q xs)

-- expect: verified
prop_parity_reverse :: Bool -> [Bool] -> Bool
prop_parity_reverse q xs = parity q (reverse xs) == parity q xs

-- expect: verified
prop_trues_append :: [Bool] -> [Bool] -> Bool
prop_trues_append xs ys = trues (xs ++ ys) == trues xs + trues ys

-- expect: verified
prop_trues_not :: [Bool] -> Bool
prop_trues_not xs = trues xs + trues (map not xs) == length xs

-- expect: verified
prop_ifs_twice :: B -> Bool
prop_ifs_twice a = ifs (ifs a) == ifs a

-- expect: verified
prop_weight_positive :: B -> Bool
prop_weight_positive a = value a == value (Not (Not a))

-- expect: verified
prop_trues_reverse :: [Bool] -> Bool
prop_trues_reverse xs = trues (reverse xs) == trues xs

-- expect: refuted
prop_nnf_same :: B -> Bool
prop_nnf_same a = nnf True a == a

-- expect: refuted
prop_ifs_same :: B -> Bool
prop_ifs_same a = ifs a == a

-- expect: refuted
prop_fold_weight :: B -> Bool
prop_fold_weight a = weight (fold a) == weight a

-- expect: refuted
prop_compile_not :: B -> Bool
prop_compile_not a = run (compile a Halt) [] == [not (value a)]

-- expect: refuted
prop_run_keeps :: Code -> [Bool] -> Bool
prop_run_keeps k s = length (run k s) >= length s

-- expect: refuted
prop_parity_and :: Bool -> [Bool] -> [Bool] -> Bool
prop_parity_and q xs ys = parity q (xs ++ ys) == (parity q xs && parity q ys)

-- expect: refuted
prop_parity_trues :: [Bool] -> Bool
prop_parity_trues xs = parity True xs == odd (trues xs)

-- expect: refuted
prop_trues_length :: [Bool] -> Bool
prop_trues_length xs = trues xs == length xs

-- expect: refuted
prop_ifs_weight :: B -> Bool
prop_ifs_weight a = weight (ifs a) == weight a

-- expect: refuted
prop_and_or :: B -> B -> Bool
prop_and_or a b = value (And a b) == value (Or a b)

-- expect: refuted
prop_if_swaps :: B -> B -> B -> Bool
prop_if_swaps c a b = value (If c a b) == value (If c b a)

-- expect: refuted
prop_run_twice :: Code -> [Bool] -> Bool
prop_run_twice k s = run k (run k s) == run k s
