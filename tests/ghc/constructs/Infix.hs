{-# LANGUAGE GADTs #-}
-- Operators of constructors, in both ways of declaring them.
module Infix where

import Data.Bits
import Data.Tree
import Numeric

infixr 5 :>
infixl 4 :<
infix 6 `Beside`

data V where
  (:>) :: Bool -> Bool -> V
  (:+) :: Bool -> Bool -> V
  Beside :: Int -> V -> V
  deriving (Show, Read, Eq)

data W = (:<) Int Int | Int :* Int deriving (Show, Read, Eq)

data P a where { (:&) :: a -> P a -> P a; End :: P a } deriving Show

infixr 5 :&

isNode :: Tree a -> Bool
isNode (Node _ _) = True
