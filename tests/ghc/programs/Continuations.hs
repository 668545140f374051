import Control.Monad.Trans.Cont
import Control.Monad (when)
import Control.Monad.IO.Class (liftIO)
safeDiv :: Int -> Int -> ContT r IO (Maybe Int)
safeDiv a b = callCC $ \exit -> do
  when (b == 0) $ do
    liftIO (putStrLn "zero!")
    _ <- exit Nothing
    return ()
  return (Just (a `div` b))
main :: IO ()
main = do
  flip runContT print (safeDiv 10 2)
  flip runContT print (safeDiv 10 0)
  print (evalCont (return 3 >>= \x -> cont (\k -> k x + k (x + 1))))
