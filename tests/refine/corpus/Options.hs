-- Maybe, Either and pairs.
module Options where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}
{-@ type Neg = {v:Int | v < 0} @-}

{-@ measure full :: Maybe a -> Bool
    full (Just x) = true
    full (Nothing) = false
  @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

-- expect: verified
{-@ fromFull :: {v:Maybe a | full v} -> a @-}
fromFull :: Maybe a -> a
fromFull (Just x) = x
fromFull Nothing = die "fromFull: nothing"

-- expect: verified
{-@ orElse :: Maybe Nat -> Nat -> Nat @-}
orElse :: Maybe Int -> Int -> Int
orElse (Just x) _ = x
orElse Nothing y = y

-- because: orElseAny (Just (-1)) 0 < 0
-- expect: concrete
{-@ orElseAny :: Maybe Int -> Nat -> Nat @-}
orElseAny :: Maybe Int -> Int -> Int
orElseAny (Just x) _ = x
orElseAny Nothing y = y

-- expect: verified
{-@ firstOf :: xs:[a] -> {v:Maybe a | full v <=> len xs > 0} @-}
firstOf :: [a] -> Maybe a
firstOf [] = Nothing
firstOf (x : _) = Just x

-- expect: verified
{-@ firstIn :: {v:[a] | len v > 0} -> a @-}
firstIn :: [a] -> a
firstIn xs = fromFull (firstOf xs)

-- because: raises (firstInAny ([] :: [Int]))
-- expect: concrete
{-@ firstInAny :: [a] -> a @-}
firstInAny :: [a] -> a
firstInAny xs = fromFull (firstOf xs)

-- expect: verified
{-@ lastOf :: [a] -> Maybe a @-}
lastOf :: [a] -> Maybe a
lastOf [] = Nothing
lastOf [x] = Just x
lastOf (_ : xs) = lastOf xs

-- expect: abstract lastOf
{-@ lastIn :: {v:[a] | len v > 0} -> a @-}
lastIn :: [a] -> a
lastIn xs = fromFull (lastOf xs)

-- expect: verified
{-@ divide :: Int -> d:Int -> {v:Maybe Int | full v <=> d /= 0} @-}
divide :: Int -> Int -> Maybe Int
divide n d = if d == 0 then Nothing else Just (n `div` d)

-- Only negative divisors are kept out.
-- because: raises (divideUp 1 0)
-- expect: concrete
{-@ divideUp :: Int -> d:Nat -> Int @-}
divideUp :: Int -> Int -> Int
divideUp n d = fromFull (divide n d)

-- expect: verified
{-@ divideUpPos :: Int -> d:Pos -> Int @-}
divideUpPos :: Int -> Int -> Int
divideUpPos n d = fromFull (divide n d)

-- expect: verified
{-@ sortPair :: p:(Int, Int) -> {v:(Int, Int) | fst v <= snd v && fst v + snd v = fst p + snd p} @-}
sortPair :: (Int, Int) -> (Int, Int)
sortPair (x, y) = if x <= y then (x, y) else (y, x)

-- because: let (x, y) = sortPairStrict (0, 0) in not (x < y)
-- expect: concrete
{-@ sortPairStrict :: p:(Int, Int) -> {v:(Int, Int) | fst v < snd v} @-}
sortPairStrict :: (Int, Int) -> (Int, Int)
sortPairStrict (x, y) = if x < y then (x, y) else (y, x)

-- expect: verified
{-@ divideWithRest :: a:Nat -> b:Pos -> {v:(Nat, Nat) | snd v < b} @-}
divideWithRest :: Int -> Int -> (Int, Int)
divideWithRest a b
  | a < b = (0, a)
  | otherwise = let (q, r) = divideWithRest (a - b) b in (q + 1, r)

-- expect: verified
{-@ bySign :: [Int] -> ([Nat], [Neg]) @-}
bySign :: [Int] -> ([Int], [Int])
bySign [] = ([], [])
bySign (x : xs) =
  let (ns, ms) = bySign xs
  in if x < 0 then (ns, x : ms) else (x : ns, ms)

-- Zero falls on the wrong side.
-- because: any (>= 0) (snd (bySignZero [0]))
-- expect: concrete
{-@ bySignZero :: [Int] -> ([Nat], [Neg]) @-}
bySignZero :: [Int] -> ([Int], [Int])
bySignZero [] = ([], [])
bySignZero (x : xs) =
  let (ns, ms) = bySignZero xs
  in if x <= 0 then (ns, x : ms) else (x : ns, ms)

-- expect: verified
{-@ extent :: {v:[Int] | len v > 0} -> {v:(Int, Int) | fst v <= snd v} @-}
extent :: [Int] -> (Int, Int)
extent [x] = (x, x)
extent (x : xs) =
  let (lo, hi) = extent xs
  in (if x < lo then x else lo, if x > hi then x else hi)
extent [] = die "extent: empty list"

-- because: raises (extentAny [])
-- expect: concrete
{-@ extentAny :: [Int] -> {v:(Int, Int) | fst v <= snd v} @-}
extentAny :: [Int] -> (Int, Int)
extentAny [x] = (x, x)
extentAny (x : xs) =
  let (lo, hi) = extentAny xs
  in (if x < lo then x else lo, if x > hi then x else hi)
extentAny [] = die "extentAny: empty list"

-- expect: verified
{-@ checked :: Int -> Either Neg Nat @-}
checked :: Int -> Either Int Int
checked n = if n < 0 then Left n else Right n

-- because: either (const False) (< 0) (checkedMost (-1))
-- expect: concrete
{-@ checkedMost :: Int -> Either Neg Nat @-}
checkedMost :: Int -> Either Int Int
checkedMost n = if n < 0 - 1 then Left n else Right n

-- expect: verified
{-@ ageOf :: Int -> [(Int, Nat)] -> Maybe Nat @-}
ageOf :: Int -> [(Int, Int)] -> Maybe Int
ageOf _ [] = Nothing
ageOf k ((j, age) : rest) = if j == k then Just age else ageOf k rest

-- The table is not checked.
-- because: maybe False (< 0) (ageFrom 1 [(1, -5)])
-- expect: concrete
{-@ ageFrom :: Int -> [(Int, Int)] -> Maybe Nat @-}
ageFrom :: Int -> [(Int, Int)] -> Maybe Int
ageFrom _ [] = Nothing
ageFrom k ((j, age) : rest) = if j == k then Just age else ageFrom k rest

-- expect: verified
{-@ around :: Int -> (Int, Int) @-}
around :: Int -> (Int, Int)
around n = (n - 1, n + 1)

-- expect: abstract around
{-@ above :: n:Int -> {v:Int | v > n} @-}
above :: Int -> Int
above n = snd (around n)

-- expect: verified
{-@ unpaired :: [(a, b)] -> ([a], [b]) @-}
unpaired :: [(a, b)] -> ([a], [b])
unpaired [] = ([], [])
unpaired ((x, y) : rest) = let (xs, ys) = unpaired rest in (x : xs, y : ys)

-- expect: abstract unpaired
{-@ firsts :: ps:[(a, b)] -> {v:[a] | len v = len ps} @-}
firsts :: [(a, b)] -> [a]
firsts ps = fst (unpaired ps)
