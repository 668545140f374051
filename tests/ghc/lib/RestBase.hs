module RestBase where

import Control.Arrow
import Control.DeepSeq
import Data.Bits
import Data.Complex
import Data.Functor.Identity
import Data.Int
import Data.Semigroup (WrappedMonoid (..))
import Data.Tree
import Data.Void
import Debug.Trace
import Text.Printf (IsChar (..))
import Text.Show
