{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE PatternSynonyms #-}
{-# LANGUAGE RankNTypes #-}

module GHC.IO
  ( IO (IO)
  , unIO
  , FilePath
  , unsafePerformIO
  , unsafeInterleaveIO
  , unsafeDupablePerformIO
  , unsafeDupableInterleaveIO
  , noDuplicate
  , stToIO
  , unsafeIOToST
  , unsafeSTToIO
  , catch
  , catchException
  , catchAny
  , throwIO
  , evaluate
  , mask
  , mask_
  , uninterruptibleMask
  , uninterruptibleMask_
  , onException
  , bracket
  , finally
  ) where

import Control.Exception
import GHC.Base (unIO)
import GHC.Types (IO (IO))
import Prelude
import Selfsame.IO hiding (IO (..))
import Selfsame.RealWorld

unsafeDupablePerformIO :: IO a -> a
unsafeDupablePerformIO m = unsafePerformIO m

unsafeDupableInterleaveIO :: IO a -> IO a
unsafeDupableInterleaveIO m = unsafeInterleaveIO m

noDuplicate :: IO ()
noDuplicate = return ()

catchException :: Exception e => IO a -> (e -> IO a) -> IO a
catchException m handler = catch m handler

catchAny :: IO a -> (forall e. Exception e => e -> IO a) -> IO a
catchAny m handler = catchSome m (\e -> case e of SomeException e' -> handler e')
