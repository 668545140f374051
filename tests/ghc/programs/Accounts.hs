module Main where
import qualified Data.Map as Map
import Data.Map (Map)
import Control.Monad (forM_)

type Accounts = Map String Int

apply :: Accounts -> [String] -> Either String Accounts
apply m ["open", who] = Right (Map.insertWith (\_ old -> old) who 0 m)
apply m ["put", who, n] = Right (Map.adjust (+ read n) who m)
apply m ["take", who, n]
  | Map.findWithDefault 0 who m < read n = Left ("not enough: " ++ who)
  | otherwise = Right (Map.adjust (subtract (read n)) who m)
apply _ ws = Left ("what? " ++ unwords ws)

main :: IO ()
main = do
  text <- getContents
  let go m [] = return m
      go m (l : ls) = case apply m (words l) of
        Left e -> putStrLn e >> go m ls
        Right m' -> go m' ls
  m <- go Map.empty (lines text)
  forM_ (Map.toList m) $ \(k, v) -> putStrLn (k ++ ": " ++ show v)
