data Z a = Z [a] a [a] deriving Show
right, left :: Z a -> Maybe (Z a)
right (Z l x (y : r)) = Just (Z (x : l) y r)
right _ = Nothing
left (Z (y : l) x r) = Just (Z l y (x : r))
left _ = Nothing
main :: IO ()
main = do
  cmds <- getLine
  let go z [] = z
      go z (c : cs) = maybe (go z cs) (`go` cs) ((if c == 'r' then right else left) z)
  print (go (Z [] 1 [2, 3 :: Int]) cmds)
