import Control.Exception
import System.IO
main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  r <- try (bracket_ (putStrLn "in") (putStrLn "out") (throwIO (ErrorCall "boom"))) :: IO (Either ErrorCall ())
  print r
  (do putStrLn "a"; _ <- evaluate (length [1, undefined]); putStrLn "b") `finally` putStrLn "c"
  (putStrLn "x" >> throwIO (userError "y")) `onException` putStrLn "z"
  putStrLn "never"
