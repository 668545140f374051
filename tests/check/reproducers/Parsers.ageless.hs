{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction, PartialTypeSignatures #-}
{-# OPTIONS_GHC -Wno-partial-type-signatures #-}
-- The rule "ageless" of module Parsers is not true: this program shows two different values.
module Main (main) where

import Prelude
import Parsers
import qualified Control.Exception as P
import qualified Data.Int as P
import qualified Data.Word as P
import qualified Numeric.Natural as P
import qualified Prelude as P
import qualified System.Timeout as P

main :: P.IO ()
main = report_side "left side:  " left_side P.>> report_side "right side: " right_side

left_side = observe_side (older a)
  where
    a = Age 0

right_side = observe_side (a)
  where
    a = Age 0

observe_side value0 = case value0 of { Age value1 -> "field 1 of Age: " P.++ P.show value1 }

report_side :: P.String -> P.String -> P.IO ()
report_side side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
