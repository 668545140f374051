{-@ LIQUID "--no-totality" @-}
{-@ LIQUID "--no-termination" @-}
-- Measures without clauses, measures of fields, flags that allow what is not total.
module Unwritten where

{-@ measure weight :: Int -> Int @-}
{-@ measure owner :: [a] -> Int @-}

{-@ assume weigh :: x:Int -> {v:Int | v = weight x && v >= 0} @-}
weigh :: Int -> Int
weigh x = x

-- expect: verified
{-@ weights :: x:Int -> y:Int -> {v:Int | v = weight x + weight y} @-}
weights :: Int -> Int -> Int
weights x y = weigh x + weigh y

-- expect: abstract weigh
{-@ weightsWrong :: x:Int -> y:Int -> {v:Int | v = weight x} @-}
weightsWrong :: Int -> Int -> Int
weightsWrong _ y = weigh y

-- expect: verified
{-@ unchanged :: xs:[Int] -> {v:[Int] | owner v = owner xs} @-}
unchanged :: [Int] -> [Int]
unchanged xs = xs

{-@ data Account = Account { balance :: {v:Int | v >= 0}, limit :: {v:Int | v >= balance} } @-}
data Account = Account { balance :: Int, limit :: Int }

-- expect: verified
{-@ fresh :: {v:Account | balance v = 0} @-}
fresh :: Account
fresh = Account 0 10

-- expect: verified
{-@ deposit :: a:Account -> n:{v:Int | v >= 0 && v <= limit a - balance a} -> {v:Account | balance v = balance a + n} @-}
deposit :: Account -> Int -> Account
deposit (Account b l) n = Account (b + n) l

-- because: let a = depositAny (Account 0 0) 1 in balance a > limit a
-- expect: concrete
{-@ depositAny :: a:Account -> n:{v:Int | v >= 0} -> {v:Account | balance v = balance a + n} @-}
depositAny :: Account -> Int -> Account
depositAny (Account b l) n = Account (b + n) l

-- expect: verified
{-@ room :: a:Account -> {v:Int | v >= 0} @-}
room :: Account -> Int
room a = limit a - balance a

-- because: roomWrong (Account 0 1) < 0
-- expect: concrete
{-@ roomWrong :: a:Account -> {v:Int | v >= 0} @-}
roomWrong :: Account -> Int
roomWrong a = balance a - limit a

-- A match may fail here.
-- expect: verified
{-@ unjust :: Maybe {v:Int | v > 0} -> {v:Int | v > 0} @-}
unjust :: Maybe Int -> Int
unjust (Just x) = x

-- And a function need not end.
-- expect: verified
{-@ search :: (Int -> Bool) -> Int -> Int @-}
search :: (Int -> Bool) -> Int -> Int
search p n = if p n then n else search p (n + 1)

{-@ measure leaves @-}
leaves :: Plant -> Int
leaves Seed = 1
leaves (Branch l r) = leaves l + leaves r

data Plant = Seed | Branch Plant Plant

-- expect: verified
{-@ graft :: p:Plant -> q:Plant -> {v:Plant | leaves v = leaves p + leaves q} @-}
graft :: Plant -> Plant -> Plant
graft p q = Branch p q

-- because: leaves (graftWrong Seed Seed) /= 2
-- expect: concrete
{-@ graftWrong :: p:Plant -> q:Plant -> {v:Plant | leaves v = leaves p + leaves q} @-}
graftWrong :: Plant -> Plant -> Plant
graftWrong p q = Branch p (Branch q Seed)

-- expect: verified
{-@ flat :: p:Plant -> {v:[Int] | len v = leaves p} @-}
flat :: Plant -> [Int]
flat Seed = [0]
flat (Branch l r) = flat l ++ flat r

-- because: length (flatWrong (Branch Seed Seed)) /= 2
-- expect: concrete
{-@ flatWrong :: p:Plant -> {v:[Int] | len v = leaves p} @-}
flatWrong :: Plant -> [Int]
flatWrong Seed = [0]
flatWrong (Branch l _) = flatWrong l
