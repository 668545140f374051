{-# LANGUAGE NoImplicitPrelude #-}

-- | Text as a list of characters of which all is evaluated.
module Selfsame.Text
  ( Text
  , make
  , list
  ) where

import Data.List.NonEmpty (NonEmpty (..))
import Data.String
import Prelude
import Selfsame.Monoid

newtype Text = Characters String

-- | Evaluates all characters when it is evaluated itself. A text has no surrogates.
make :: String -> Text
make cs = evaluated cs `seq` Characters (map replaced cs)

replaced :: Char -> Char
replaced c = if n >= 55296 && n <= 57343 then '\65533' else c
  where n = fromEnum c

evaluated :: String -> ()
evaluated [] = ()
evaluated (c : cs) = c `seq` evaluated cs

list :: Text -> String
list (Characters cs) = cs

instance Eq Text where
  a == b = list a == list b

instance Ord Text where
  compare a b = compare (list a) (list b)

instance Show Text where
  showsPrec d t = showsPrec d (list t)

instance Read Text where
  readsPrec d text = [(make s, rest) | (s, rest) <- readsPrec d text]

instance Semigroup Text where
  a <> b = make (list a ++ list b)
  sconcat (t :| ts) = make (concatMap list (t : ts))

instance Monoid Text where
  mempty = make []
  mconcat ts = make (concatMap list ts)

instance IsString Text where
  fromString = make
