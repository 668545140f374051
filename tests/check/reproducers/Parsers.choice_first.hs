{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction, PartialTypeSignatures #-}
{-# OPTIONS_GHC -Wno-partial-type-signatures #-}
-- The rule "choice first" of module Parsers is not true: this program shows an error where the other side has a value or another error.
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

left_side = observe_side (andThen (orElse p q) k)
  where
    p = Parser (\x -> Just (0, []))
    q = Parser (\x -> Just (P.error "q10"))
    k = \x -> Parser (\x1 -> Nothing)

right_side = observe_side (orElse (andThen p k) (andThen q k))
  where
    p = Parser (\x -> Just (0, []))
    q = Parser (\x -> Just (P.error "q10"))
    k = \x -> Parser (\x1 -> Nothing)

observe_side value0 = case value0 of { Parser value1 -> case value1 ([]) of { value2 -> case value2 of { Nothing -> "field 1 of Parser: the result: Nothing"; Just _ -> "field 1 of Parser: the result: Just ..." } } }

report_side :: P.String -> P.String -> P.IO ()
report_side side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
