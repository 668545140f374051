-- Maps, whose constructors callers cannot see. The comment above a rule says what is right, and why.
module Maps where

import qualified Data.Map as M

-- expect: refuted: the empty map.
-- selfsame: "prop_has" finite m
prop_has :: M.Map Int Int -> Bool
prop_has m = M.member 3 m

{-# RULES
-- expect: verified: the trees differ, the entries do not.
"either order" forall (a :: Int) (b :: Int). M.fromList [(1 :: Int, a), (2, b)] = M.fromList [(2, b), (1, a)]

-- expect: refuted: the values changed places.
"swapped" forall (a :: Int) (b :: Int). M.fromList [(1 :: Int, a), (2, b)] = M.fromList [(1, b), (2, a)]

-- expect: refuted: by a map with an entry.
-- selfsame: "emptied" finite m
"emptied" forall (m :: M.Map Int Int). M.filter (\_ -> False) m = m
 #-}
