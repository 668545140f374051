{-# LANGUAGE RecordWildCards, NamedFieldPuns #-}
data Config = Config { width :: Int, title :: String, verbose :: Bool } deriving Show
render :: Config -> String
render Config {..} = title ++ replicate (width - length title) '.' ++ (if verbose then "!" else "")
bump :: Config -> Config
bump c@Config {width} = c { width = width + 1 }
make :: Int -> Config
make width = let title = "made"; verbose = True in Config {..}
main :: IO ()
main = do
  putStrLn (render (make 8))
  print (bump (make 1))
