import Data.Either (partitionEithers)
import Text.Read (readMaybe)
parse :: String -> Either String Int
parse s = maybe (Left s) Right (readMaybe s)
main :: IO ()
main = do
  ws <- fmap words getContents
  let (bad, good) = partitionEithers (map parse ws)
  putStrLn ("bad: " ++ unwords bad)
  print (sum good)
  print (sequence (map parse ws), traverse parse ["1", "2"])
