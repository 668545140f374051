-- The elements of a list as a set.
module Sets where

{-@ measure elems :: [a] -> (Set a)
    elems []       = (Set_empty 0)
    elems (x : xs) = (Set_cup (Set_sng x) (elems xs))
  @-}

{-@ predicate Same Xs Ys = elems Xs = elems Ys @-}
{-@ predicate Within Xs Ys = Set_sub (elems Xs) (elems Ys) @-}

-- expect: verified
{-@ append :: xs:[a] -> ys:[a] -> {v:[a] | elems v = Set_cup (elems xs) (elems ys)} @-}
append :: [a] -> [a] -> [a]
append [] ys = ys
append (x : xs) ys = x : append xs ys

-- expect: verified
{-@ rev :: xs:[a] -> {v:[a] | Same v xs} @-}
rev :: [a] -> [a]
rev [] = []
rev (x : xs) = append (rev xs) [x]

-- The first element is lost.
-- because: revRest [1] == ([] :: [Int])
-- expect: concrete
{-@ revRest :: xs:[Int] -> {v:[Int] | Same v xs} @-}
revRest :: [Int] -> [Int]
revRest [] = []
revRest (_ : xs) = rev xs

-- expect: verified
{-@ insert :: x:Int -> xs:[Int] -> {v:[Int] | elems v = Set_cup (Set_sng x) (elems xs)} @-}
insert :: Int -> [Int] -> [Int]
insert x [] = [x]
insert x (y : ys) = if x <= y then x : y : ys else y : insert x ys

-- expect: verified
{-@ sort :: xs:[Int] -> {v:[Int] | Same v xs} @-}
sort :: [Int] -> [Int]
sort [] = []
sort (x : xs) = insert x (sort xs)

-- The new element takes the place of another.
-- because: notElem 2 (insertOver 1 [2])
-- expect: concrete
{-@ insertOver :: x:Int -> xs:[Int] -> {v:[Int] | elems v = Set_cup (Set_sng x) (elems xs)} @-}
insertOver :: Int -> [Int] -> [Int]
insertOver x [] = [x]
insertOver x (y : ys) = if x <= y then x : ys else y : insertOver x ys

-- expect: verified
{-@ keep :: (a -> Bool) -> xs:[a] -> {v:[a] | Within v xs} @-}
keep :: (a -> Bool) -> [a] -> [a]
keep _ [] = []
keep p (x : xs) = if p x then x : keep p xs else keep p xs

-- because: notElem 1 (keepSame even [1])
-- expect: concrete
{-@ keepSame :: (Int -> Bool) -> xs:[Int] -> {v:[Int] | Same v xs} @-}
keepSame :: (Int -> Bool) -> [Int] -> [Int]
keepSame p xs = keep p xs

-- expect: verified
{-@ without :: x:Int -> xs:[Int] -> {v:[Int] | not (Set_mem x (elems v)) && Within v xs} @-}
without :: Int -> [Int] -> [Int]
without _ [] = []
without x (y : ys) = if x == y then without x ys else y : without x ys

-- A second copy stays.
-- because: elem 1 (withoutFirst 1 [1, 1])
-- expect: concrete
{-@ withoutFirst :: x:Int -> xs:[Int] -> {v:[Int] | not (Set_mem x (elems v))} @-}
withoutFirst :: Int -> [Int] -> [Int]
withoutFirst _ [] = []
withoutFirst x (y : ys) = if x == y then ys else y : withoutFirst x ys

-- expect: verified
{-@ member :: x:Int -> xs:[Int] -> {v:Bool | v <=> Set_mem x (elems xs)} @-}
member :: Int -> [Int] -> Bool
member _ [] = False
member x (y : ys) = x == y || member x ys

-- The last element is not looked at.
-- because: not (memberSome 1 [1])
-- expect: concrete
{-@ memberSome :: x:Int -> xs:[Int] -> {v:Bool | v <=> Set_mem x (elems xs)} @-}
memberSome :: Int -> [Int] -> Bool
memberSome _ [] = False
memberSome _ [_] = False
memberSome x (y : ys) = x == y || memberSome x ys

-- expect: verified
{-@ union :: xs:[Int] -> ys:[Int] -> {v:[Int] | elems v = Set_cup (elems xs) (elems ys)} @-}
union :: [Int] -> [Int] -> [Int]
union [] ys = ys
union (x : xs) ys = if member x ys then union xs ys else x : union xs ys

-- expect: verified
{-@ common :: xs:[Int] -> ys:[Int] -> {v:[Int] | elems v = Set_cap (elems xs) (elems ys)} @-}
common :: [Int] -> [Int] -> [Int]
common [] _ = []
common (x : xs) ys = if member x ys then x : common xs ys else common xs ys

-- because: elem 2 (commonAny [2] [1])
-- expect: concrete
{-@ commonAny :: xs:[Int] -> ys:[Int] -> {v:[Int] | elems v = Set_cap (elems xs) (elems ys)} @-}
commonAny :: [Int] -> [Int] -> [Int]
commonAny [] _ = []
commonAny (x : xs) ys = if member x ys then common xs ys else x : commonAny xs ys

-- expect: verified
{-@ shuffled :: [Int] -> [Int] @-}
shuffled :: [Int] -> [Int]
shuffled [] = []
shuffled [x] = [x]
shuffled (x : y : rest) = y : x : shuffled rest

-- expect: abstract shuffled
{-@ sortShuffled :: xs:[Int] -> {v:[Int] | Same v xs} @-}
sortShuffled :: [Int] -> [Int]
sortShuffled xs = sort (shuffled xs)

-- `has` says nothing of what it found.
-- expect: verified
{-@ has :: Int -> [Int] -> Bool @-}
has :: Int -> [Int] -> Bool
has _ [] = False
has x (y : ys) = x == y || has x ys

-- expect: abstract has
{-@ added :: x:Int -> xs:[Int] -> {v:[Int] | elems v = Set_cup (Set_sng x) (elems xs)} @-}
added :: Int -> [Int] -> [Int]
added x xs = if has x xs then xs else x : xs
