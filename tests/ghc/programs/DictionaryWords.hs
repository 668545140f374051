import qualified Data.Set as Set
main :: IO ()
main = do
  dict <- fmap (Set.fromList . words) getLine
  text <- getContents
  let unknown = [w | w <- words text, not (Set.member w dict)]
  putStrLn (if null unknown then "all known" else unwords unknown)
  print (Set.toList (Set.map length dict))
