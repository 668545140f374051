module Strict where

data S = S !Int Int
data P a b = P a !b deriving Show
data L = N | C !Int L

sLazy, sStrict :: S -> Int
sLazy (S _ _) = 1
sStrict (S a _) = a

len :: L -> Int
len N = 0
len (C _ r) = 1 + len r

mk :: Int -> Int -> S
mk = S

newtype W = W Int

w :: W -> Int
w (W _) = 1

data D = D Int

d :: D -> Int
d (D _) = 1
