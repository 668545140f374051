{-# LANGUAGE TypeOperators #-}
import qualified Data.Map as M
newtype W = W { unW :: Int } deriving (Show, Eq, Ord)
data a :& b = a :& b deriving Show
infixr 5 :&
main :: IO ()
main = do
  print (Just (-1), [Left (-2), Right (Just 3.5)])
  print (W (-4), Just (W 2))
  print (1 :& (-2) :& 'c' :& ())
  print (M.fromList [(W 1, "a")])
  print (showsPrec 11 (-5 :: Int) "", show (Just (Just Nothing :: Maybe (Maybe Int))))
  putStrLn (show "tab\tquote\"\1234\&5")
