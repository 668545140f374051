{-# LANGUAGE NoImplicitPrelude #-}

-- | Names, so that programs load; nothing here can be evaluated.
module System.Environment
  ( getArgs
  , getProgName
  , lookupEnv
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

getArgs :: IO [String]
getArgs = primUnsupported "IO"

getProgName :: IO String
getProgName = primUnsupported "IO"

lookupEnv :: String -> IO (Maybe String)
lookupEnv _ = primUnsupported "IO"
