import qualified Data.Sequence as S
import Data.Sequence (Seq, (|>), (<|), (><))
import Data.Foldable (toList)
main :: IO ()
main = do
  let s = S.fromList [1 .. 5] |> 6 :: Seq Int
  print (toList (0 <| s))
  print (S.length (s >< s), S.index s 2, S.update 1 99 s)
  print (S.reverse (S.take 3 s), S.lookup 10 s)
  print (S.sort (S.fromList "hello"))
