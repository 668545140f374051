import Control.Monad
import Data.IORef
main :: IO ()
main = do
  ref <- newIORef (0 :: Int)
  log' <- newIORef []
  forM_ [1 .. 10] $ \i -> when (odd i) $ do
    modifyIORef' ref (+ i)
    v <- readIORef ref
    modifyIORef log' (v :)
  readIORef ref >>= print
  readIORef log' >>= print . reverse
  old <- atomicModifyIORef ref (\x -> (x * 2, x))
  print old
  foldM (\acc x -> do { putStrLn (show acc); return (acc + x) }) 0 [1, 2, 3 :: Int] >>= print
