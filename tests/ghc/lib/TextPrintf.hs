module TextPrintf where

import Text.Printf
import Control.Exception
import Debug.Trace
import GHC.Exts (augment, build, groupWith, sortWith, the)
import Data.Void
