-- Sets of elements, in refinements and in programs.
module SetTheory where

import qualified Data.Set as S

{-@ measure elems @-}
elems :: Ord a => [a] -> S.Set a
elems [] = S.empty
elems (x : xs) = S.singleton x `S.union` elems xs

-- expect: verified
{-@ joined :: xs:[Int] -> ys:[Int] -> {v:[Int] | Set_cup (listElts xs) (listElts ys) = listElts v} @-}
joined :: [Int] -> [Int] -> [Int]
joined [] ys = ys
joined (x : xs) ys = x : joined xs ys

-- because: let v = joinedWrong [1] [] in 1 `notElem` v
-- expect: concrete
{-@ joinedWrong :: xs:[Int] -> ys:[Int] -> {v:[Int] | Set_cup (listElts xs) (listElts ys) = listElts v} @-}
joinedWrong :: [Int] -> [Int] -> [Int]
joinedWrong [] ys = ys
joinedWrong (_ : xs) ys = joinedWrong xs ys

-- expect: verified
{-@ put :: x:Int -> xs:[Int] -> {v:[Int] | listElts v = Set_cup (Set_sng x) (listElts xs)} @-}
put :: Int -> [Int] -> [Int]
put x [] = [x]
put x (y : ys) = if x <= y then x : y : ys else y : put x ys

-- because: let v = putWrong 1 [0] in 0 `notElem` v
-- expect: concrete
{-@ putWrong :: x:Int -> xs:[Int] -> {v:[Int] | listElts v = Set_cup (Set_sng x) (listElts xs)} @-}
putWrong :: Int -> [Int] -> [Int]
putWrong x [] = [x]
putWrong x (y : ys) = if x <= y then x : y : ys else putWrong x ys

-- expect: verified
{-@ sorted :: xs:[Int] -> {v:[Int] | listElts v = listElts xs} @-}
sorted :: [Int] -> [Int]
sorted [] = []
sorted (x : xs) = put x (sorted xs)

-- expect: verified
{-@ without :: x:Int -> xs:[Int] -> {v:[Int] | not (Set_mem x (listElts v))} @-}
without :: Int -> [Int] -> [Int]
without _ [] = []
without x (y : ys) = if x == y then without x ys else y : without x ys

-- Only the first of them goes.
-- because: 1 `elem` withoutFirst 1 [1, 1]
-- expect: concrete
{-@ withoutFirst :: x:Int -> xs:[Int] -> {v:[Int] | not (Set_mem x (listElts v))} @-}
withoutFirst :: Int -> [Int] -> [Int]
withoutFirst _ [] = []
withoutFirst x (y : ys) = if x == y then ys else y : withoutFirst x ys

-- expect: verified
{-@ part :: Int -> xs:[Int] -> {v:[Int] | Set_sub (listElts v) (listElts xs)} @-}
part :: Int -> [Int] -> [Int]
part _ [] = []
part k (x : xs) = if x > k then x : part k xs else part k xs

-- because: 7 `elem` partWrong 7 [0]
-- expect: concrete
{-@ partWrong :: Int -> xs:[Int] -> {v:[Int] | Set_sub (listElts v) (listElts xs)} @-}
partWrong :: Int -> [Int] -> [Int]
partWrong _ [] = []
partWrong k (x : xs) = if x > k then x : partWrong k xs else k : partWrong k xs

-- expect: verified
{-@ backwards :: xs:[Int] -> {v:[Int] | listElts v = listElts xs} @-}
backwards :: [Int] -> [Int]
backwards xs = turn xs []

-- expect: verified
{-@ turn :: xs:[Int] -> ys:[Int] -> {v:[Int] | listElts v = Set_cup (listElts xs) (listElts ys)} @-}
turn :: [Int] -> [Int] -> [Int]
turn [] ys = ys
turn (x : xs) ys = turn xs (x : ys)

-- expect: verified
{-@ member :: x:Int -> xs:[Int] -> {v:Bool | v <=> Set_mem x (listElts xs)} @-}
member :: Int -> [Int] -> Bool
member _ [] = False
member x (y : ys) = x == y || member x ys

-- because: memberFirst 1 [0, 1] == False
-- expect: concrete
{-@ memberFirst :: x:Int -> xs:[Int] -> {v:Bool | v <=> Set_mem x (listElts xs)} @-}
memberFirst :: Int -> [Int] -> Bool
memberFirst _ [] = False
memberFirst x (y : _) = x == y

-- expect: verified
{-@ single :: x:Int -> {v:S.Set Int | v = Set_sng x} @-}
single :: Int -> S.Set Int
single x = S.singleton x

-- because: not (S.member 1 (singleWrong 1))
-- expect: concrete
{-@ singleWrong :: x:Int -> {v:S.Set Int | v = Set_sng x} @-}
singleWrong :: Int -> S.Set Int
singleWrong x = S.singleton (x + 1)

-- expect: verified
{-@ both :: s:S.Set Int -> t:S.Set Int -> {v:S.Set Int | v = Set_cup s t} @-}
both :: S.Set Int -> S.Set Int -> S.Set Int
both s t = S.union s t

-- because: S.member 1 (S.fromList [1]) && not (S.member 1 (bothWrong (S.fromList [1]) S.empty))
-- expect: concrete
{-@ bothWrong :: s:S.Set Int -> t:S.Set Int -> {v:S.Set Int | v = Set_cup s t} @-}
bothWrong :: S.Set Int -> S.Set Int -> S.Set Int
bothWrong s t = S.intersection s t

-- expect: verified
{-@ more :: x:Int -> s:S.Set Int -> {v:S.Set Int | Set_mem x v} @-}
more :: Int -> S.Set Int -> S.Set Int
more x s = S.insert x s

-- because: not (S.member 0 (less 0 S.empty))
-- expect: concrete
{-@ less :: x:Int -> s:S.Set Int -> {v:S.Set Int | Set_mem x v} @-}
less :: Int -> S.Set Int -> S.Set Int
less x s = S.delete x s
