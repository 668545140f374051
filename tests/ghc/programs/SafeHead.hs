import Control.Exception
import System.Exit
main :: IO ()
main = do
  l <- getLine
  case words l of
    [] -> exitWith (ExitFailure 4)
    (w : _) -> putStrLn w
  _ <- evaluate (length l) 
  handle (\e -> putStrLn ("caught " ++ show (e :: ExitCode)) >> throwIO e) (exitWith (ExitFailure 3))
