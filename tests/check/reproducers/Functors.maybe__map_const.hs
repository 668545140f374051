{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction #-}
-- The rule "maybe: map const" of module Functors is not true: this program shows two different values.
module Main (main) where

import Prelude hiding (Maybe (..), Either (..), maybe, either)
import Functors
import qualified Control.Exception as P
import qualified Prelude as P
import qualified System.Timeout as P

main :: P.IO ()
main = report "left side:  " left P.>> report "right side: " right

left = observe (mapM' f m)
  where
    f = \x -> 0
    m = Just 0

right = observe (Nothing)
  where
    f = \x -> 0
    m = Just 0

observe value0 = case value0 of { Nothing -> "Nothing"; Just _ -> "Just ..." }

report :: P.String -> P.String -> P.IO ()
report side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
