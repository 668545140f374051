import Data.Char (isSpace)
import Data.List (intercalate, dropWhileEnd)
data Setting = Setting { key :: String, value :: String } deriving (Show, Eq)
trim :: String -> String
trim = dropWhileEnd isSpace . dropWhile isSpace
parse :: Int -> String -> Either String (Maybe Setting)
parse n l
  | null t || head t == '#' = Right Nothing
  | (k, '=' : v) <- break (== '=') t = Right (Just Setting { key = trim k, value = trim v })
  | otherwise = Left ("line " ++ show n ++ ": no =")
  where t = trim l
main :: IO ()
main = do
  ls <- fmap lines getContents
  let rs = zipWith parse [1 ..] ls
  mapM_ (either putStrLn (maybe (return ()) print)) rs
  putStrLn (intercalate "," [key s | Right (Just s) <- rs])
