-- A rule without an answer: actions are not followed yet, so nothing is claimed of it.
module Open where

import Data.IORef

counted :: IORef Int -> IO Int
counted counter = modifyIORef counter (+ 1) >> readIORef counter

{-# RULES
"counted" forall counter . counted counter >> counted counter = counted counter
  #-}
