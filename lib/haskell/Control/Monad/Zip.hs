{-# LANGUAGE NoImplicitPrelude #-}

-- | Monads whose actions go side by side.
module Control.Monad.Zip
  ( MonadZip (..)
  ) where

import Control.Monad
import Data.Functor.Identity
import Data.List.NonEmpty (NonEmpty (..))
import qualified Data.List.NonEmpty as NonEmpty
import Prelude

class Monad m => MonadZip m where
  mzip :: m a -> m b -> m (a, b)
  mzip = mzipWith (,)
  mzipWith :: (a -> b -> c) -> m a -> m b -> m c
  mzipWith f ma mb = liftM (uncurry f) (mzip ma mb)
  munzip :: m (a, b) -> (m a, m b)
  munzip mab = (liftM fst mab, liftM snd mab)
  {-# MINIMAL mzip | mzipWith #-}

instance MonadZip [] where
  mzip = zip
  mzipWith = zipWith
  munzip = unzip

instance MonadZip Maybe where
  mzipWith = liftM2

instance MonadZip NonEmpty where
  mzip = NonEmpty.zip
  mzipWith = NonEmpty.zipWith
  munzip xs = (fmap fst xs, fmap snd xs)

instance MonadZip Identity where
  mzipWith = liftM2
  munzip (Identity (a, b)) = (Identity a, Identity b)
