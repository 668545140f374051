module MonadWriter where

import Control.Monad.Writer
