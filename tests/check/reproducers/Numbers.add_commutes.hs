{-# LANGUAGE ExtendedDefaultRules, NoMonomorphismRestriction #-}
-- The rule "add commutes" of module Numbers is not true: this program shows an error where the other side has a value or another error.
module Main (main) where

import Prelude
import Numbers
import qualified Control.Exception as P
import qualified Prelude as P
import qualified System.Timeout as P

main :: P.IO ()
main = report "left side:  " left P.>> report "right side: " right

left = observe (a + b)
  where
    a = P.error "a"
    b = P.error "b"

right = observe (b + a)
  where
    a = P.error "a"
    b = P.error "b"

observe value0 = value0 `P.seq` "a value"

report :: P.String -> P.String -> P.IO ()
report side text = P.try (P.timeout 1000000 (P.evaluate (P.length text `P.seq` text))) P.>>= \result ->
  P.putStrLn (side P.++ case result of
    P.Right P.Nothing -> "no end within a second"
    P.Left problem -> "error: " P.++ P.takeWhile (P./= '\n') (P.show (problem :: P.SomeException))
    P.Right (P.Just seen) -> seen)
