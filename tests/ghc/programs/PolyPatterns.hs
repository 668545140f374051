{-# LANGUAGE RankNTypes #-}
module Main where
stop :: a
isStop :: String -> Bool
(stop, isStop) = (error "stop", (== "stop"))
both :: (forall a. a -> a) -> (Int, Bool)
both f = (f 1, f True)
main :: IO ()
main = do
  print (isStop "stop", isStop "go")
  print (length [stop, stop :: Int], fst (1 :: Int, stop :: Bool))
  print (both id)
