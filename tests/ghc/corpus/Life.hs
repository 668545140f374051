module Life where

import Data.List (group, sort)
import Data.Set (Set)
import qualified Data.Set as Set

type Cell = (Int, Int)

neighbours :: Cell -> [Cell]
neighbours (x, y) = [(x + dx, y + dy) | dx <- [-1 .. 1], dy <- [-1 .. 1], (dx, dy) /= (0, 0)]

step :: Set Cell -> Set Cell
step live = Set.fromList [c | (c, n) <- counts, n == 3 || (n == 2 && c `Set.member` live)]
  where
    counts = map (\g -> (head g, length g)) . group . sort . concatMap neighbours $ Set.elems live

glider, blinker :: Set Cell
glider = Set.fromList [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)]
blinker = Set.fromList [(0, 1), (1, 1), (2, 1)]

render :: Int -> Set Cell -> [String]
render n s = [[if (x, y) `Set.member` s then '*' else '.' | x <- [0 .. n - 1]] | y <- [0 .. n - 1]]

generations :: Set Cell -> [Set Cell]
generations = iterate step

period :: Set Cell -> Int
period s = 1 + length (takeWhile (/= s) (tail (generations s)))
