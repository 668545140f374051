module Main where

import qualified Data.Map as Map
commands :: Map.Map String ([String] -> IO ())
commands = Map.fromList
  [ ("echo", putStrLn . unwords)
  , ("add", print . sum . map (read :: String -> Int))
  , ("rev", putStrLn . reverse . unwords)
  ]
main :: IO ()
main = do
  ls <- lines <$> getContents
  mapM_ run ls
  where
    run l = case words l of
      [] -> return ()
      name : args -> maybe (putStrLn ("no " ++ name)) ($ args) (Map.lookup name commands)
