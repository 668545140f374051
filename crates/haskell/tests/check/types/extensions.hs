{-# LANGUAGE OverloadedStrings, NoMonomorphismRestriction, ScopedTypeVariables, TypeApplications, NumericUnderscores #-}
module Extensions where

import Data.String (IsString (..))

newtype Name = Name String deriving (Eq, Show)
instance IsString Name where fromString = Name
name :: Name
name = "x"
isX :: Name -> Bool
isX "x" = True
isX _ = False
plain = length ("abc" :: String)
overloaded = "abc"
restricted = \x -> x == x
sum' = foldr (+) 0
annotated (x :: a, y) = [x, y] :: [a]
other (z :: a) = (z, 'c') :: (a, Char)
million = 1_000_000
