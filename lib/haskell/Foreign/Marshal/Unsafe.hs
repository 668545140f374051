module Foreign.Marshal.Unsafe
  ( unsafeLocalState
  ) where

import System.IO.Unsafe (unsafePerformIO)

unsafeLocalState :: IO a -> a
unsafeLocalState m = unsafePerformIO m
