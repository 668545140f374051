import System.Exit

main = putStrLn "hello" >> exitWith (ExitFailure 3)
