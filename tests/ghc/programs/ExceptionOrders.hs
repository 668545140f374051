{-# LANGUAGE ScopedTypeVariables, LambdaCase #-}
module Main where
import Control.Exception
import Control.Monad
import Data.IORef
import System.IO
import System.IO.Error
import System.Exit
import Data.Maybe

data MyErr = MyErr Int | Other String deriving (Show)
instance Exception MyErr
newtype Quiet = Quiet Int
instance Show Quiet where show (Quiet n) = "quiet " ++ show n
instance Exception Quiet where displayException (Quiet n) = "Displayed " ++ show n

main :: IO ()
main = do
  hSetBuffering stdout LineBuffering
  r <- try (evaluate (1 `div` (0 :: Int)))
  case r of
    Left DivideByZero -> putStrLn "div"
    Left e -> putStrLn ("arith " ++ show e)
    Right v -> print v
  r2 <- try (evaluate (head []))  :: IO (Either ErrorCall Int)
  putStrLn (either (const "head failed") show r2)
  r3 <- try (throwIO (MyErr 3))
  print (either (\(e :: MyErr) -> show e) (const "ok") r3)
  (do { _ <- throwIO (Other "x"); return () }) `catch` \(e :: SomeException) -> putStrLn ("some: " ++ show e)
  handle (\(e :: ArithException) -> print e) (void (evaluate (2 ^ (-1 :: Int) :: Int))) `catch` \(e :: SomeException) -> putStrLn "outer"
  flip finally (putStrLn "finally") $ putStrLn "body"
  r4 <- try (bracket (putStrLn "acq" >> return 5) (\_ -> putStrLn "rel") (\x -> when (x > 3) (throwIO (userError "big")) >> return x))
  case r4 of
    Left e | isUserError e -> putStrLn ("user: " ++ ioeGetErrorString e)
           | otherwise -> putStrLn "io"
    Right x -> print x
  r5 <- try (bracket_ (putStrLn "a") (putStrLn "b" >> throwIO (MyErr 1)) (throwIO (MyErr 2)))
  print (either (\(e :: MyErr) -> show e) show (r5 :: Either MyErr ()))
  ref <- newIORef (0 :: Int)
  (modifyIORef ref (+1) >> throwIO (MyErr 9)) `onException` writeIORef ref 100 `catch` \case
     MyErr n -> modifyIORef ref (+n)
     Other _ -> return ()
  readIORef ref >>= print
  r6 <- try (evaluate (fromJust Nothing :: Int))
  putStrLn (either (\(e :: SomeException) -> "fromJust") show r6)
  r7 <- try (evaluate (let f :: Int -> Int; f 1 = 2 in f 3))
  case r7 of
    Left (PatternMatchFail m) -> putStrLn m
    Right n -> print n
  r8 <- tryJust (\e -> if e == Overflow then Just () else Nothing) (evaluate (minBound `div` (-1) :: Int))
  print r8
  r9 <- catches (Left <$> evaluate (length [1, undefined, error "no"])) [Handler (\(e :: ArithException) -> return (Right "a")), Handler (\(e :: ErrorCall) -> return (Right "b"))]
  print r9
  r10 <- try (throwIO (AssertionFailed "af")) :: IO (Either AssertionFailed ())
  print r10
  r11 <- try (ioError (userError "u")) :: IO (Either IOException ())
  print r11
  print (fromException (toException (MyErr 1)) :: Maybe ArithException)
  print (fmap show (fromException (toException (MyErr 1)) :: Maybe MyErr))
  r12 <- try (evaluate (foldr (\x acc -> if x > 3 then throw (MyErr x) else x + acc) 0 [1..10])) :: IO (Either MyErr Int)
  print r12
  x <- catch (evaluate (error "first" + error "second" :: Int)) (\(ErrorCall m) -> putStrLn m >> return 0)
  print x
  r14 <- try (exitWith (ExitFailure 3))
  print (r14 :: Either ExitCode ())
  r13 <- try (evaluate (read "x" :: Int))
  putStrLn (either (\(ErrorCall text) -> text) show r13)
  hPutStrLn stderr "to stderr"
  r15 <- try (evaluate (case Just 3 of Nothing -> 1)) :: IO (Either PatternMatchFail Int)
  print r15
  throwIO (Quiet 4) `catch` \(SomeException e) -> putStrLn (displayException e)
  r16 <- try (void (throw (IndexOutOfBounds "xx") `seq` return ()))
  print (r16 :: Either ArrayException ())
  (throwIO (MyErr 1) `catch` \(e :: MyErr) -> throwIO (Other "from handler")) `catch` \(e :: MyErr) -> print e
  let loop n | n > 5 = throwIO (Other ("n=" ++ show n)) | otherwise = loop (n + 1)
  loop 0 `catch` (\e -> putStrLn ("caught " ++ show (e :: MyErr)))
  n <- (evaluate (throw Overflow) `catch` \e -> case e of { Overflow -> return 1; _ -> return 2 }) :: IO Int
  print n
  throwIO (Quiet 7)
