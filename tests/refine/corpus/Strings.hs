-- Strings as lists of characters.
module Strings where

{-@ LIQUID "--no-termination" @-}
{-@ type Nat = {v:Int | v >= 0} @-}
{-@ type StringN N = {v:String | len v = N} @-}

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

-- expect: verified
{-@ size :: s:String -> {v:Nat | v = len s} @-}
size :: String -> Int
size [] = 0
size (_ : cs) = 1 + size cs

-- expect: verified
{-@ joined :: s:String -> t:String -> StringN {len s + len t} @-}
joined :: String -> String -> String
joined [] t = t
joined (c : cs) t = c : joined cs t

-- expect: verified
{-@ initial :: {v:String | len v > 0} -> Char @-}
initial :: String -> Char
initial (c : _) = c
initial [] = die "initial: empty string"

-- expect: verified
{-@ final :: {v:String | len v > 0} -> Char @-}
final :: String -> Char
final [c] = c
final (_ : cs) = final cs
final [] = die "final: empty string"

-- expect: verified
{-@ filled :: n:Nat -> Char -> StringN n @-}
filled :: Int -> Char -> String
filled 0 _ = ""
filled n c = c : filled (n - 1) c

-- expect: verified
{-@ padded :: n:Nat -> s:String -> {v:String | len v >= n && len v >= len s} @-}
padded :: Int -> String -> String
padded n s = if size s >= n then s else padded n (' ' : s)

-- The comparison adds one blank too many.
-- because: size (paddedTo 0 "") /= 0
-- expect: concrete
{-@ paddedTo :: n:Nat -> s:{v:String | len v <= n} -> StringN n @-}
paddedTo :: Int -> String -> String
paddedTo n s = joined (filled (n - size s + 1) ' ') s

-- expect: verified
{-@ paddedExactly :: n:Nat -> s:{v:String | len v <= n} -> StringN n @-}
paddedExactly :: Int -> String -> String
paddedExactly n s = joined (filled (n - size s) ' ') s

-- A string may be too long to be padded.
-- because: size (paddedCut 1 "long") /= 1
-- expect: concrete
{-@ paddedCut :: n:Nat -> s:String -> StringN n @-}
paddedCut :: Int -> String -> String
paddedCut n s = if size s >= n then s else joined (filled (n - size s) ' ') s

-- expect: verified
{-@ greeting :: name:String -> StringN {len name + 7} @-}
greeting :: String -> String
greeting name = joined "Hello, " name

-- because: size (greetingShort "A") /= 7
-- expect: concrete
{-@ greetingShort :: name:String -> StringN {len name + 6} @-}
greetingShort :: String -> String
greetingShort name = joined "Hello, " name

-- expect: verified
{-@ quoted :: s:String -> StringN {len s + 2} @-}
quoted :: String -> String
quoted s = '"' : joined s "\""

-- An empty string is left without quotes.
-- because: size (quotedSome "") /= 2
-- expect: concrete
{-@ quotedSome :: s:String -> StringN {len s + 2} @-}
quotedSome :: String -> String
quotedSome [] = []
quotedSome s = '"' : joined s "\""

-- expect: verified
{-@ occurrences :: Char -> s:String -> {v:Nat | v <= len s} @-}
occurrences :: Char -> String -> Int
occurrences _ [] = 0
occurrences c (d : ds) = if c == d then 1 + occurrences c ds else occurrences c ds

-- because: occurrencesTwice 'a' "a" > 1
-- expect: concrete
{-@ occurrencesTwice :: Char -> s:String -> {v:Nat | v <= len s} @-}
occurrencesTwice :: Char -> String -> Int
occurrencesTwice _ [] = 0
occurrencesTwice c (d : ds) = if c == d then 2 + occurrencesTwice c ds else occurrencesTwice c ds

-- expect: verified
{-@ beforeComma :: s:String -> {v:String | len v <= len s} @-}
beforeComma :: String -> String
beforeComma [] = []
beforeComma (',' : _) = []
beforeComma (c : cs) = c : beforeComma cs

-- because: not (size (afterComma "") < 0)
-- expect: concrete
{-@ afterComma :: s:String -> {v:String | len v < len s} @-}
afterComma :: String -> String
afterComma [] = []
afterComma (',' : cs) = cs
afterComma (_ : cs) = afterComma cs

-- expect: verified
{-@ trimmed :: s:String -> {v:String | len v <= len s} @-}
trimmed :: String -> String
trimmed (' ' : cs) = trimmed cs
trimmed cs = cs

-- A string of blanks has no first letter.
-- because: raises (firstLetter " ")
-- expect: concrete
{-@ firstLetter :: {v:String | len v > 0} -> Char @-}
firstLetter :: String -> Char
firstLetter s = initial (trimmed s)

-- expect: verified
{-@ shouted :: String -> String @-}
shouted :: String -> String
shouted [] = "!"
shouted (c : cs) = c : shouted cs

-- expect: abstract shouted
{-@ firstShouted :: String -> Char @-}
firstShouted :: String -> Char
firstShouted s = initial (shouted s)

-- expect: verified
{-@ digit :: Char -> Int @-}
digit :: Char -> Int
digit c = let n = fromEnum c - 48 in if n < 0 || n > 9 then 0 else n

-- expect: abstract digit
{-@ number :: Nat -> String -> Nat @-}
number :: Int -> String -> Int
number acc [] = acc
number acc (c : cs) = number (10 * acc + digit c) cs

-- expect: verified
{-@ digitNat :: Char -> {v:Nat | v <= 9} @-}
digitNat :: Char -> Int
digitNat c = let n = fromEnum c - 48 in if n < 0 || n > 9 then 0 else n

-- expect: verified
{-@ numberNat :: Nat -> String -> Nat @-}
numberNat :: Int -> String -> Int
numberNat acc [] = acc
numberNat acc (c : cs) = numberNat (10 * acc + digitNat c) cs

-- A letter below the digits makes the number negative.
-- because: numberRaw 0 " " < 0
-- expect: concrete
{-@ numberRaw :: Nat -> String -> Nat @-}
numberRaw :: Int -> String -> Int
numberRaw acc [] = acc
numberRaw acc (c : cs) = numberRaw (10 * acc + fromEnum c - 48) cs

-- expect: verified
{-@ nesting :: Nat -> String -> Nat @-}
nesting :: Int -> String -> Int
nesting d [] = d
nesting d ('(' : cs) = nesting (d + 1) cs
nesting d (')' : cs) = nesting (if d > 0 then d - 1 else 0) cs
nesting d (_ : cs) = nesting d cs

-- because: nestingAny 0 ")" < 0
-- expect: concrete
{-@ nestingAny :: Nat -> String -> Nat @-}
nestingAny :: Int -> String -> Int
nestingAny d [] = d
nestingAny d ('(' : cs) = nestingAny (d + 1) cs
nestingAny d (')' : cs) = nestingAny (d - 1) cs
nestingAny d (_ : cs) = nestingAny d cs
