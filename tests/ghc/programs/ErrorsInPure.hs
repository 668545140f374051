import Control.Exception
import Control.Monad
main :: IO ()
main = do
  forM_ [0 .. 3 :: Int] $ \i -> do
    r <- try (evaluate (f i))
    case r of
      Left (ErrorCall message) -> putStrLn ("failed: " ++ message)
      Right v -> print v
  where
    f 0 = 1
    f 1 = error "one"
    f n = n * f (n - 1)
