{-# LANGUAGE PatternSynonyms, ViewPatterns #-}
import qualified Data.Sequence as Seq
pattern Pt :: a -> b -> (a, b)
pattern Pt x y = (x, y)
pattern Even :: Int
pattern Even <- (even -> True)
f :: Int -> String
f Even = "even"
f (subtract 1 -> 0) = "one"
f _ = "odd"
main :: IO ()
main = do
  let Pt a b = Pt 1 'c'
  print (a :: Int, b)
  mapM_ (putStrLn . f) [0, 1, 3]
  print (case Seq.fromList "ab" of { x Seq.:<| _ -> x; Seq.Empty -> '-' })
