import System.Console.GetOpt
data Flag = Verbose | Name String | Level (Maybe String) deriving (Show, Eq)
options :: [OptDescr Flag]
options = [Option "v" ["verbose"] (NoArg Verbose) "talk", Option "n" ["name"] (ReqArg Name "NAME") "who", Option "l" ["level"] (OptArg Level "N") "how"]
main :: IO ()
main = do
  args <- fmap words getLine
  let (fs, rest, errs) = getOpt Permute options args
  print fs
  print rest
  mapM_ putStr errs
  putStr (usageInfo "usage" options)
