import Control.Monad
import Data.IORef
while :: IO Bool -> IO () -> IO ()
while c b = do { ok <- c; when ok (b >> while c b) }
main :: IO ()
main = do
  i <- newIORef (0 :: Int)
  while (fmap (< 5) (readIORef i)) $ do
    v <- readIORef i
    unless (even v) $ print v
    writeIORef i (v + 1)
  forever' 3
  where
    forever' 0 = putStrLn "done"
    forever' n = putStr (show (n :: Int) ++ " ") >> forever' (n - 1)
