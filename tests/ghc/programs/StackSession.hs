module Main where
import System.IO
import Control.Monad
import Control.Exception
import Data.IORef
import qualified Data.Map as M
import Control.Concurrent
import System.IO.Unsafe
import Data.List
import qualified Control.Monad.ST as S
import Data.STRef
import Text.Read
counter :: IORef Int
counter = unsafePerformIO (newIORef 0)
{-# NOINLINE counter #-}
next :: IO Int
next = atomicModifyIORef' counter (\n -> (n + 1, n))
data Cmd = Push Int | Pop | AddC | Dup | Print deriving (Show, Read, Eq)
run :: [Int] -> Cmd -> Either String ([Int], Maybe String)
run st (Push n) = Right (n : st, Nothing)
run (_ : st) Pop = Right (st, Nothing)
run (a : b : st) AddC = Right (a + b : st, Nothing)
run (a : st) Dup = Right (a : a : st, Nothing)
run st@(a : _) Print = Right (st, Just (show a))
run _ c = Left ("stack underflow at " ++ show c)
loop :: [Int] -> IO ()
loop st = do
  eof <- isEOF
  if eof then putStrLn ("end " ++ show st) else do
    l <- getLine
    case readMaybe l of
      Nothing | null l -> loop st
              | otherwise -> hPutStrLn stderr ("bad: " ++ l) >> loop st
      Just c -> case run st c of
        Left e -> putStrLn e >> loop st
        Right (st', out) -> mapM_ putStrLn out >> loop st'
main :: IO ()
main = do
  hSetBuffering stdout NoBuffering
  xs <- replicateM 3 next
  print xs
  loop []
  v <- newMVar (0 :: Int)
  forM_ [1 .. 10] $ \i -> modifyMVar_ v (return . (+ i))
  readMVar v >>= print
  r <- tryTakeMVar v
  e <- tryTakeMVar v
  print (r, e)
  let lazyList = [1, 2, 3 :: Int]
  putStrLn "before"
  print (length lazyList)
  print (sum lazyList)
  m <- newIORef M.empty
  forM_ (words "a b a c b a") $ \w -> modifyIORef m (M.insertWith (+) w (1 :: Int))
  readIORef m >>= print . M.toList
  n <- try (evaluate (foldl' (\a x -> if x == 5 then error ("five " ++ show a) else a + x) 0 [1 ..])) :: IO (Either ErrorCall Int)
  putStrLn (either (const "five") show n)
  r2 <- try (modifyMVar_ v (\_ -> throwIO (userError "in modify"))) :: IO (Either BlockedIndefinitelyOnMVar ())
  print r2
  (do { _ <- evaluate (M.fromList [(1, 'a')] M.! 2); return () }) `catch` \(ErrorCall m) -> putStrLn m
  (evaluate (read "12x" :: Int) >>= print) `catch` \(ErrorCall m) -> putStrLn m
  (evaluate (toEnum 5 :: Bool) >>= print) `catch` \(ErrorCall m) -> putStrLn m
  print (either (const "err") show (S.runST (do { r <- newSTRef 1; modifySTRef r (+ 1); x <- readSTRef r; return (Right x :: Either () Int) })))
  interactRest
 where interactRest = do { ok <- hIsEOF stdin; print ok; hFlush stdout; hPutStr stdout "no newline" }
