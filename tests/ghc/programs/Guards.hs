import Data.Maybe (mapMaybe)
classify :: (Int, String) -> Maybe String
classify (n, s)
  | n < 0 = Nothing
  | Just t <- lookup n table, length t > 2 = Just (t ++ s)
  | [c] <- s, c `elem` "xyz" = Just "single"
  | otherwise = Just (show n)
  where table = [(1, "one"), (2, "tw")]
main :: IO ()
main = mapM_ putStrLn (mapMaybe classify [(-1, ""), (1, "!"), (2, "y"), (2, "q"), (7, "")])
