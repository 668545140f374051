module Functions where

f :: Int -> Int
f 0 = 1
f n | n < 0 = error "negative"
    | even n, let m = n `div` 2, Just r <- lookup m table = r
    | otherwise = n * f (n - 1)
  where
    table = [(1, 2)]
    infixl 6 |+|
    a |+| b = a + b

x `plus` y = x + y
(x `times` y) z = x * y * z
(<->) a b = b
a ! i = i
a!i = a
x ~> y = y
m ∘ n = m

infixr 5 <+>, `plus`
infix 4 !
infixl `times`
infixl 6 ~>

Just one = Just 1
(p, q) | True = (1, 2)
       | False = (2, 1)
[h, _] = "ab"
!strict = undefined
!(s, t) = undefined
lazy@(~(u, v)) = undefined
w : ws = [1]
(wrapped) = 1

g, h' :: a -> a
g = id
h' = g

nested = outer
  where outer = inner
          where inner = 1

clash 0 = 1
other = 2
clash 1 = 2

S a === S b = a === b
_ === _ = False
x : xs +++ ys = x : (xs +++ ys)
f $! x = x `seq` f x
(f . g) x = f (g x)
infixl 1 `one`,
         `two` -- and so on
       , <|>
