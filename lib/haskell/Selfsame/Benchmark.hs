-- | What is measured, as it is written: names with expressions, in groups.
module Selfsame.Benchmark
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

import Control.DeepSeq (NFData, rnf)
import Selfsame.Prim (primUnsupported)

data Benchmark
  = Single String Benchmarkable
  | Group String [Benchmark]
  | Within (IO [Benchmark])

-- | What is done each time.
newtype Benchmarkable = Benchmarkable (IO ())

bench :: String -> Benchmarkable -> Benchmark
bench name what = Single name what

bgroup :: String -> [Benchmark] -> Benchmark
bgroup name benchmarks = Group name benchmarks

env :: NFData e => IO e -> (e -> Benchmark) -> Benchmark
env m f = Within (m >>= \e -> rnf e `seq` return [f e])

nf :: NFData b => (a -> b) -> a -> Benchmarkable
nf f x = Benchmarkable (rnf (f x) `seq` return ())

whnf :: (a -> b) -> a -> Benchmarkable
whnf f x = Benchmarkable (f x `seq` return ())

nfIO :: NFData a => IO a -> Benchmarkable
nfIO m = Benchmarkable (m >>= \x -> rnf x `seq` return ())

whnfIO :: IO a -> Benchmarkable
whnfIO m = Benchmarkable (m >>= \x -> x `seq` return ())

defaultMain :: [Benchmark] -> IO ()
defaultMain _ = primUnsupported "measuring"
