module RestSequence where

import qualified Data.Sequence as Seq
import Data.Foldable (toList)
