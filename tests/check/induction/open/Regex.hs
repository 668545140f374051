-- Regular expressions over characters, matched by derivatives.
module Regex where

data R = Never | Empty | One Char | Or R R | Then R R | Many R
  deriving (Eq, Show)

nullable :: R -> Bool
nullable Never = False
nullable Empty = True
nullable (One _) = False
nullable (Or p q) = nullable p || nullable q
nullable (Then p q) = nullable p && nullable q
nullable (Many _) = True

after :: Char -> R -> R
after _ Never = Never
after _ Empty = Never
after c (One d) = if c == d then Empty else Never
after c (Or p q) = Or (after c p) (after c q)
after c (Then p q) = if nullable p then Or (Then (after c p) q) (after c q) else Then (after c p) q
after c (Many p) = Then (after c p) (Many p)

matches :: R -> String -> Bool
matches r [] = nullable r
matches r (c : cs) = matches (after c r) cs

times :: Int -> R -> R
times n p = if n <= 0 then Empty else Then p (times (n - 1) p)

backwards :: R -> R
backwards (Or p q) = Or (backwards p) (backwards q)
backwards (Then p q) = Then (backwards q) (backwards p)
backwards (Many p) = Many (backwards p)
backwards r = r

literal :: String -> R
literal = foldr (Then . One) Empty

size :: R -> Int
size (Or p q) = 1 + size p + size q
size (Then p q) = 1 + size p + size q
size (Many p) = 1 + size p
size _ = 1

-- expect: verified
prop_or_matches :: R -> R -> String -> Bool
prop_or_matches p q s = matches (Or p q) s == (matches p s || matches q s)

-- expect: verified
prop_never :: String -> Bool
prop_never s = not (matches Never s)

-- expect: verified
prop_or_comm :: R -> R -> String -> Bool
prop_or_comm p q s = matches (Or p q) s == matches (Or q p) s

-- expect: verified
prop_or_never :: R -> String -> Bool
prop_or_never p s = matches (Or Never p) s == matches p s

-- expect: verified
prop_never_then :: R -> String -> Bool
prop_never_then p s = not (matches (Then Never p) s)

-- expect: verified
prop_empty_then :: R -> String -> Bool
prop_empty_then p s = matches (Then Empty p) s == matches p s

-- expect: verified
prop_or_assoc :: R -> R -> R -> String -> Bool
prop_or_assoc p q r s = matches (Or p (Or q r)) s == matches (Or (Or p q) r) s

-- expect: verified
prop_backwards_nullable :: R -> Bool
prop_backwards_nullable p = nullable (backwards p) == nullable p

-- expect: verified
prop_backwards_twice :: R -> Bool
prop_backwards_twice p = backwards (backwards p) == p

-- expect: verified
prop_backwards_size :: R -> Bool
prop_backwards_size p = size (backwards p) == size p

-- expect: verified
prop_literal :: String -> Bool
prop_literal s = matches (literal s) s

-- expect: verified
prop_times_nullable :: Int -> R -> Bool
prop_times_nullable n p = not (nullable p) || nullable (times n p)

-- expect: refuted
prop_many_nullable :: R -> Bool
prop_many_nullable p = nullable (Many p) == nullable p

-- expect: refuted
prop_then_comm :: R -> R -> String -> Bool
prop_then_comm p q s = matches (Then p q) s == matches (Then q p) s

-- expect: refuted
prop_or_then :: R -> R -> String -> Bool
prop_or_then p q s = matches (Or p q) s == matches (Then p q) s

-- expect: refuted
prop_then_matches :: R -> R -> String -> Bool
prop_then_matches p q s = matches (Then p q) s == (matches p s && matches q s)

-- expect: refuted
prop_after_nullable :: Char -> R -> Bool
prop_after_nullable c p = not (nullable (after c p)) || nullable p

-- expect: refuted
prop_after_size :: Char -> R -> Bool
prop_after_size c p = size (after c p) <= size p

-- expect: refuted
prop_backwards_matches :: R -> String -> Bool
prop_backwards_matches p s = matches (backwards p) s == matches p s

-- expect: refuted
prop_literal_only :: String -> String -> Bool
prop_literal_only s t = not (matches (Or (literal s) (literal t)) s) || s == t

-- expect: refuted
prop_times_matches :: Int -> R -> String -> Bool
prop_times_matches n p s = matches (times n p) s == matches p s

-- expect: refuted
prop_or_left :: R -> R -> String -> Bool
prop_or_left p q s = not (matches (Or p q) s) || matches p s

-- expect: refuted
prop_never_right :: R -> String -> Bool
prop_never_right p s = matches (Or p Never) s == matches (Then p Never) s

-- expect: refuted
prop_backwards_same :: R -> Bool
prop_backwards_same p = backwards p == p
