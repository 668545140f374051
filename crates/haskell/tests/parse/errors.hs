module Errors where

unclosed = (1 + 2

closes = 1 + 2)
mismatch = [1, 2)
noEquals x y
f 1 = 2
f 2 = (
f 3 = 4
g x = if x then 1
h x = if x = 1 then 2 else 3
i = "open string
j = case x { 1 -> 2 }
k = let x = 1 y
l = 1 +
where = 2
data T = A | | B
data U = U Int
class C a where
  m :: a ->
then x
m x | x > 1 -> 2
n = do
  x <- y
arity 1 = 2
arity 1 2 = 3
good = 1
o = \ -> x
p = x ? where
q = § + 1
r x = x
r 'ab' = 2
s = "bad \q escape"
t (f x) = 1
infixl 12 +++
import Late
u = x { .. }
  v = 1
w :: Int
w = ]
op `x` = 3
(a, b = 2
fine = 2
