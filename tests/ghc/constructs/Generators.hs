module Generators where

import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.Int
import Data.Word
import Test.QuickCheck
import Test.QuickCheck.Gen (Gen (..))
import Test.QuickCheck.Random (mkQCGen)

runs :: Gen a -> [a]
runs g = [unGen g (mkQCGen seed) size | seed <- [1, 42, 1000], size <- [0, 3, 30]]

data Tree = Leaf | Node Tree Int Tree
  deriving (Eq, Show)

instance Arbitrary Tree where
  arbitrary = sized tree
    where
      tree 0 = pure Leaf
      tree n = frequency [(1, pure Leaf), (4, Node <$> tree (n `div` 2) <*> arbitrary <*> tree (n `div` 2))]
