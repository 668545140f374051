module DataSmall where

import Data.Maybe
import Data.Either
import Data.Tuple
import Data.Bool
import Data.Function
import Data.Ord
import Data.List (sortOn)
import Data.Bifunctor
