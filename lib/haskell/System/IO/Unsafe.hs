{-# LANGUAGE NoImplicitPrelude #-}

module System.IO.Unsafe
  ( unsafePerformIO
  , unsafeDupablePerformIO
  , unsafeInterleaveIO
  , unsafeFixIO
  ) where

import Prelude
import Selfsame.IO
import System.IO (fixIO)

unsafeDupablePerformIO :: IO a -> a
unsafeDupablePerformIO m = unsafePerformIO m

unsafeFixIO :: (a -> IO a) -> IO a
unsafeFixIO k = fixIO k
