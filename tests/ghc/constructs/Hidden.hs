{-# LANGUAGE MagicHash #-}
module Hidden where

import GHC.Exts (Any, Int (I#), unsafeCoerce#)
import Unsafe.Coerce (unsafeCoerce)

newtype Sealed = Sealed Any

newtype Wrap a = Wrap [a] deriving Show

newtype Meters = Meters Double deriving (Show, Eq, Ord)

inInts :: [Int] -> Sealed
inInts x = unsafeCoerce# x

outInts :: Sealed -> [Int]
outInts x = unsafeCoerce# x

inFun :: (Int -> Int) -> Sealed
inFun f = unsafeCoerce f

outFun :: Sealed -> Int -> Int
outFun f = unsafeCoerce f

inText :: String -> Sealed
inText = unsafeCoerce

outText :: Sealed -> String
outText = unsafeCoerce

meters :: [Double] -> [Meters]
meters xs = map unsafeCoerce xs

stack :: [Sealed]
stack = [inInts [1, 2], inText "two", inFun (+ 3)]

number :: Sealed -> Int
number s = case unsafeCoerce# s of I# i -> I# i

inNumber :: Int -> Sealed
inNumber n = unsafeCoerce n

-- Only its parts are compared: they are at one place or not.
stop :: a
isStop :: String -> Bool
(stop, isStop) = (error "stopped", (== "stop"))

pair :: (a -> a, [b])
pair = (id, [])

same :: c -> c
none :: [d]
(same, none) = pair
