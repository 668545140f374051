{-# LANGUAGE NoImplicitPrelude #-}

module Data.Char
  ( Char
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
  , GeneralCategory (..)
  , generalCategory
  , toUpper
  , toLower
  , toTitle
  , digitToInt
  , intToDigit
  , ord
  , chr
  , showLitChar
  , lexLitChar
  , readLitChar
  ) where

import Data.Bool
import Data.Eq
import Data.Ord
import GHC.List
import Selfsame.Base
import Selfsame.Char
import Selfsame.Enum
import Selfsame.Num
import Selfsame.Prim
import Selfsame.Read
import Selfsame.Show

-- | The categories of Unicode, in its order.
data GeneralCategory
  = UppercaseLetter
  | LowercaseLetter
  | TitlecaseLetter
  | ModifierLetter
  | OtherLetter
  | NonSpacingMark
  | SpacingCombiningMark
  | EnclosingMark
  | DecimalNumber
  | LetterNumber
  | OtherNumber
  | ConnectorPunctuation
  | DashPunctuation
  | OpenPunctuation
  | ClosePunctuation
  | InitialQuote
  | FinalQuote
  | OtherPunctuation
  | MathSymbol
  | CurrencySymbol
  | ModifierSymbol
  | OtherSymbol
  | Space
  | LineSeparator
  | ParagraphSeparator
  | Control
  | Format
  | Surrogate
  | PrivateUse
  | NotAssigned

generalCategory :: Char -> GeneralCategory
generalCategory c = categories !! primCharCategory c

categories :: [GeneralCategory]
categories =
  [ UppercaseLetter, LowercaseLetter, TitlecaseLetter, ModifierLetter, OtherLetter
  , NonSpacingMark, SpacingCombiningMark, EnclosingMark, DecimalNumber, LetterNumber
  , OtherNumber, ConnectorPunctuation, DashPunctuation, OpenPunctuation, ClosePunctuation
  , InitialQuote, FinalQuote, OtherPunctuation, MathSymbol, CurrencySymbol
  , ModifierSymbol, OtherSymbol, Space, LineSeparator, ParagraphSeparator
  , Control, Format, Surrogate, PrivateUse, NotAssigned
  ]

position :: GeneralCategory -> Int
position category = case category of
  UppercaseLetter -> 0
  LowercaseLetter -> 1
  TitlecaseLetter -> 2
  ModifierLetter -> 3
  OtherLetter -> 4
  NonSpacingMark -> 5
  SpacingCombiningMark -> 6
  EnclosingMark -> 7
  DecimalNumber -> 8
  LetterNumber -> 9
  OtherNumber -> 10
  ConnectorPunctuation -> 11
  DashPunctuation -> 12
  OpenPunctuation -> 13
  ClosePunctuation -> 14
  InitialQuote -> 15
  FinalQuote -> 16
  OtherPunctuation -> 17
  MathSymbol -> 18
  CurrencySymbol -> 19
  ModifierSymbol -> 20
  OtherSymbol -> 21
  Space -> 22
  LineSeparator -> 23
  ParagraphSeparator -> 24
  Control -> 25
  Format -> 26
  Surrogate -> 27
  PrivateUse -> 28
  NotAssigned -> 29

instance Eq GeneralCategory where
  x == y = position x == position y

instance Ord GeneralCategory where
  compare x y = compare (position x) (position y)
  x < y = position x < position y
  x <= y = not (y < x)
  x > y = y < x
  x >= y = not (x < y)

instance Bounded GeneralCategory where
  minBound = UppercaseLetter
  maxBound = NotAssigned

instance Enum GeneralCategory where
  fromEnum category = position category
  toEnum n
    | n >= 0 && n <= 29 = categories !! n
    | otherwise =
        error ("toEnum{GeneralCategory}: tag (" ++ show n ++ ") is outside of enumeration's range (0,29)")
  succ category
    | category == NotAssigned = error "succ{GeneralCategory}: tried to take `succ' of last tag in enumeration"
    | otherwise = categories !! (position category + 1)
  pred category
    | category == UppercaseLetter = error "pred{GeneralCategory}: tried to take `pred' of first tag in enumeration"
    | otherwise = categories !! (position category - 1)
  enumFrom x = boundedEnumFrom x
  enumFromThen x y = boundedEnumFromThen x y

instance Show GeneralCategory where
  showsPrec _ category = showString (case category of
    UppercaseLetter -> "UppercaseLetter"
    LowercaseLetter -> "LowercaseLetter"
    TitlecaseLetter -> "TitlecaseLetter"
    ModifierLetter -> "ModifierLetter"
    OtherLetter -> "OtherLetter"
    NonSpacingMark -> "NonSpacingMark"
    SpacingCombiningMark -> "SpacingCombiningMark"
    EnclosingMark -> "EnclosingMark"
    DecimalNumber -> "DecimalNumber"
    LetterNumber -> "LetterNumber"
    OtherNumber -> "OtherNumber"
    ConnectorPunctuation -> "ConnectorPunctuation"
    DashPunctuation -> "DashPunctuation"
    OpenPunctuation -> "OpenPunctuation"
    ClosePunctuation -> "ClosePunctuation"
    InitialQuote -> "InitialQuote"
    FinalQuote -> "FinalQuote"
    OtherPunctuation -> "OtherPunctuation"
    MathSymbol -> "MathSymbol"
    CurrencySymbol -> "CurrencySymbol"
    ModifierSymbol -> "ModifierSymbol"
    OtherSymbol -> "OtherSymbol"
    Space -> "Space"
    LineSeparator -> "LineSeparator"
    ParagraphSeparator -> "ParagraphSeparator"
    Control -> "Control"
    Format -> "Format"
    Surrogate -> "Surrogate"
    PrivateUse -> "PrivateUse"
    NotAssigned -> "NotAssigned"
    )
