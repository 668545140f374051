module DataSequence where

import qualified Data.Sequence as Q
