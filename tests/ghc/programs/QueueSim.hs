data Queue a = Queue [a] [a]
empty :: Queue a
empty = Queue [] []
push :: a -> Queue a -> Queue a
push x (Queue f b) = Queue f (x : b)
pop :: Queue a -> Maybe (a, Queue a)
pop (Queue [] []) = Nothing
pop (Queue [] b) = pop (Queue (reverse b) [])
pop (Queue (x : f) b) = Just (x, Queue f b)
drain :: Queue a -> [a]
drain q = maybe [] (\(x, r) -> x : drain r) (pop q)
main :: IO ()
main = do
  ws <- fmap words getContents
  print (drain (foldl (\q w -> if w == "-" then maybe q snd (pop q) else push w q) empty ws))
