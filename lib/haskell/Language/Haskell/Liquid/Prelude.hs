-- | What annotated programs import to state their assertions. The specifications are in @lib/refine/Prelude.spec@.
module Language.Haskell.Liquid.Prelude
  ( liquidAssert
  , liquidAssertB
  , liquidAssume
  , liquidAssumeB
  , liquidError
  , unsafeError
  , die
  , choose
  , isEven
  , isOdd
  ) where

liquidAssert :: Bool -> a -> a
liquidAssert True x = x
liquidAssert False _ = error "liquidAssert failed"

liquidAssertB :: Bool -> Bool
liquidAssertB True = True
liquidAssertB False = error "liquidAssertB failed"

liquidAssume :: Bool -> a -> a
liquidAssume _ x = x

liquidAssumeB :: (a -> Bool) -> a -> a
liquidAssumeB _ x = x

liquidError :: String -> a
liquidError message = error message

unsafeError :: String -> a
unsafeError message = error message

die :: String -> a
die message = error message

-- | An arbitrary number, the same for the same argument.
choose :: Int -> Int
choose n = n

isEven, isOdd :: Int -> Bool
isEven n = n `mod` 2 == 0
isOdd n = n `mod` 2 /= 0
