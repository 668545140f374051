module MonadReader where

import Control.Monad.Reader
