import Data.List
import Data.Maybe
data P = X | O deriving (Eq, Show)
type Board = [Maybe P]
wins :: Board -> P -> Bool
wins b p = any (all (== Just p)) (rows ++ transpose rows ++ [[b !! 0, b !! 4, b !! 8], [b !! 2, b !! 4, b !! 6]])
  where rows = [take 3 b, take 3 (drop 3 b), drop 6 b]
play :: Board -> [(P, Int)] -> String
play b [] = if all isJust b then "draw" else "open"
play b ((p, i) : ms)
  | isJust (b !! i) = "taken " ++ show i
  | wins b' p = show p ++ " wins"
  | otherwise = play b' ms
  where b' = take i b ++ [Just p] ++ drop (i + 1) b
main :: IO ()
main = interact (unlines . map (play (replicate 9 Nothing) . zip (cycle [X, O]) . map read . words) . lines)
