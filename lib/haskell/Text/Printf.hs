{-# LANGUAGE NoImplicitPrelude #-}

-- | Formatting to strings, and to actions that write them.
module Text.Printf
  ( printf
  , hPrintf
  , PrintfType
  , HPrintfType
  , PrintfArg (..)
  , IsChar (..)
  , Argument
  ) where

import Data.Char
import Numeric
import Numeric.Natural
import Prelude
import Selfsame.Effect (coerced)
import Selfsame.Sized
import System.IO (Handle, hPutStr)

-- | What is left of an argument once its type does not matter.
data Argument
  = Whole (Maybe Integer) Integer
  -- ^ A number, and for signed types of fixed size what to add to a negative one to see its bits.
  | Fraction Double
  | Character Char
  | Text String

class PrintfArg a where
  toArgument :: a -> Argument

class IsChar c where
  toChar :: c -> Char
  fromChar :: Char -> c

instance IsChar Char where
  toChar c = c
  fromChar c = c

instance PrintfArg Int where
  toArgument n = Whole (Just 18446744073709551616) (toInteger n)

instance PrintfArg Integer where
  toArgument n = Whole Nothing n

instance PrintfArg Natural where
  toArgument n = Whole Nothing (toInteger n)

instance PrintfArg Word where
  toArgument n = Whole (Just 18446744073709551616) (toInteger n)

instance Width w => PrintfArg (Sized w) where
  toArgument n = Whole (Just (2 ^ widthBits n)) (toInteger n)

instance PrintfArg Double where
  toArgument x = Fraction x

instance PrintfArg Char where
  toArgument c = Character c

instance IsChar c => PrintfArg [c] where
  toArgument text = Text (map toChar text)

-- | The arguments are collected in reverse.
class PrintfType r where
  format :: String -> [Argument] -> r

instance IsChar c => PrintfType [c] where
  format pattern arguments = map fromChar (fill pattern (reverse arguments))

instance PrintfType (IO a) where
  format pattern arguments = fmap coerced (putStr (fill pattern (reverse arguments)))

instance (PrintfArg a, PrintfType r) => PrintfType (a -> r) where
  format pattern arguments = \x -> format pattern (toArgument x : arguments)

printf :: PrintfType r => String -> r
printf pattern = format pattern []

-- | The same to a handle.
class HPrintfType r where
  formatTo :: Handle -> String -> [Argument] -> r

instance HPrintfType (IO a) where
  formatTo handle pattern arguments = fmap coerced (hPutStr handle (fill pattern (reverse arguments)))

instance (PrintfArg a, HPrintfType r) => HPrintfType (a -> r) where
  formatTo handle pattern arguments = \x -> formatTo handle pattern (toArgument x : arguments)

hPrintf :: HPrintfType r => Handle -> String -> r
hPrintf handle pattern = formatTo handle pattern []

-- Patterns

data Spec = Spec
  { leftAligned :: Bool
  , zeroPadded :: Bool
  , plusSign :: Bool
  , spaceSign :: Bool
  , alternate :: Bool
  , width :: Maybe Int
  , precision :: Maybe Int
  }

fill :: String -> [Argument] -> String
fill [] [] = []
fill [] _ = error "printf: formatting string ended prematurely"
fill ('%' : '%' : rest) arguments = '%' : fill rest arguments
fill ('%' : rest) arguments = readFlags rest arguments (Spec False False False False False Nothing Nothing)
fill (c : rest) arguments = c : fill rest arguments

readFlags :: String -> [Argument] -> Spec -> String
readFlags text arguments spec = case text of
  '-' : rest -> readFlags rest arguments spec {leftAligned = True}
  '0' : rest -> readFlags rest arguments spec {zeroPadded = True}
  '+' : rest -> readFlags rest arguments spec {plusSign = True}
  ' ' : rest -> readFlags rest arguments spec {spaceSign = True}
  '#' : rest -> readFlags rest arguments spec {alternate = True}
  _ -> readWidth text arguments spec

readWidth :: String -> [Argument] -> Spec -> String
readWidth text arguments spec = case readNumber text arguments of
  (Nothing, rest, others) -> readPrecision rest others spec
  (Just n, rest, others)
    | n < 0 -> readPrecision rest others spec {leftAligned = True, width = Just (negate n)}
    | otherwise -> readPrecision rest others spec {width = Just n}

readPrecision :: String -> [Argument] -> Spec -> String
readPrecision text arguments spec = case text of
  '.' : rest -> case readNumber rest arguments of
    (found, rest', others) -> convert rest' others spec {precision = Just (maybe 0 id found)}
  _ -> convert text arguments spec

-- | Digits, or a star that stands for the next argument.
readNumber :: String -> [Argument] -> (Maybe Int, String, [Argument])
readNumber text arguments = case text of
  '*' : rest -> case arguments of
    Whole _ n : others -> (Just (fromInteger n), rest, others)
    _ : _ -> error "printf: bad argument"
    [] -> error "printf: argument list ended prematurely"
  _ -> case span isDigit text of
    ([], _) -> (Nothing, text, arguments)
    (digits, rest) -> (Just (read digits), rest, arguments)

convert :: String -> [Argument] -> Spec -> String
convert text arguments spec = case dropWhile (`elem` "hlL") text of
  [] -> error "printf: argument list ended prematurely"
  c : rest -> case arguments of
    [] -> error "printf: argument list ended prematurely"
    x : others -> pad spec (conversion c spec x) ++ fill rest others

-- | The sign or prefix, and the rest.
conversion :: Char -> Spec -> Argument -> (String, String)
conversion c spec argument = case argument of
  Whole size n -> case c of
    'v' -> conversion 'd' spec argument
    'd' -> signed spec (n < 0) (minimumDigits spec (show (abs n)))
    'i' -> conversion 'd' spec argument
    'u' -> ("", minimumDigits spec (show (bits size n)))
    'x' -> (prefixed "0x" n, minimumDigits spec (showHex (bits size n) ""))
    'X' -> (prefixed "0X" n, minimumDigits spec (map toUpper (showHex (bits size n) "")))
    'o' -> (prefixed "0" n, minimumDigits spec (showOct (bits size n) ""))
    'b' -> (prefixed "0b" n, minimumDigits spec (showIntAtBase 2 intToDigit (bits size n) ""))
    'c' -> ("", [chr (fromInteger n)])
    _ -> badChar c
  Character k -> case c of
    'v' -> ("", [k])
    'c' -> ("", [k])
    _ -> conversion c spec (Whole Nothing (toInteger (ord k)))
  Text s -> case c of
    'v' -> conversion 's' spec argument
    's' -> ("", maybe s (\n -> take n s) (precision spec))
    _ -> badChar c
  Fraction x -> case c of
    'v' -> conversion 'g' spec argument
    'e' -> number x (showEFloat (precision spec))
    'E' -> fmap (map toUpper) (number x (showEFloat (precision spec)))
    'f' -> number x (showFFloat (precision spec))
    'F' -> fmap (map toUpper) (number x (showFFloat (precision spec)))
    'g' -> number x (showGFloat (precision spec))
    'G' -> fmap (map toUpper) (number x (showGFloat (precision spec)))
    _ -> badChar c
  where
    prefixed prefix n
      | alternate spec && n /= 0 = prefix
      | otherwise = ""
    number x shown = case shown x "" of
      '-' : digits -> signed spec True digits
      digits -> signed spec False digits

badChar :: Char -> a
badChar c = error ("printf: bad formatting char " ++ show c)

bits :: Maybe Integer -> Integer -> Integer
bits size n
  | n >= 0 = n
  | otherwise = case size of
      Just m -> n + m
      Nothing -> error "printf: bad formatting char 'u'"

signed :: Spec -> Bool -> String -> (String, String)
signed spec negative digits
  | negative = ("-", digits)
  | plusSign spec = ("+", digits)
  | spaceSign spec = (" ", digits)
  | otherwise = ("", digits)

minimumDigits :: Spec -> String -> String
minimumDigits spec digits = case precision spec of
  Just n -> replicate (n - length digits) '0' ++ digits
  Nothing -> digits

pad :: Spec -> (String, String) -> String
pad spec (prefix, body) = case width spec of
  Nothing -> prefix ++ body
  Just n
    | leftAligned spec -> prefix ++ body ++ replicate (missing n) ' '
    | zeroPadded spec -> prefix ++ replicate (missing n) '0' ++ body
    | otherwise -> replicate (missing n) ' ' ++ prefix ++ body
  where
    missing n = n - length prefix - length body
