main :: IO ()
main = do
  rows <- fmap lines getContents
  let h = length rows
      w = length (head rows)
      at r c = r >= 0 && r < h && c >= 0 && c < w && rows !! r !! c == '*'
      cell r c | at r c = '*'
               | otherwise = case length (filter id [at (r + i) (c + j) | i <- [-1, 0, 1], j <- [-1, 0, 1]]) of
                   0 -> '.'
                   n -> head (show n)
  putStr (unlines [[cell r c | c <- [0 .. w - 1]] | r <- [0 .. h - 1]])
