module Alpha
  ( Visible (..)
  , Abstract
  , mkAbstract
  , getAbstract
  , Partial (One)
  , two
  , (<||>)
  , module Data.Maybe
  , helper
  ) where

import Data.Maybe

data Visible = V1 | V2 Int deriving (Show, Eq)
newtype Abstract = Abstract Int deriving (Eq, Ord)
data Partial = One | Two deriving Show

infixl 3 <||>

mkAbstract :: Int -> Abstract
mkAbstract = Abstract . abs

getAbstract :: Abstract -> Int
getAbstract (Abstract n) = n

two :: Partial
two = Two

(<||>) :: Maybe a -> Maybe a -> Maybe a
Nothing <||> y = y
x <||> _ = x

helper :: Int -> Int
helper = hidden . (+ 1)

hidden :: Int -> Int
hidden = (* 100)
