module DataMonoid where

import Data.Monoid hiding (First (..), Last (..), getFirst, getLast)
import qualified Data.Monoid as M
import Data.Semigroup hiding (First (..), Last (..))
import qualified Data.Semigroup as S
import Data.List.NonEmpty (NonEmpty (..))
