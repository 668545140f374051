module MonadWriterStrict where

import Control.Monad.Writer.Strict
