-- | What is measured, as it is written; nothing is measured.
module Criterion.Main
  ( Benchmark
  , Benchmarkable
  , bench
  , bgroup
  , env
  , nf
  , whnf
  , nfIO
  , whnfIO
  , defaultMain
  ) where

import Selfsame.Benchmark
