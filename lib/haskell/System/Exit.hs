{-# LANGUAGE NoImplicitPrelude #-}

-- | Names, so that programs load; nothing here can be evaluated.
module System.Exit
  ( ExitCode (..)
  , exitWith
  , exitFailure
  , exitSuccess
  , die
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

data ExitCode
  = ExitSuccess
  | ExitFailure Int

exitWith :: ExitCode -> IO a
exitWith _ = primUnsupported "IO"

exitFailure, exitSuccess :: IO a
exitFailure = exitWith (ExitFailure 1)
exitSuccess = exitWith ExitSuccess

die :: String -> IO a
die _ = primUnsupported "IO"
