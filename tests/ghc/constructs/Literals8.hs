{-# LANGUAGE OverloadedStrings #-}
module Literals8 where

import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.Semigroup (stimes)
import Data.String (IsString (..))
import qualified Data.Text as Text

newtype Name = Name String
  deriving (Eq, Show)

instance IsString Name where
  fromString = Name

greet :: Text.Text -> Text.Text
greet who = Text.concat ["hello, ", who, "!"]

ages :: Map.Map String Int
ages = Map.fromListWith (+) [("a", 1), ("b", 2), ("a", 3)]

kind :: String -> Int
kind "one" = 1
kind "two" = 2
kind _ = 0
