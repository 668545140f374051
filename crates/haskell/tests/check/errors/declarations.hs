module Declarations where

data Pair a = Pair a a
kind :: Pair -> Int
kind _ = 1
kind2 :: Pair Int Int
kind2 = undefined
asClass :: Show -> Int
asClass = undefined
context :: Pair a => a
context = undefined
type Loop = [Loop]
type Ping = Pong
type Pong = Ping
loop :: Loop
loop = []
newtype N = N Int Bool
useN = N 1 True
data R = R { field :: Int, strict :: !Int }
missing = R { field = 1 }
missing2 = R { strict = 1 }
unknown = R { field = 1, strict = 2, other = 3 }
update r = r { other = 1 }
notField r = r { missing = 1 }
twice = R { field = 1, field = 2, strict = 3 }
instance Show R where
  show = 3
  show _ = ""
