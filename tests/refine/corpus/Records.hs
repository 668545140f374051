-- Records whose fields have invariants.
module Records where

{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type Pos = {v:Int | v > 0} @-}

data Account = Account { owner :: Int, balance :: Int }
{-@ data Account = Account { owner :: Int, balance :: Nat } @-}

data Interval = Interval { low :: Int, high :: Int }
{-@ data Interval = Interval { low :: Int, high :: {v:Int | low <= v} } @-}

data Time = Time { hour :: Int, minute :: Int }
{-@ data Time = Time { hour :: {v:Int | 0 <= v && v < 24}, minute :: {v:Int | 0 <= v && v < 60} } @-}

data Fraction = Fraction { above :: Int, below :: Int }
{-@ data Fraction = Fraction { above :: Int, below :: Pos } @-}

data Stack = Stack { depth :: Int, items :: [Int] }
{-@ data Stack = Stack { depth :: Nat, items :: {v:[Int] | len v = depth} } @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

-- expect: verified
{-@ deposit :: a:Account -> n:Nat -> {v:Account | balance v = balance a + n} @-}
deposit :: Account -> Int -> Account
deposit (Account o b) n = Account o (b + n)

-- because: balance (depositAny (Account 1 0) (-1)) < 0
-- expect: concrete
{-@ depositAny :: a:Account -> n:Int -> {v:Account | balance v = balance a + n} @-}
depositAny :: Account -> Int -> Account
depositAny (Account o b) n = Account o (b + n)

-- expect: verified
{-@ withdraw :: a:Account -> n:{v:Nat | v <= balance a} -> {v:Account | balance v = balance a - n} @-}
withdraw :: Account -> Int -> Account
withdraw (Account o b) n = Account o (b - n)

-- The limit is checked, but against the wrong number.
-- because: balance (withdrawUpTo 10 (Account 1 5) 7) < 0
-- expect: concrete
{-@ withdrawUpTo :: limit:Nat -> a:Account -> n:Nat -> Account @-}
withdrawUpTo :: Int -> Account -> Int -> Account
withdrawUpTo limit (Account o b) n = if n <= limit then Account o (b - n) else Account o b

-- expect: verified
{-@ transfer :: from:Account -> to:Account -> n:{v:Nat | v <= balance from}
             -> {v:(Account, Account) | balance (fst v) + balance (snd v) = balance from + balance to} @-}
transfer :: Account -> Account -> Int -> (Account, Account)
transfer from to n = (withdraw from n, deposit to n)

-- expect: verified
{-@ credit :: Account -> Nat -> Account @-}
credit :: Account -> Int -> Account
credit a n = Account (owner a) (balance a + n)

-- expect: abstract credit
{-@ refund :: a:Account -> n:Nat -> {v:Account | balance v = balance a + n} @-}
refund :: Account -> Int -> Account
refund a n = credit a n

-- expect: verified
{-@ width :: Interval -> Nat @-}
width :: Interval -> Int
width (Interval l h) = h - l

-- expect: verified
{-@ moved :: Int -> i:Interval -> {v:Interval | low v <= high v} @-}
moved :: Int -> Interval -> Interval
moved n (Interval l h) = Interval (l + n) (h + n)

-- because: let i = scaled (-1) (Interval 0 1) in low i > high i
-- expect: concrete
{-@ scaled :: Int -> Interval -> Interval @-}
scaled :: Int -> Interval -> Interval
scaled k (Interval l h) = Interval (k * l) (k * h)

-- expect: verified
{-@ hull :: a:Interval -> b:Interval -> {v:Interval | low v <= low a && low v <= low b && high v >= high a && high v >= high b} @-}
hull :: Interval -> Interval -> Interval
hull (Interval a b) (Interval c d) = Interval (if a < c then a else c) (if b < d then d else b)

-- Two intervals need not meet.
-- because: let i = common (Interval 0 1) (Interval 3 4) in low i > high i
-- expect: concrete
{-@ common :: Interval -> Interval -> Interval @-}
common :: Interval -> Interval -> Interval
common (Interval a b) (Interval c d) = Interval (if a < c then c else a) (if b < d then b else d)

-- expect: verified
{-@ spanned :: Int -> Int -> Interval @-}
spanned :: Int -> Int -> Interval
spanned a b = if a <= b then Interval a b else Interval b a

-- The interval is known, but not where it begins.
-- expect: abstract spanned
{-@ around :: n:Int -> {v:Interval | low v < n} @-}
around :: Int -> Interval
around n = spanned (n - 1) (n + 1)

-- expect: verified
{-@ ofDay :: Time -> {v:Int | 0 <= v && v < 1440} @-}
ofDay :: Time -> Int
ofDay (Time h m) = h * 60 + m

-- expect: verified
{-@ nextMinute :: Time -> Time @-}
nextMinute :: Time -> Time
nextMinute (Time h m)
  | m < 59 = Time h (m + 1)
  | h < 23 = Time (h + 1) 0
  | otherwise = Time 0 0

-- Midnight is forgotten.
-- because: hour (nextHour (Time 23 0)) >= 24
-- expect: concrete
{-@ nextHour :: Time -> Time @-}
nextHour :: Time -> Time
nextHour (Time h m) = Time (h + 1) m

-- expect: verified
{-@ fromMinutes :: n:{v:Int | 0 <= v && v < 1440} -> Time @-}
fromMinutes :: Int -> Time
fromMinutes n = Time (n `div` 60) (n `mod` 60)

-- because: hour (fromMinutesAny 1440) >= 24
-- expect: concrete
{-@ fromMinutesAny :: Nat -> Time @-}
fromMinutesAny :: Int -> Time
fromMinutesAny n = Time (n `div` 60) (n `mod` 60)

-- expect: verified
{-@ plus :: Fraction -> Fraction -> Fraction @-}
plus :: Fraction -> Fraction -> Fraction
plus (Fraction a b) (Fraction c d) = Fraction (a * d + c * b) (b * d)

-- because: below (inverse (Fraction 0 1)) <= 0
-- expect: concrete
{-@ inverse :: Fraction -> Fraction @-}
inverse :: Fraction -> Fraction
inverse (Fraction a b) = Fraction b a

-- expect: verified
{-@ rounded :: Fraction -> Int @-}
rounded :: Fraction -> Int
rounded (Fraction a b) = a `div` b

-- expect: verified
{-@ push :: Int -> s:Stack -> {v:Stack | depth v = depth s + 1} @-}
push :: Int -> Stack -> Stack
push x (Stack n xs) = Stack (n + 1) (x : xs)

-- expect: verified
{-@ pop :: s:{v:Stack | depth v > 0} -> {v:Stack | depth v = depth s - 1} @-}
pop :: Stack -> Stack
pop (Stack n (_ : xs)) = Stack (n - 1) xs
pop (Stack _ []) = die "pop: empty stack"

-- because: raises (depth (popAny (Stack 0 [])))
-- expect: concrete
{-@ popAny :: Stack -> Stack @-}
popAny :: Stack -> Stack
popAny (Stack n (_ : xs)) = Stack (n - 1) xs
popAny (Stack _ []) = die "popAny: empty stack"

-- The count is not kept up to date.
-- because: let s = pushTwo 1 2 (Stack 0 []) in length (items s) /= depth s
-- expect: concrete
{-@ pushTwo :: Int -> Int -> Stack -> Stack @-}
pushTwo :: Int -> Int -> Stack -> Stack
pushTwo x y (Stack n xs) = Stack (n + 1) (x : y : xs)

-- expect: verified
{-@ emptied :: Stack -> Stack @-}
emptied :: Stack -> Stack
emptied _ = Stack 0 []

-- expect: abstract emptied
{-@ restarted :: Int -> Stack -> {v:Stack | depth v = 1} @-}
restarted :: Int -> Stack -> Stack
restarted x s = push x (emptied s)
