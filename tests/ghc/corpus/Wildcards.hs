{-# LANGUAGE RecordWildCards #-}
{-# LANGUAGE NamedFieldPuns #-}
module Wildcards where

data Config = Config
  { host :: String
  , port :: Int
  , debug :: Bool
  , tags :: [String]
  } deriving (Show, Eq)

defaults :: Config
defaults = Config { host = "localhost", port = 80, debug = False, tags = [] }

url :: Config -> String
url Config {..} = host ++ ":" ++ show port ++ (if debug then "?debug" else "")

withPort :: Int -> Config -> Config
withPort port c = c { port }

build :: String -> Config
build host = Config {..}
  where
    port = length host
    debug = port > 5
    tags = words host

summary :: Config -> (String, Int)
summary Config { host, tags } = (host, length tags)

partly :: Config -> Int
partly Config { port = p, .. } = p + length host

local :: Config -> String
local c =
  let Config { host = h, .. } = c
   in h ++ unwords tags
