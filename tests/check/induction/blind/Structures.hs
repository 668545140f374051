-- Binary numbers as trees of digits, queues with sizes, rose trees, expressions on a page.
module Structures where

data Bin = End | Zero Bin | One Bin deriving (Eq, Show)

toNat :: Bin -> Integer
toNat End = 0
toNat (Zero b) = toNat b + toNat b
toNat (One b) = toNat b + toNat b + 1

suc :: Bin -> Bin
suc End = One End
suc (Zero b) = One b
suc (One b) = Zero (suc b)

addBin :: Bin -> Bin -> Bin
addBin End b = b
addBin a End = a
addBin (Zero a) (Zero b) = Zero (addBin a b)
addBin (Zero a) (One b) = One (addBin a b)
addBin (One a) (Zero b) = One (addBin a b)
addBin (One a) (One b) = Zero (suc (addBin a b))

fromNat :: Int -> Bin
fromNat n = if n <= 0 then End else suc (fromNat (n - 1))

-- A queue that knows its lengths.
data Q = Q Int [Int] Int [Int]

valid :: Q -> Bool
valid (Q m f n b) = m == length f && n == length b && n <= m

mk :: Int -> [Int] -> Int -> [Int] -> Q
mk m f n b = if n <= m then Q m f n b else Q (m + n) (f ++ reverse b) 0 []

snoc :: Q -> Int -> Q
snoc (Q m f n b) x = mk m f (n + 1) (x : b)

list :: Q -> [Int]
list (Q _ f _ b) = f ++ reverse b

data Rose = Rose Int [Rose]

preorder :: Rose -> [Int]
preorder (Rose x ts) = x : preorders ts

preorders :: [Rose] -> [Int]
preorders [] = []
preorders (t : ts) = preorder t ++ preorders ts

nodes :: Rose -> Int
nodes (Rose _ ts) = 1 + forest ts

forest :: [Rose] -> Int
forest [] = 0
forest (t : ts) = nodes t + forest ts

data Tok = Num Int | Open | Close | PlusT deriving (Eq, Show)
data E = N Int | P E E deriving (Eq, Show)

toks :: E -> [Tok]
toks (N n) = [Num n]
toks (P a b) = [Open] ++ toks a ++ [PlusT] ++ toks b ++ [Close]

toksOnto :: E -> [Tok] -> [Tok]
toksOnto (N n) k = Num n : k
toksOnto (P a b) k = Open : toksOnto a (PlusT : toksOnto b (Close : k))

opens :: [Tok] -> Int
opens [] = 0
opens (Open : ts) = 1 + opens ts
opens (_ : ts) = opens ts

closes :: [Tok] -> Int
closes [] = 0
closes (Close : ts) = 1 + closes ts
closes (_ : ts) = closes ts

-- expect: verified
prop_suc :: Bin -> Bool
prop_suc b = toNat (suc b) == toNat b + 1

-- expect: verified
prop_addBin :: Bin -> Bin -> Bool
prop_addBin a b = toNat (addBin a b) == toNat a + toNat b

-- expect: verified
prop_addBin_comm :: Bin -> Bin -> Bool
prop_addBin_comm a b = addBin a b == addBin b a

-- expect: verified
prop_suc_addBin :: Bin -> Bin -> Bool
prop_suc_addBin a b = addBin (suc a) b == suc (addBin a b)

-- expect: verified
prop_fromNat :: Int -> Bool
prop_fromNat n = n < 0 || n > 1000000 || toNat (fromNat n) == toInteger n

-- expect: verified
prop_snoc :: Q -> Int -> Bool
prop_snoc q x = list (snoc q x) == list q ++ [x]

-- expect: verified
prop_mk_list :: [Int] -> [Int] -> Bool
prop_mk_list f b = list (mk (length f) f (length b) b) == f ++ reverse b

-- expect: verified
prop_snoc_valid :: Q -> Int -> Bool
prop_snoc_valid q x = not (valid q) || valid (snoc q x)

-- expect: verified
prop_nodes :: Rose -> Bool
prop_nodes t = nodes t == length (preorder t)

-- expect: verified
prop_toksOnto :: E -> Bool
prop_toksOnto e = toksOnto e [] == toks e

-- expect: verified
prop_balanced :: E -> Bool
prop_balanced e = opens (toks e) == closes (toks e)

-- expect: verified
prop_preorders_append :: [Rose] -> [Rose] -> Bool
prop_preorders_append s t = preorders (s ++ t) == preorders s ++ preorders t

-- expect: refuted
prop_suc_double :: Bin -> Bool
prop_suc_double b = toNat (suc b) == toNat (One b)

-- expect: refuted
prop_addBin_same :: Bin -> Bool
prop_addBin_same a = addBin a a == Zero a

-- expect: refuted
prop_suc_twice :: Bin -> Bool
prop_suc_twice a = suc (suc a) == Zero (suc a)

-- expect: refuted
prop_toNat_even :: Bin -> Bool
prop_toNat_even b = even (toNat b) || toNat b < 4

-- expect: refuted
prop_snoc_front :: Q -> Int -> Bool
prop_snoc_front q x = list (snoc q x) == x : list q

-- expect: refuted
prop_snoc_valid_always :: Q -> Int -> Bool
prop_snoc_valid_always q x = valid (snoc q x)

-- expect: refuted
prop_nodes_positive :: Rose -> Bool
prop_nodes_positive t = nodes t > 1

-- expect: refuted
prop_preorders_reverse :: [Rose] -> Bool
prop_preorders_reverse ts = preorders (reverse ts) == reverse (preorders ts)

-- expect: refuted
prop_toks_length :: E -> Bool
prop_toks_length e = length (toks e) == 1 + 4 * opens (toks e) + closes (toks e)

-- expect: refuted
prop_toksOnto_append :: E -> [Tok] -> Bool
prop_toksOnto_append e k = toksOnto e k == k ++ toks e

-- expect: refuted
prop_opens_append :: [Tok] -> [Tok] -> Bool
prop_opens_append s t = opens (s ++ t) == opens s

-- expect: refuted
prop_preorder_long :: Rose -> Bool
prop_preorder_long t = length (preorder t) < 4
