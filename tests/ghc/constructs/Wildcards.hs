{-# LANGUAGE NamedFieldPuns #-}
{-# LANGUAGE RecordWildCards #-}
module Wildcards where

data Config = Config { host :: String, port :: Int, debug :: Bool } deriving (Show, Eq)

render :: Config -> String
render Config {..} = host ++ ":" ++ show port ++ if debug then " (debug)" else ""

make :: String -> Config
make host = Config {..}
  where
    port = length host
    debug = port > 3

isLocal :: Config -> Bool
isLocal Config { host = "localhost" } = True
isLocal Config { port, debug } = debug && port == 0

bump :: Config -> Config
bump c@Config { port } = c { port = port + 1 }

partial :: Config -> (Int, String)
partial Config { port = p, .. } = (p, host)
