module Main where

main :: IO ()
main = do
  let _ = putStrLn "never"
  x <- return (error "not looked at" :: Int)
  let pair = (putStrLn "first", putStrLn "second")
  snd pair
  fst pair
  seq pair (return ())
  const (return ()) x
