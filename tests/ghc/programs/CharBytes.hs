module Main (main) where
import qualified Data.ByteString.Char8 as C
import qualified Data.ByteString.Lazy.Char8 as L
main :: IO ()
main = do
  let s = C.pack "hello world \300\255"
      l = L.pack "hello world \300\255"
  print s
  print l
  print (C.foldl1 (\_ _ -> '\300') s, C.foldl1' (\_ _ -> '\300') s, C.foldr1 (\_ _ -> '\300') s, C.foldr1' (\_ _ -> '\300') s)
  print (L.foldl1 (\_ _ -> '\300') l, L.foldl1' (\_ _ -> '\300') l, L.foldr1 (\_ _ -> '\300') l)
  print (C.scanl (\_ y -> succ y) '\400' s, L.scanl (\_ y -> succ y) '\400' l)
  print (C.scanl (\x _ -> succ x) '\254' s, L.scanl (\x _ -> succ x) '\254' l)
  print (C.mapAccumL (\a c -> (a + fromEnum c, succ c)) 0 s, L.mapAccumR (\a c -> (a + fromEnum c, succ c)) 0 l)
  print (C.unfoldr (\n -> if n > 300 then Nothing else Just (toEnum n, n + 7)) 200)
  print (L.unfoldr (\n -> if n > 300 then Nothing else Just (toEnum n, n + 7)) 200)
  print (C.unfoldrN 3 (\n -> if n > 300 then Nothing else Just (toEnum n, n + 7)) 280)
  print (C.uncons s, C.unsnoc s, L.uncons l, L.unsnoc l, C.uncons C.empty, L.unsnoc L.empty)
  print (C.find (> 'o') s, L.find (> 'o') l, C.findIndex (== 'o') s, C.elemIndexEnd 'o' s)
  print (C.split 'o' s, L.split 'o' l, C.splitWith (== 'l') s, C.groupBy (\x y -> x < y) s, L.groupBy (<) l)
  print (C.spanEnd (> '\200') s, C.breakEnd (== 'o') s, C.takeWhileEnd (/= 'o') s, C.dropWhileEnd (/= 'o') s)
  print (C.elem '\300' s, C.count 'o' s, L.count '\300' l, C.index s 4, L.index l 4, C.zip s (C.pack "abc"))
  print (C.words s, C.lines (C.pack "a\nb\n\nc"), C.unwords [s, s])
  print (L.words l, L.lines (L.pack "a\n\nb\n"), C.readInt (C.pack "-12x"), L.readInt (L.pack "+99 z"), C.readInteger (C.pack "x"))
  print (C.replicate 3 '\300', L.replicate 3 'x', L.take 4 (L.iterate succ '\254'), L.take 3 (L.repeat 'q'), L.take 7 (L.cycle (L.pack "ab")))
  print (C.foldr (:) [] s, C.foldr' (:) [] s, L.foldr (:) [] l, C.foldl (flip (:)) [] s, L.foldl' (flip (:)) [] l)
  print (C.concatMap (C.replicate 2) s, C.any (== 'w') s, L.all (/= 'w') l, C.maximum s, L.minimum l)
  print (C.map succ s, L.intersperse '-' l, C.intersperse '-' s)
  print (C.partition (> 'l') s, L.partition (> 'l') l, L.span (/= ' ') l, L.break (== ' ') l, L.takeWhile (/= ' ') l, L.dropWhile (/= ' ') l, L.filter (> 'l') l)
  print (C.elemIndices 'o' s, L.elemIndices 'o' l, C.findIndices (== 'l') s, C.strip (C.pack "  a b "), C.zipWith (,) s s == zip (C.unpack s) (C.unpack s))
  print (C.head (C.pack ""))
