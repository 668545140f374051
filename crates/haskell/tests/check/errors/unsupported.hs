{-# LANGUAGE TypeFamilies, GADTs, ExistentialQuantification, MultiParamTypeClasses, TemplateHaskell #-}
module Unsupported where

import Some.Missing.Module
import qualified Another.Missing as A (thing, T (..))

type family F a
data Exists = forall a. Show a => Exists a
data G a where
  IntG :: Int -> G Int
class Multi a b where multi :: a -> b
instance Multi Int Bool where multi = even
fromMissing = something 1
fromMissing2 = A.thing
constructor = A.Constructor
usesFamily :: F Int -> Int
usesFamily _ = 1
usesExists (Exists x) = show x
usesMulti = multi
usesUser = usesExists
fine = length [1, 2, 3]
shown :: Exists -> String
shown e = usesExists e
