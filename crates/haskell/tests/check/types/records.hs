{-# LANGUAGE RecordWildCards, NamedFieldPuns #-}
module Records where

data Config a = Config { host :: String, port :: !Int, extra :: a } | Default { host :: String } deriving Show
plain = Config { host = "localhost", port = 80, extra = () }
move c = c { host = "elsewhere" }
retype c = c { extra = length (extra c) }
wild Config{..} = host ++ show port
wild Default{host} = host
make host port = Config{extra = 'x', ..}
pun host port = let extra = True in Config{host, port, extra}
partial Config{port = 80, extra = Just x} = x
partial _ = 0
ports = map port . filter isConfig where
  isConfig Config{} = True
  isConfig _ = False
data Phantom a b = Phantom { tag :: a, count :: Int }
recount p = p { count = 0 }
