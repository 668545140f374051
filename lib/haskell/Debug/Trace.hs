{-# LANGUAGE NoImplicitPrelude #-}

-- | Tracing that leaves no trace: the messages are not even evaluated.
module Debug.Trace
  ( trace
  , traceShow
  , traceShowId
  , traceId
  , traceM
  , traceShowM
  , traceStack
  ) where

import Prelude

trace :: String -> a -> a
trace _ x = x

traceShow :: Show a => a -> b -> b
traceShow _ x = x

traceShowId :: Show a => a -> a
traceShowId x = x

traceId :: String -> String
traceId text = text

traceM :: Applicative f => String -> f ()
traceM _ = pure ()

traceShowM :: (Show a, Applicative f) => a -> f ()
traceShowM _ = pure ()

traceStack :: String -> a -> a
traceStack _ x = x
