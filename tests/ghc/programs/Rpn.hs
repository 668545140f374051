module Main where

solve :: String -> Either String Double
solve = go [] . words
  where
    go [x] [] = Right x
    go stack [] = Left ("left: " ++ show (length stack))
    go (y : x : rest) (op : ops) | Just f <- lookup op table = go (f x y : rest) ops
    go stack (op : ops) = case reads op of
      [(n, "")] -> go (n : stack) ops
      _ -> Left ("what is " ++ op)
    table = [("+", (+)), ("-", (-)), ("*", (*)), ("/", (/))]
main :: IO ()
main = getContents >>= mapM_ (either (putStrLn . ("error: " ++)) print . solve) . lines
