{-# LANGUAGE NoImplicitPrelude #-}

-- | Zips of more than three lists.
module Selfsame.Zip
  ( zip4
  , zip5
  , zip6
  , zip7
  , zipWith4
  , zipWith5
  , zipWith6
  , zipWith7
  , unzip4
  , unzip5
  ) where

zip4 :: [a] -> [b] -> [c] -> [d] -> [(a, b, c, d)]
zip4 as bs cs ds = zipWith4 (,,,) as bs cs ds

zip5 :: [a] -> [b] -> [c] -> [d] -> [e] -> [(a, b, c, d, e)]
zip5 as bs cs ds es = zipWith5 (,,,,) as bs cs ds es

zip6 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [(a, b, c, d, e, f)]
zip6 as bs cs ds es fs = zipWith6 (,,,,,) as bs cs ds es fs

zip7 :: [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [(a, b, c, d, e, f, g)]
zip7 as bs cs ds es fs gs = zipWith7 (,,,,,,) as bs cs ds es fs gs

zipWith4 :: (a -> b -> c -> d -> z) -> [a] -> [b] -> [c] -> [d] -> [z]
zipWith4 k (a : as) (b : bs) (c : cs) (d : ds) = k a b c d : zipWith4 k as bs cs ds
zipWith4 _ _ _ _ _ = []

zipWith5 :: (a -> b -> c -> d -> e -> z) -> [a] -> [b] -> [c] -> [d] -> [e] -> [z]
zipWith5 k (a : as) (b : bs) (c : cs) (d : ds) (e : es) = k a b c d e : zipWith5 k as bs cs ds es
zipWith5 _ _ _ _ _ _ = []

zipWith6 :: (a -> b -> c -> d -> e -> f -> z) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [z]
zipWith6 k (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) = k a b c d e f : zipWith6 k as bs cs ds es fs
zipWith6 _ _ _ _ _ _ _ = []

zipWith7 :: (a -> b -> c -> d -> e -> f -> g -> z) -> [a] -> [b] -> [c] -> [d] -> [e] -> [f] -> [g] -> [z]
zipWith7 k (a : as) (b : bs) (c : cs) (d : ds) (e : es) (f : fs) (g : gs) =
  k a b c d e f g : zipWith7 k as bs cs ds es fs gs
zipWith7 _ _ _ _ _ _ _ _ = []

unzip4 :: [(a, b, c, d)] -> ([a], [b], [c], [d])
unzip4 [] = ([], [], [], [])
unzip4 ((a, b, c, d) : rest) = let ~(as, bs, cs, ds) = unzip4 rest in (a : as, b : bs, c : cs, d : ds)

unzip5 :: [(a, b, c, d, e)] -> ([a], [b], [c], [d], [e])
unzip5 [] = ([], [], [], [], [])
unzip5 ((a, b, c, d, e) : rest) =
  let ~(as, bs, cs, ds, es) = unzip5 rest in (a : as, b : bs, c : cs, d : ds, e : es)
