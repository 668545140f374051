module Main where

newtype Action a = Action { perform :: (a -> IO ()) -> IO () }
instance Functor Action where fmap f (Action k) = Action (\c -> k (c . f))
instance Applicative Action where { pure x = Action ($ x); Action f <*> Action x = Action (\c -> f (\g -> x (c . g))) }
instance Monad Action where Action k >>= f = Action (\c -> k (\a -> perform (f a) c))
say :: String -> Action ()
say s = Action (\c -> putStrLn s >> c ())
ask :: Action String
ask = Action (getLine >>=)
main :: IO ()
main = perform (say "name?" >> ask >>= \n -> say ("hi " ++ n) >> return (length n)) print
