{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction, PartialTypeSignatures #-}
{-# OPTIONS_GHC -Wno-partial-type-signatures #-}
-- The rule "p43" of module Unmodified is not true: this program shows an error where the other side has a value or another error.
module Main (main) where

import Base
import Prelude (Bool (..), (.), ($))
import Unmodified
import qualified Control.Exception as P
import qualified Data.Int as P
import qualified Data.Word as P
import qualified Numeric.Natural as P
import qualified Prelude as P
import qualified System.Timeout as P

main :: P.IO ()
main = report_side "left side:  " left_side P.>> report_side "right side: " right_side

left_side = observe_side (takeWhile p xs ++ dropWhile p xs)
  where
    p = \x -> P.error "p1"
    xs = [0]

right_side = observe_side (xs)
  where
    p = \x -> P.error "p1"
    xs = [0]

observe_side value0 = case value0 of { [] -> "[]"; (:) _ _ -> ": ..." }

report_side :: P.String -> P.String -> P.IO ()
report_side side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
