module Foreign.ForeignPtr.Unsafe
  ( unsafeForeignPtrToPtr
  ) where

import GHC.ForeignPtr
