{-# LANGUAGE TypeFamilies #-}
module IsLists where

import Control.Arrow
import Data.List.NonEmpty (NonEmpty (..))
import GHC.Exts (IsList (..), the, groupWith, sortWith, coerce)

newtype Rev a = Rev [a] deriving (Eq, Show)

instance IsList (Rev a) where
  type Item (Rev a) = a
  fromList = Rev . reverse
  toList (Rev xs) = reverse xs

through :: (IsList l, IsList m, Item l ~ Item m) => l -> m
through = fromList . toList
