{-# LANGUAGE NoImplicitPrelude #-}

-- | What a program is called with is not known here.
module System.Environment
  ( getArgs
  , getProgName
  , getEnv
  , lookupEnv
  , getEnvironment
  , withArgs
  , withProgName
  , setEnv
  , unsetEnv
  , getExecutablePath
  ) where

import Prelude
import Selfsame.Prim (primUnsupported)

noEnvironment :: a
noEnvironment = primUnsupported "IO: the environment"

getArgs :: IO [String]
getArgs = noEnvironment

getProgName, getExecutablePath :: IO String
getProgName = noEnvironment
getExecutablePath = noEnvironment

getEnv :: String -> IO String
getEnv _ = noEnvironment

lookupEnv :: String -> IO (Maybe String)
lookupEnv _ = noEnvironment

getEnvironment :: IO [(String, String)]
getEnvironment = noEnvironment

withArgs :: [String] -> IO a -> IO a
withArgs _ _ = noEnvironment

withProgName :: String -> IO a -> IO a
withProgName _ _ = noEnvironment

setEnv :: String -> String -> IO ()
setEnv _ _ = noEnvironment

unsetEnv :: String -> IO ()
unsetEnv _ = noEnvironment
