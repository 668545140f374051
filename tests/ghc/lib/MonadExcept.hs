module MonadExcept where

import Control.Monad.Except
