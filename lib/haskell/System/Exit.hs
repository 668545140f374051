{-# LANGUAGE NoImplicitPrelude #-}

-- | Ending a program is an exception.
module System.Exit
  ( ExitCode (..)
  , exitWith
  , exitFailure
  , exitSuccess
  , die
  ) where

import Prelude
import Selfsame.IO
import Selfsame.Prim (primUnsupported)

exitWith :: ExitCode -> IO a
exitWith code = case code of
  ExitSuccess -> throwIO code
  ExitFailure 0 -> primUnsupported "a run that fails with code 0"
  ExitFailure _ -> throwIO code

exitFailure, exitSuccess :: IO a
exitFailure = exitWith (ExitFailure 1)
exitSuccess = exitWith ExitSuccess

die :: String -> IO a
die text = hPutStr Stderr text >> hPutStr Stderr "\n" >> exitFailure
