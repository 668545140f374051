module MonadStateStrict where

import Control.Monad.State.Strict
