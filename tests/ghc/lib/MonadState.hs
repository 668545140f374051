module MonadState where

import Control.Monad.State
