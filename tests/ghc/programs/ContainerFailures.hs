module Main where
import qualified Data.Map as M
import qualified Data.Map.Strict as MS
import qualified Data.IntMap as I
import qualified Data.Set as S
import qualified Data.Text as T
import qualified Data.Text.IO as TIO
import qualified Data.ByteString as B
import qualified Data.ByteString.Char8 as C
import qualified Data.Sequence as Q
import Data.Foldable
import Control.Exception
t :: Show a => a -> IO ()
t x = do { r <- try (evaluate (length (show x)) >> print x); case r of { Left e -> putStrLn ("! " ++ maybe (show e) (\(ErrorCall m) -> m) (fromException e)); Right () -> return () } }
main :: IO ()
main = do
  let m = M.fromList (zip [1 .. 10 :: Int] "abcdefghij")
  t (M.findMin (M.empty :: M.Map Int Int)); t (M.deleteMin (M.empty :: M.Map Int Int)); t (M.elemAt 10 m); t (M.deleteAt (-1) m); t (M.findIndex 99 m); t (m M.! 0); t (m M.!? 0)
  t (M.foldr (\_ _ -> 'x') undefined (M.singleton 1 'a')); t (null (M.lookupMin (M.map undefined m))); t (M.size (M.map undefined m)); t (MS.size (MS.map (const (1 `div` 0)) (M.singleton 1 1) :: M.Map Int Int))
  t (M.insertWith undefined 1 'z' m M.! 2); t (M.size (M.insertWith undefined 1 'z' m)); t (MS.insertWith (\_ _ -> undefined) 1 'z' m M.! 2)
  t (M.fromAscList [(1, 'a'), (1, 'b'), (2, 'c')]); t (M.fromDistinctAscList [(1, 'a'), (2, 'b')]); t (M.fromListWith (flip (++)) [(1, "a"), (1, "b")]); t (M.foldlWithKey (\a k v -> (k, v) : a) [] m); t (M.mapMaybe (\c -> if c > 'h' then Just c else Nothing) m); t (M.unionsWith (++) [M.singleton 1 "a", M.singleton 1 "b"])
  t (M.takeWhileAntitone (< 3) m); t (M.spanAntitone (< 9) m); t (M.lookupIndex 3 m); t (M.take 2 m, M.drop 9 m, M.splitAt 1 (M.take 2 m)); t (M.mergeWithKey (\_ a b -> Just (a ++ b)) id (const M.empty) (M.fromList [(1, "x"), (2, "y")]) (M.fromList [(2, "z"), (3, "w")]))
  t (M.alterF (\v -> [v, Nothing, Just 'q']) 2 (M.take 2 m)); t (M.foldMapWithKey (\k v -> show k ++ [v]) m); t (M.traverseWithKey (\k v -> if k < 99 then Just (k, v) else Nothing) (M.take 1 m)); t (M.compose (M.fromList [(1, 'a')]) (M.fromList [("x", 1), ("y", 2)])); t (M.disjoint m m, M.isProperSubmapOf (M.take 1 m) m, M.notMember 1 m, M.lookupGE 11 m)
  t (I.fromList [(5, 'a'), (-1, 'b')], I.findMax (I.fromList [(5, 'a')]), I.split 3 (I.fromList [(1, 'a'), (5, 'b')]), I.updateLookupWithKey (\_ _ -> Nothing) 5 (I.fromList [(5, 'a')]), I.unionWith (++) (I.singleton 1 "a") (I.singleton 1 "b"))
  t (S.findMin (S.empty :: S.Set Int)); t (S.deleteFindMin (S.fromList [3, 1])); t (S.elemAt 5 (S.fromList [1])); t (S.foldr (:) [] (S.fromList "hello")); t (S.toDescList (S.fromList [1, 3, 2])); t (S.disjointUnion (S.fromList [1]) (S.fromList "a")); t (S.alterF (\b -> [b, not b]) 3 (S.fromList [1])); t (S.splitMember 2 (S.fromList [1, 2, 3]))
  t (Q.index (Q.fromList [1, 2]) 5); t (Q.fromList [1, 2] Q.!? (-1)); t (Q.adjust' (+ 1) 9 (Q.fromList [1])); t (Q.insertAt 99 0 (Q.fromList [1])); t (Q.insertAt (-5) 0 (Q.fromList [1])); t (Q.take (-1) (Q.fromList [1])); t (Q.zipWith (+) (Q.fromList [1, 2, 3]) (Q.fromList [10])); t (Q.intersperse 0 (Q.fromList [1, 2, 3])); t (Q.scanl (+) 0 (Q.fromList [1, 2])); t (Q.unstableSort (Q.fromList [3, 1])); t (Q.breakl (> 1) (Q.fromList [1, 2, 1])); t (Q.foldrWithIndex (\i x a -> i + x + a) 0 (Q.fromList [5, 6])); t (Q.fromFunction 3 (* 2)); t (Q.chunksOf 0 (Q.fromList [1])); t (Q.partition even (Q.fromList [1 .. 4])); t (Q.findIndexL (> 1) (Q.fromList [1, 2])); t (Q.elemIndicesL 1 (Q.fromList [1, 2, 1]))
  t (T.head T.empty); t (T.index (T.pack "ab") 2); t (T.splitOn T.empty (T.pack "a")); t (T.splitOn (T.pack "aa") (T.pack "aaaaa")); t (T.breakOn (T.pack "x") (T.pack "abc")); t (T.replicate 3 (T.pack "ab")); t (T.take (-1) (T.pack "ab")); t (T.center 5 '*' (T.pack "ab")); t (T.words (T.pack " a\tb\n")); t (T.unwords [T.pack "a", T.empty]); t (T.maximum (T.pack "abz")); t (T.foldr1 max T.empty); t (T.breakOnAll (T.pack "/") (T.pack "a/b/c")); t (T.stripStart (T.pack " \160x")); t (T.zipWith max (T.pack "az") (T.pack "bbb")); t (T.filter (> 'b') (T.pack "abcd")); t (T.unsnoc (T.pack "ab"), T.uncons T.empty); t (T.toUpper (T.pack "stra\223e"), T.toLower (T.pack "\304")); t (T.count (T.pack "aa") (T.pack "aaaa")); t (compare (T.pack "a") (T.pack "ab")); t (T.dropAround (== '-') (T.pack "--a-b--")); t (T.intersperse ',' (T.pack "abc"))
  TIO.putStrLn (T.pack "\955x \8594 \128512")
  t (B.head B.empty); t (B.index (B.pack [1]) 1); t (B.pack [255, 0]); t (C.pack "\955"); t (C.readInt (C.pack "+5 x"), C.readInt (C.pack ""), C.readInteger (C.pack "-99999999999999999999z")); t (B.breakSubstring (B.pack [2]) (B.pack [1, 2, 3])); t (B.foldr' (+) 0 (B.pack [200, 100])); t (C.split ',' (C.pack "")); t (C.splitWith (== ',') (C.pack "a,,b")); t (B.group (B.pack [1, 1, 2])); t (B.sort (B.pack [3, 1, 2]), B.reverse (B.pack [1, 2]), B.intercalate (B.pack [0]) [B.pack [1], B.pack [2]]); t (B.isInfixOf (B.pack [2]) (B.pack [1, 2]), B.elemIndex 2 (B.pack [1, 2]), B.count 1 (B.pack [1, 1])); t (C.dropWhileEnd (== ' ') (C.pack "a  ")); t (B.unsnoc (B.pack [1, 2]), B.mapAccumL (\a x -> (a + 1, x + fromIntegral a)) (0 :: Int) (B.pack [1, 1])); t (B.zip (B.pack [1, 2]) (B.pack [3])); t (C.unwords [C.pack "a", C.pack "b"], C.unlines [C.pack "a"]); t (B.transpose [B.pack [1, 2], B.pack [3]]); t (B.replicate 3 7, B.unfoldrN 3 (\n -> Just (n, n + 1)) 250)
