module ControlMonad where

import Control.Monad
import Control.Monad.Fix
import Control.Arrow
import Control.DeepSeq
import Data.Functor.Identity
