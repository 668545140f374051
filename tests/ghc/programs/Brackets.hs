module Main where

import Control.Exception
main :: IO ()
main = do
  r <- try (bracket (putStrLn "acquire" >> return 5) (\_ -> putStrLn "release") (\x -> putStrLn "use" >> evaluate (x `div` (0 :: Int))))
  case r of
    Left DivideByZero -> putStrLn "div"
    Left e -> print e
    Right n -> print n
  bracket_ (putStrLn "in") (putStrLn "out") (putStrLn "body")
  (putStrLn "work" >> throwIO (userError "x")) `catch` (\e -> putStrLn ("handler " ++ show (e :: IOException))) `finally` putStrLn "finally"
