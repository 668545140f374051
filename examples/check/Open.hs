-- Two rules without an answer: what is not read, and what is true of more than can be proved at once. Both say what to do next.
module Open where

import Data.IORef

counted :: IORef Int -> IO Int
counted counter = modifyIORef counter (+ 1) >> readIORef counter

{-# RULES
"counted" forall counter . counted counter >> counted counter = counted counter
  #-}
