{-# LANGUAGE NoImplicitPrelude #-}

-- | Values to text. Every instance gives its characters one by one: what comes before an undefined part is still shown.
module Selfsame.Show
  ( ShowS
  , Show (..)
  , shows
  , showChar
  , showString
  , showParen
  , showListWith
  , showLitChar
  , showLitString
  , showSpace
  , showCommaSpace
  ) where

import Data.Bool
import Data.Either
import Data.Eq
import Data.Function
import Data.Maybe
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Real

type ShowS = String -> String

class Show a where
  showsPrec :: Int -> a -> ShowS
  show :: a -> String
  showList :: [a] -> ShowS

  showsPrec _ x rest = show x ++ rest
  show x = showsPrec 0 x ""
  showList xs rest = showListWith shows xs rest

shows :: Show a => a -> ShowS
shows x = showsPrec 0 x

showChar :: Char -> ShowS
showChar c rest = c : rest

showString :: String -> ShowS
showString text rest = text ++ rest

showParen :: Bool -> ShowS -> ShowS
showParen True inner = showChar '(' . inner . showChar ')'
showParen False inner = inner

-- | What stands between the parts of a derived 'show'.
showSpace, showCommaSpace :: ShowS
showSpace rest = ' ' : rest
showCommaSpace rest = ',' : ' ' : rest

showListWith :: (a -> ShowS) -> [a] -> ShowS
showListWith _ [] rest = '[' : ']' : rest
showListWith element (x : xs) rest = '[' : element x (more xs)
  where
    more [] = ']' : rest
    more (y : ys) = ',' : element y (more ys)

-- Numbers

instance Show Int where
  showsPrec d n rest
    | n < 0 && d > 6 = '(' : (primIntShow n ++ (')' : rest))
    | otherwise = primIntShow n ++ rest
  show n = primIntShow n

instance Show Integer where
  showsPrec d n rest
    | n < 0 && d > 6 = '(' : (primIntegerShow n ++ (')' : rest))
    | otherwise = primIntegerShow n ++ rest
  show n = primIntegerShow n

instance Show Double where
  showsPrec d x rest
    | (x < 0 || primDoubleIsNegativeZero x) && d > 6 = '(' : (primDoubleShow x ++ (')' : rest))
    | otherwise = primDoubleShow x ++ rest

instance Show a => Show (Ratio a) where
  showsPrec d (n :% m) = showParen (d > 7) (showsPrec 8 n . showString " % " . showsPrec 8 m)

-- Characters and strings

instance Show Char where
  showsPrec _ '\'' = showString "'\\''"
  showsPrec _ c = showChar '\'' . showLitChar c . showChar '\''
  showList text = showChar '"' . showLitString text . showChar '"'

-- | The characters between the quotes of a string literal.
showLitString :: String -> ShowS
showLitString [] rest = rest
showLitString ('"' : text) rest = '\\' : '"' : showLitString text rest
showLitString (c : text) rest = showLitChar c (showLitString text rest)

-- | A character as in a literal. What follows decides whether an escape must be closed with @\\&@.
showLitChar :: Char -> ShowS
showLitChar c rest
  | c > '\DEL' = '\\' : (primIntShow (primCharOrd c) ++ closeNumber rest)
  | c == '\DEL' = "\\DEL" ++ rest
  | c == '\\' = "\\\\" ++ rest
  | c >= ' ' = c : rest
  | otherwise = controlEscape c ++ closeSO rest
  where
    closeSO text
      | c == '\SO' = case text of
          'H' : _ -> "\\&" ++ text
          _ -> text
      | otherwise = text

closeNumber :: ShowS
closeNumber text = case text of
  c : _ | c >= '0' && c <= '9' -> "\\&" ++ text
  _ -> text

controlEscape :: Char -> String
controlEscape c = case c of
  '\a' -> "\\a"
  '\b' -> "\\b"
  '\f' -> "\\f"
  '\n' -> "\\n"
  '\r' -> "\\r"
  '\t' -> "\\t"
  '\v' -> "\\v"
  _ -> '\\' : (controlNames !! primCharOrd c)

controlNames :: [String]
controlNames =
  [ "NUL", "SOH", "STX", "ETX", "EOT", "ENQ", "ACK", "BEL", "BS", "HT", "LF", "VT", "FF", "CR", "SO", "SI"
  , "DLE", "DC1", "DC2", "DC3", "DC4", "NAK", "SYN", "ETB", "CAN", "EM", "SUB", "ESC", "FS", "GS", "RS", "US"
  ]

-- Data

instance Show a => Show [a] where
  showsPrec _ xs = showList xs

instance Show () where
  showsPrec _ () = showString "()"

instance Show Bool where
  showsPrec _ False = showString "False"
  showsPrec _ True = showString "True"

instance Show Ordering where
  showsPrec _ LT = showString "LT"
  showsPrec _ EQ = showString "EQ"
  showsPrec _ GT = showString "GT"

instance Show a => Show (Maybe a) where
  showsPrec _ Nothing = showString "Nothing"
  showsPrec d (Just x) = showParen (d > 10) (showString "Just " . showsPrec 11 x)

instance (Show a, Show b) => Show (Either a b) where
  showsPrec d (Left x) = showParen (d > 10) (showString "Left " . showsPrec 11 x)
  showsPrec d (Right y) = showParen (d > 10) (showString "Right " . showsPrec 11 y)

instance Show a => Show (Down a) where
  showsPrec d (Down x) = showParen (d > 10) (showString "Down " . showsPrec 11 x)

instance (Show a, Show b) => Show (a, b) where
  showsPrec _ (a, b) = showTuple (shows a) [shows b]

instance (Show a, Show b, Show c) => Show (a, b, c) where
  showsPrec _ (a, b, c) = showTuple (shows a) [shows b, shows c]

instance (Show a, Show b, Show c, Show d) => Show (a, b, c, d) where
  showsPrec _ (a, b, c, d) = showTuple (shows a) [shows b, shows c, shows d]

instance (Show a, Show b, Show c, Show d, Show e) => Show (a, b, c, d, e) where
  showsPrec _ (a, b, c, d, e) = showTuple (shows a) [shows b, shows c, shows d, shows e]

instance (Show a, Show b, Show c, Show d, Show e, Show f) => Show (a, b, c, d, e, f) where
  showsPrec _ (a, b, c, d, e, f) = showTuple (shows a) [shows b, shows c, shows d, shows e, shows f]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g) => Show (a, b, c, d, e, f, g) where
  showsPrec _ (a, b, c, d, e, f, g) = showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h) => Show (a, b, c, d, e, f, g, h) where
  showsPrec _ (a, b, c, d, e, f, g, h) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i) => Show (a, b, c, d, e, f, g, h, i) where
  showsPrec _ (a, b, c, d, e, f, g, h, i) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j) => Show (a, b, c, d, e, f, g, h, i, j) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k) => Show (a, b, c, d, e, f, g, h, i, j, k) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l) => Show (a, b, c, d, e, f, g, h, i, j, k, l) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m, Show n) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m, shows n]

instance (Show a, Show b, Show c, Show d, Show e, Show f, Show g, Show h, Show i, Show j, Show k, Show l, Show m, Show n, Show o) => Show (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  showsPrec _ (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) =
    showTuple (shows a) [shows b, shows c, shows d, shows e, shows f, shows g, shows h, shows i, shows j, shows k, shows l, shows m, shows n, shows o]

showTuple :: ShowS -> [ShowS] -> ShowS
showTuple first others rest = '(' : first (more others)
  where
    more [] = ')' : rest
    more (part : parts) = ',' : part (more parts)
