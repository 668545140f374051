import Control.Monad
main :: IO ()
main = do
  zipWithM_ (\i l -> putStrLn (show i ++ ". " ++ l)) [1 :: Int ..] ["a", "b"]
  rs <- zipWithM (\a b -> return (a * b)) [1, 2, 3] [4, 5, 6 :: Int]
  print rs
  print =<< mapAndUnzipM (\x -> return (x, x * x)) [1, 2 :: Int]
  print (msum [[], [1], [2 :: Int]], mplus Nothing (Just 'a'))
  (>=>) (\x -> print x >> return (x + 1)) print (5 :: Int)
