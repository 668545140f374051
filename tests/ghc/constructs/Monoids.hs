module Monoids where

import Data.Monoid
import Data.Foldable (foldl', for_, traverse_, fold, asum)
import Data.Traversable (for)
import Data.Functor ((<&>), ($>))
import Data.Either (partitionEithers, lefts, rights)
import Data.Ord (comparing, Down (..))
import Data.List (sortBy, sortOn, groupBy, insertBy, maximumBy)

newtype MaxI = MaxI Int deriving (Show, Eq)
instance Semigroup MaxI where MaxI a <> MaxI b = MaxI (max a b)
instance Monoid MaxI where mempty = MaxI minBound
