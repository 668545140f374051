module Graphs where

import qualified Data.Map.Strict as Map
import qualified Data.Set as Set

type Graph = Map.Map Char [(Char, Int)]

graph :: Graph
graph = Map.fromList
  [ ('a', [('b', 7), ('c', 3)])
  , ('b', [('d', 2)])
  , ('c', [('b', 1), ('d', 8)])
  , ('d', [])
  , ('e', [('a', 1)])
  ]

reachable :: Graph -> Char -> Set.Set Char
reachable g = go Set.empty . (: [])
  where
    go seen [] = seen
    go seen (x : xs)
      | x `Set.member` seen = go seen xs
      | otherwise = go (Set.insert x seen) (map fst (Map.findWithDefault [] x g) ++ xs)

dijkstra :: Graph -> Char -> Map.Map Char Int
dijkstra g s = loop (Set.singleton (0, s)) (Map.singleton s 0)
  where
    loop queue dist = case Set.minView queue of
      Nothing -> dist
      Just ((d, u), rest)
        | d > Map.findWithDefault maxBound u dist -> loop rest dist
        | otherwise ->
            let edges = Map.findWithDefault [] u g
                better = [(d + w, v) | (v, w) <- edges, d + w < Map.findWithDefault maxBound v dist]
             in loop (foldr Set.insert rest better) (foldr (\(d', v) -> Map.insert v d') dist better)

topological :: Graph -> [Char]
topological g = reverse (snd (foldl visit (Set.empty, []) (Map.keys g)))
  where
    visit (seen, out) x
      | Set.member x seen = (seen, out)
      | otherwise =
          let (seen', out') = foldl visit (Set.insert x seen, out) (map fst (g Map.! x))
           in (seen', x : out')

transposeG :: Graph -> Graph
transposeG g = Map.unionWith (++) (Map.fromListWith (++) [(v, [(u, w)]) | (u, es) <- Map.toList g, (v, w) <- es]) (Map.map (const []) g)
