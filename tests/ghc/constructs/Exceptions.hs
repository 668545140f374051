{-# LANGUAGE ExistentialQuantification #-}
{-# LANGUAGE ScopedTypeVariables #-}
module Exceptions where

import Control.Concurrent.MVar
import Control.Exception
import Control.Monad
import Data.Dynamic
import Data.IORef
import Data.Maybe
import Data.Typeable
import System.Exit
import System.IO
import System.IO.Error
import System.IO.Unsafe

data Bad = Bad Int | Worse String
  deriving (Eq, Show)

instance Exception Bad

data Other = Other
  deriving (Show)

instance Exception Other where
  displayException Other = "something else"

-- | A hierarchy of its own.
data Some = forall e. Exception e => Some e

instance Show Some where
  show (Some e) = show e

instance Exception Some

newtype Leaf = Leaf Char
  deriving (Show)

instance Exception Leaf where
  toException = toException . Some
  fromException e = do
    Some inner <- fromException e
    cast inner

run :: IO a -> a
run = unsafePerformIO

-- | What becomes of an action, with all that it logs.
logged :: ((String -> IO ()) -> IO a) -> ([String], Maybe a)
logged body = run $ do
  ref <- newIORef []
  let say text = modifyIORef ref (text :)
  r <- fmap Just (body say) `catch` \e -> say ("! " ++ takeWhile (/= '\n') (described e)) >> return Nothing
  lines' <- readIORef ref
  return (reverse lines', r)

-- | Without the places of calls of 'error', which are not everywhere the same.
described :: SomeException -> String
described e = case fromException e of
  Just (ErrorCall message) -> "error " ++ message
  Nothing -> show e

tried :: a -> Either String a
tried x = run (fmap (either (Left . described) Right) (try (evaluate x)))

triedAs :: forall e a. Exception e => (e -> String) -> IO a -> Either String a
triedAs show' m = run (either (Left . show') Right <$> try m)

arithmetic :: a -> Either ArithException a
arithmetic x = run (try (evaluate x))

partial :: Int -> Int
partial 1 = 10

data R = A {field :: Int} | B {other :: Int} deriving (Show)

throwing :: Int -> IO Int
throwing n
  | n == 0 = throwIO (Bad 0)
  | n == 1 = throwIO Other
  | n == 2 = ioError (userError "no")
  | n == 3 = evaluate (1 `div` 0)
  | n == 4 = evaluate (error "boom")
  | n == 5 = exitWith (ExitFailure 3)
  | n == 6 = throwIO (Leaf 'l')
  | n == 7 = fail "failed"
  | n == 8 = evaluate (partial 2)
  | n == 9 = throw (Worse "w")
  | n == 10 = evaluate (field (B 1))
  | otherwise = return n

sorts :: Int -> String
sorts n = run $ fmap show (throwing n) `catches`
  [ Handler (\(e :: Bad) -> return ("bad " ++ show e))
  , Handler (\(e :: IOException) -> return ("io " ++ show e))
  , Handler (\(e :: ArithException) -> return ("arith " ++ show e))
  , Handler (\(e :: ExitCode) -> return ("exit " ++ show e))
  , Handler (\(e :: Some) -> return ("some " ++ show e))
  , Handler (\(e :: SomeException) -> return ("any " ++ described e))
  ]

cleanup :: Int -> ([String], Maybe Int)
cleanup n = logged $ \say ->
  bracket (say "open" >> return n) (\_ -> say "close") (\x -> say "use" >> throwing x)

nestedCleanup :: Int -> ([String], Maybe Int)
nestedCleanup n = logged $ \say ->
  ((say "a" >> throwing n) `finally` say "b") `onException` say "c"

rethrown :: Int -> ([String], Maybe Int)
rethrown n = logged $ \say ->
  throwing n `catch` \e -> do
    say ("first " ++ described e)
    _ <- throwIO (Worse "again")
    return 0

keepsState :: Int -> (Int, Int)
keepsState n = run $ do
  ref <- newIORef 0
  r <- (do { writeIORef ref 1; x <- throwing n; writeIORef ref 2; return x }) `catch` \(_ :: SomeException) -> return (-1)
  s <- readIORef ref
  return (r, s)

just :: Int -> Maybe Int
just n = run $ catchJust (\e -> if e == Bad 0 then Just () else Nothing) (Just <$> throwing n) (\_ -> return Nothing)

masked :: Int -> Either String Int
masked n = triedAs described (mask (\restore -> restore (throwing n)))

once :: (Int, Int)
once = run $ do
  count <- newIORef 0
  lazy <- unsafeInterleaveIO (modifyIORef count (+ 1) >> return 5)
  before <- readIORef count
  let x = lazy + lazy
  _ <- evaluate x
  after <- readIORef count
  return (before * 10 + x, after)

counter :: IORef Int
counter = unsafePerformIO (newIORef 41)
{-# NOINLINE counter #-}

tick :: IO Int
tick = atomicModifyIORef' counter (\n -> (n + 1, n + 1))

fixedIO :: [Int]
fixedIO = take 4 (run (fixIO (\xs -> return (1 : map (* 3) xs))))

variables :: Int -> (Int, Bool, Maybe Int)
variables n = run $ do
  v <- newMVar n
  modifyMVar_ v (return . (+ 1))
  x <- takeMVar v
  isEmpty <- isEmptyMVar v
  y <- tryTakeMVar v
  putMVar v 0
  return (x, isEmpty, y)

modified :: Int -> ([String], Maybe Int)
modified n = logged $ \say -> do
  v <- newMVar 7
  _ <- try (modifyMVar_ v (\x -> say "in" >> throwing n >> return (x + 1))) :: IO (Either SomeException ())
  readMVar v

refs :: [Int] -> (Int, [Int], Bool)
refs xs = run $ do
  total <- newIORef 0
  seen <- newIORef []
  forM_ xs $ \x -> modifyIORef' total (+ x) >> modifyIORef seen (x :)
  a <- readIORef total
  b <- readIORef seen
  other' <- newIORef 0
  return (a, b, total == total && total /= other')

throwsInHandler :: Either String Int
throwsInHandler = tried (run (throwing 0 `catch` \(_ :: Bad) -> evaluate (2 `div` 0)))

ioErrors :: IOError -> (Bool, Bool, String)
ioErrors e = (isUserError e, isEOFError e, ioeGetErrorString e)

dynamics :: [Dynamic]
dynamics = [toDyn (1 :: Int), toDyn 'c', toDyn "s", toDyn (Just True)]
