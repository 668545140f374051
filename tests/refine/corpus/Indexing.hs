-- Positions in lists: every index must be inside.
module Indexing where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type ListN a N = {v:[a] | len v = N} @-}
{-@ type Index Xs = {v:Int | v >= 0 && v < len Xs} @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

-- expect: verified
{-@ size :: xs:[a] -> {v:Nat | v = len xs} @-}
size :: [a] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

-- expect: verified
{-@ at :: xs:[a] -> i:Index xs -> a @-}
at :: [a] -> Int -> a
at (x : _) 0 = x
at (_ : xs) i = at xs (i - 1)
at [] _ = die "at: outside"

-- The length itself is let in.
-- because: raises (atEnd "" 0)
-- expect: concrete
{-@ atEnd :: xs:[a] -> i:{v:Nat | v <= len xs} -> a @-}
atEnd :: [a] -> Int -> a
atEnd (x : _) 0 = x
atEnd (_ : xs) i = atEnd xs (i - 1)
atEnd [] _ = die "atEnd: outside"

-- expect: verified
{-@ finalIndex :: xs:{v:[a] | len v > 0} -> Index xs @-}
finalIndex :: [a] -> Int
finalIndex xs = size xs - 1

-- because: finalIndexAny "" < 0
-- expect: concrete
{-@ finalIndexAny :: xs:[a] -> Nat @-}
finalIndexAny :: [a] -> Int
finalIndexAny xs = size xs - 1

-- expect: verified
{-@ update :: xs:[a] -> i:Index xs -> a -> ListN a {len xs} @-}
update :: [a] -> Int -> a -> [a]
update (_ : xs) 0 y = y : xs
update (x : xs) i y = x : update xs (i - 1) y
update [] _ _ = die "update: outside"

-- expect: verified
{-@ swapAt :: xs:[a] -> i:Index xs -> j:Index xs -> ListN a {len xs} @-}
swapAt :: [a] -> Int -> Int -> [a]
swapAt xs i j = update (update xs i (at xs j)) j (at xs i)

-- because: raises (swapNext "a" 0)
-- expect: concrete
{-@ swapNext :: xs:[a] -> i:Index xs -> ListN a {len xs} @-}
swapNext :: [a] -> Int -> [a]
swapNext xs i = swapAt xs i (i + 1)

-- expect: verified
{-@ sumFrom :: xs:[Int] -> i:{v:Nat | v <= len xs} -> Int @-}
sumFrom :: [Int] -> Int -> Int
sumFrom xs i = if i == size xs then 0 else at xs i + sumFrom xs (i + 1)

-- One step too far.
-- because: raises (sumFromOff [] 0)
-- expect: concrete
{-@ sumFromOff :: xs:[Int] -> i:{v:Nat | v <= len xs} -> Int @-}
sumFromOff :: [Int] -> Int -> Int
sumFromOff xs i = if i > size xs then 0 else at xs i + sumFromOff xs (i + 1)

-- expect: verified
{-@ search :: Int -> xs:[Int] -> lo:Nat -> hi:{v:Int | lo <= v && v <= len xs} -> {v:Int | 0 - 1 <= v && v < len xs} @-}
search :: Int -> [Int] -> Int -> Int -> Int
search x xs lo hi
  | lo >= hi = 0 - 1
  | otherwise =
      let mid = (lo + hi) `div` 2
          y = at xs mid
      in if y == x then mid else if y < x then search x xs (mid + 1) hi else search x xs lo mid

-- The upper bound is taken to be inside.
-- because: raises (searchClosed 0 [] 0 0)
-- expect: concrete
{-@ searchClosed :: Int -> xs:[Int] -> lo:Nat -> hi:{v:Int | lo <= v && v <= len xs} -> Int @-}
searchClosed :: Int -> [Int] -> Int -> Int -> Int
searchClosed x xs lo hi =
  let mid = (lo + hi) `div` 2
      y = at xs mid
  in if y == x || lo == hi then mid
     else if y < x then searchClosed x xs (mid + 1) hi
     else searchClosed x xs lo mid

-- expect: verified
{-@ position :: Int -> xs:[Int] -> {v:Int | 0 - 1 <= v && v < len xs} @-}
position :: Int -> [Int] -> Int
position _ [] = 0 - 1
position x (y : ys)
  | x == y = 0
  | otherwise = let i = position x ys in if i < 0 then 0 - 1 else i + 1

-- Not found is at the place behind the last.
-- because: not (positionEnd 0 [] < 0)
-- expect: concrete
{-@ positionEnd :: Int -> xs:[Int] -> {v:Int | 0 - 1 <= v && v < len xs} @-}
positionEnd :: Int -> [Int] -> Int
positionEnd _ [] = 0
positionEnd x (y : ys) = if x == y then 0 else 1 + positionEnd x ys

-- expect: verified
{-@ replaced :: Int -> Int -> xs:[Int] -> ListN Int {len xs} @-}
replaced :: Int -> Int -> [Int] -> [Int]
replaced x y xs = let i = position x xs in if i < 0 then xs else update xs i y

-- expect: verified
{-@ locate :: Int -> [Int] -> Int @-}
locate :: Int -> [Int] -> Int
locate _ [] = 0 - 1
locate x (y : ys)
  | x == y = 0
  | otherwise = let i = locate x ys in if i < 0 then 0 - 1 else i + 1

-- expect: abstract locate
{-@ replacedAt :: Int -> Int -> xs:[Int] -> ListN Int {len xs} @-}
replacedAt :: Int -> Int -> [Int] -> [Int]
replacedAt x y xs = let i = locate x xs in if i < 0 then xs else update xs i y

-- expect: verified
{-@ centre :: {v:[a] | len v > 0} -> a @-}
centre :: [a] -> a
centre xs = at xs (size xs `div` 2)

-- because: raises (centreUp "a")
-- expect: concrete
{-@ centreUp :: {v:[a] | len v > 0} -> a @-}
centreUp :: [a] -> a
centreUp xs = at xs ((size xs + 1) `div` 2)

-- expect: verified
{-@ slice :: xs:[a] -> i:Nat -> j:{v:Int | i <= v && v <= len xs} -> ListN a {j - i} @-}
slice :: [a] -> Int -> Int -> [a]
slice xs i j = if i == j then [] else at xs i : slice xs (i + 1) j

-- expect: verified
{-@ cut :: [a] -> Int -> [a] @-}
cut :: [a] -> Int -> [a]
cut [] _ = []
cut (x : xs) n = if n <= 0 then [] else x : cut xs (n - 1)

-- expect: abstract cut
{-@ firstTwo :: {v:[a] | len v >= 2} -> ListN a 2 @-}
firstTwo :: [a] -> [a]
firstTwo xs = cut xs 2
