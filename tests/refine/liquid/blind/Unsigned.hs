-- Files as they come: no signature but a specification, functions of which nothing is said, several names at once, a main.
module Main where

-- expect: verified
{-@ twice :: x:{v:Int | v >= 0} -> {v:Int | v = x + x} @-}
twice x = x + (x :: Int)

-- because: thrice 1 /= 3
-- expect: concrete
{-@ thrice :: x:{v:Int | v >= 0} -> {v:Int | v = 3 * x} @-}
thrice x = x + (x :: Int)

-- expect: verified
{-@ left, right :: x:Int -> y:Int -> {v:Int | v = x || v = y} @-}
left :: Int -> Int -> Int
left x _ = x

-- expect: verified
right :: Int -> Int -> Int
right _ y = y

-- expect: verified
{-@ small, large :: {v:Int | 0 <= v && v < 100} @-}
small :: Int
small = 7

-- because: large >= 100
-- expect: concrete
large :: Int
large = 700

helper :: Int -> Int
helper x = if x > 0 then x else negate x

-- What nothing is said of is known by its code.
-- expect: verified
{-@ positive :: x:Int -> {v:Int | v >= 0} @-}
positive :: Int -> Int
positive x = helper x

-- because: positiveWrong 0 <= 0
-- expect: concrete
{-@ positiveWrong :: x:Int -> {v:Int | v > 0} @-}
positiveWrong :: Int -> Int
positiveWrong x = helper x

-- expect: verified
{-@ assert pick :: Bool -> x:Int -> {v:Int | v = x || v = 0} @-}
pick True x = x
pick False _ = 0 :: Int

{-@ first' :: {xs:[a] | len xs > 0} -> a @-}
first' (x : _) = x

-- expect: verified
greeting :: Int
greeting = first' [1, 2, 3]

-- because: raises (noGreeting [])
-- expect: concrete
{-@ noGreeting :: [Int] -> Int @-}
noGreeting xs = first' xs + 0 * (1 :: Int)

-- expect: verified
{-@ name :: {v:String | len v > 0} @-}
name :: String
name = "somebody"

-- because: null (initial "")
-- expect: concrete
{-@ initial :: String -> {v:String | len v > 0} @-}
initial :: String -> String
initial s = take 1 s

-- expect: verified
main :: IO ()
main = print (first' [positive 3, twice 2])
