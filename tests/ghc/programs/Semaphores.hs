import Control.Concurrent.MVar
import Control.Monad
main :: IO ()
main = do
  m <- newMVar [1 :: Int]
  forM_ [2, 3] $ \x -> modifyMVar_ m (return . (x :))
  readMVar m >>= print
  e <- newEmptyMVar
  ok <- tryPutMVar e 'a'
  no <- tryPutMVar e 'b'
  print (ok, no)
  takeMVar e >>= print
  tryTakeMVar e >>= print
  r <- modifyMVar m (\xs -> return ([], sum xs))
  print r
  withMVar m print
