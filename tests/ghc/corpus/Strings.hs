module Strings where

gap :: String
gap = "one \
      \two\
  \ three"

escapes :: String
escapes = "tab\tquote\"back\\slash\nnl\0\a\b\f\v\r\DEL\ESC\SOH\SO\&H\x41\o101\65\1234\&5"

unicode :: String
unicode = "h\233llo \8364 \x1F600 naïve"

greet :: String -> String
greet "" = "nobody"
greet "world" = "hello, world"
greet ('d' : 'r' : '.' : name) = "doctor" ++ name
greet name@(_ : _) = "hi " ++ name

chars :: [Char]
chars = ['\'', '"', '\\', '\n', '\t', '\NUL', '\DEL', '\200', 'é', '\x3bb']

caesar :: Int -> String -> String
caesar n = map rot
  where
    rot c
      | c `elem` ['a' .. 'z'] = shift 'a' c
      | c `elem` ['A' .. 'Z'] = shift 'A' c
      | otherwise = c
    shift base c = toEnum ((fromEnum c - fromEnum base + n) `mod` 26 + fromEnum base)

palindrome :: String -> Bool
palindrome s = s == reverse s
