{-# LANGUAGE NoImplicitPrelude #-}

-- | Classes of characters, and the case of letters.
module Selfsame.Char
  ( ord
  , chr
  , isControl
  , isSpace
  , isLower
  , isUpper
  , isAlpha
  , isLetter
  , isDigit
  , isOctDigit
  , isHexDigit
  , isAlphaNum
  , isPrint
  , isPunctuation
  , isSymbol
  , isSeparator
  , isMark
  , isNumber
  , isAscii
  , isLatin1
  , isAsciiUpper
  , isAsciiLower
  , toUpper
  , toLower
  , toTitle
  , digitToInt
  , intToDigit
  ) where

import Data.Bool
import Data.Eq
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Show

ord :: Char -> Int
ord c = primCharOrd c

chr :: Int -> Char
chr n = primCharChr n

isAscii, isLatin1, isAsciiUpper, isAsciiLower :: Char -> Bool
isAscii c = c < '\x80'
isLatin1 c = c <= '\xff'
isAsciiUpper c = c >= 'A' && c <= 'Z'
isAsciiLower c = c >= 'a' && c <= 'z'

isDigit, isOctDigit, isHexDigit :: Char -> Bool
isDigit c = c >= '0' && c <= '9'
isOctDigit c = c >= '0' && c <= '7'
isHexDigit c = isDigit c || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f')

isSpace :: Char -> Bool
isSpace c
  | c < '\x377' = c == ' ' || (c >= '\t' && c <= '\r') || c == '\xa0'
  | otherwise = primCharCategory c == 22

isControl, isPrint, isUpper, isLower, isAlpha, isLetter, isAlphaNum :: Char -> Bool
isControl c = primCharCategory c == 25
isPrint c = primCharCategory c <= 22
isUpper c = case primCharCategory c of
  0 -> True
  2 -> True
  _ -> False
isLower c = primCharCategory c == 1
isAlpha c = primCharCategory c <= 4
isLetter c = isAlpha c
isAlphaNum c = isAlpha c || isNumber c

isMark, isNumber, isPunctuation, isSymbol, isSeparator :: Char -> Bool
isMark c = 5 <= category && category <= 7
  where
    category = primCharCategory c
isNumber c = 8 <= category && category <= 10
  where
    category = primCharCategory c
isPunctuation c = 11 <= category && category <= 17
  where
    category = primCharCategory c
isSymbol c = 18 <= category && category <= 21
  where
    category = primCharCategory c
isSeparator c = 22 <= category && category <= 24
  where
    category = primCharCategory c

toUpper, toLower :: Char -> Char
toUpper c = primCharToUpper c
toLower c = primCharToLower c

-- | Differs from 'toUpper' for the letters that have a form of their own, or none, at the start of a title.
toTitle :: Char -> Char
toTitle c
  | c >= '\x1c4' && c <= '\x1c6' = '\x1c5'
  | c >= '\x1c7' && c <= '\x1c9' = '\x1c8'
  | c >= '\x1ca' && c <= '\x1cc' = '\x1cb'
  | c >= '\x1f1' && c <= '\x1f3' = '\x1f2'
  | c >= '\x10d0' && c <= '\x10ff' = c
  | otherwise = primCharToUpper c

digitToInt :: Char -> Int
digitToInt c
  | isDigit c = ord c - ord '0'
  | c >= 'a' && c <= 'f' = ord c - ord 'a' + 10
  | c >= 'A' && c <= 'F' = ord c - ord 'A' + 10
  | otherwise = error ("Char.digitToInt: not a digit " ++ show c)

intToDigit :: Int -> Char
intToDigit n
  | n >= 0 && n <= 9 = chr (ord '0' + n)
  | n >= 10 && n <= 15 = chr (ord 'a' + n - 10)
  | otherwise = error ("Char.intToDigit: not a digit " ++ show n)
