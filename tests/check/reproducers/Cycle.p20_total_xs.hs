{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction, PartialTypeSignatures #-}
{-# OPTIONS_GHC -Wno-partial-type-signatures #-}
-- The rule "p20 total xs" of module Cycle is not true: this program shows one side that never ends.
module Main (main) where

import Base
import Prelude (Bool (..), (.), ($))
import Cycle
import qualified Control.Exception as P
import qualified Data.Int as P
import qualified Data.Word as P
import qualified Numeric.Natural as P
import qualified Prelude as P
import qualified System.Timeout as P

main :: P.IO ()
main = report_side "left side:  " left_side P.>> report_side "right side: " right_side

left_side = observe_side (len (sort xs))
  where
    xs = let xs = Z : xs in xs

right_side = observe_side (len xs)
  where
    xs = let xs = Z : xs in xs

observe_side value0 = case value0 of { S _ -> "S ..."; Z -> "Z" }

report_side :: P.String -> P.String -> P.IO ()
report_side side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
