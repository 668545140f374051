{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction, PartialTypeSignatures #-}
{-# OPTIONS_GHC -Wno-partial-type-signatures #-}
-- The rule "tree: mirror is id" of module Functors is not true: this program shows two different values.
module Main (main) where

import Prelude hiding (Maybe (..), Either (..), maybe, either)
import Functors
import qualified Control.Exception as P
import qualified Data.Int as P
import qualified Data.Word as P
import qualified Numeric.Natural as P
import qualified Prelude as P
import qualified System.Timeout as P

main :: P.IO ()
main = report_side "left side:  " left_side P.>> report_side "right side: " right_side

left_side = observe_side (mirror t)
  where
    t = Node (Node Leaf 1 Leaf) 0 Leaf

right_side = observe_side (t)
  where
    t = Node (Node Leaf 1 Leaf) 0 Leaf

observe_side value0 = case value0 of { Node value1 _ _ -> case value1 of { Leaf -> "field 1 of Node: Leaf"; Node _ _ _ -> "field 1 of Node: Node ..." } }

report_side :: P.String -> P.String -> P.IO ()
report_side side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
