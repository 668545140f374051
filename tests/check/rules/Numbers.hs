-- Rules over built-in numbers, characters and strings, records and tuples. The comment above a rule says what is right.
module Numbers where

import Prelude

data Point = Point { px :: Integer, py :: Integer }

move :: Integer -> Point -> Point
move d (Point x y) = Point (x + d) (y + d)

flipPoint :: Point -> Point
flipPoint (Point x y) = Point y x

double :: Integer -> Integer
double n = n + n

absolute :: Integer -> Integer
absolute n = if n < 0 then negate n else n

clamp :: Integer -> Integer -> Integer -> Integer
clamp lo hi n = if n < lo then lo else if hi < n then hi else n

isVowel :: Char -> Bool
isVowel 'a' = True
isVowel 'e' = True
isVowel _ = False

swap :: (a, b) -> (b, a)
swap (x, y) = (y, x)

greet :: String -> String
greet name = "hello " ++ name

{-# RULES
-- expect: verified: both sides need both numbers, and the sums are the same
"add zero" forall n . n + (0 :: Integer) = n
-- expect: verified
"double" forall n . double n = 2 * n
-- expect: refuted: when a is undefined the labels differ
"add commutes" forall a b . a + b = b + (a :: Integer)
-- expect: verified: with total numbers
-- selfsame: "add commutes, total" total a b
"add commutes, total" forall a b . a + b = b + (a :: Integer)
-- expect: refuted: n = -1
"absolute is id" forall n . absolute n = n
-- expect: verified
"absolute twice" forall n . absolute (absolute n) = absolute n
-- expect: refuted: lo is larger than hi
"clamp twice" forall lo hi n . clamp lo hi (clamp lo hi n) = clamp lo hi n
-- expect: refuted: n = 5, for example
"square is double" forall n . n * n = double n
-- expect: verified
"vowel a" isVowel 'a' = True
-- expect: refuted: c = 'a'
"no vowel" forall c . isVowel c = False
-- expect: verified
"move by zero" forall p . move 0 p = p
-- expect: verified
"flip twice" forall p . flipPoint (flipPoint p) = p
-- expect: verified
"move and flip" forall d p . flipPoint (move d p) = move d (flipPoint p)
-- expect: refuted: p = Point 0 1
"flip is id" forall p . flipPoint p = p
-- expect: verified
"swap twice" forall p . swap (swap p) = p
-- expect: refuted: p = undefined
"swap is lazy" forall p . swap p = (snd p, fst p)
-- expect: verified
"greeting" forall name . greet name = 'h' : 'e' : 'l' : 'l' : 'o' : ' ' : name
-- expect: refuted: the greeting has more
"greeting, wrong" forall name . greet name = "hallo " ++ name
  #-}
