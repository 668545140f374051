{-# LANGUAGE OverloadedStrings #-}
module Overloaded where

import Data.Functor.Const (Const (..))
import Data.Functor.Identity (Identity (..))
import qualified Data.Map as Map
import Data.String (IsString (..))

-- | String literals that are names, documents or strings, as their types say.
newtype Name = Name String deriving (Eq, Ord, Show)

instance IsString Name where
  fromString text = Name (filter (/= ' ') text)

data Doc = Empty | Text String | Doc :<> Doc deriving (Eq, Show)

instance IsString Doc where
  fromString "" = Empty
  fromString text = Text text

greet :: Name -> Doc
greet "World" = "hello" :<> " " :<> "world"
greet (Name other) = "hello" :<> Text other

table :: Map.Map Name Int
table = Map.fromList [("a b", 1), ("c", 2)]

generic :: IsString a => a
generic = "generic"

plain :: String
plain = generic

size :: Int
size = length plain
