{-# LANGUAGE NoImplicitPrelude #-}

module Data.Version
  ( Version (..)
  , showVersion
  , parseVersion
  , makeVersion
  ) where

import Data.Char (isAlphaNum, isDigit)
import Data.List (intercalate, sort)
import Prelude
import Text.ParserCombinators.ReadP

data Version = Version {versionBranch :: [Int], versionTags :: [String]}
  deriving (Read, Show)

instance Eq Version where
  v1 == v2 = versionBranch v1 == versionBranch v2 && sort (versionTags v1) == sort (versionTags v2)

instance Ord Version where
  v1 `compare` v2 = versionBranch v1 `compare` versionBranch v2

showVersion :: Version -> String
showVersion (Version branch tags) = intercalate "." (map show branch) ++ concatMap ('-' :) tags

parseVersion :: ReadP Version
parseVersion =
  sepBy1 (fmap read (munch1 isDigit)) (char '.') >>= \branch ->
    many (char '-' >>= \_ -> munch1 isAlphaNum) >>= \tags -> return (Version branch tags)

makeVersion :: [Int] -> Version
makeVersion branch = Version branch []
