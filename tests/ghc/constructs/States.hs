module States where

newtype State s a = State { runState :: s -> (a, s) }

instance Functor (State s) where
  fmap f (State g) = State $ \s -> let (a, s') = g s in (f a, s')

instance Applicative (State s) where
  pure a = State $ \s -> (a, s)
  State f <*> State g = State $ \s ->
    let (h, s1) = f s
        (a, s2) = g s1
     in (h a, s2)

instance Monad (State s) where
  return = pure
  State g >>= f = State $ \s -> let (a, s') = g s in runState (f a) s'

get' :: State s s
get' = State $ \s -> (s, s)

put' :: s -> State s ()
put' s = State $ const ((), s)

fresh :: State Int Int
fresh = do
  n <- get'
  put' (n + 1)
  return n

label :: [a] -> State Int [(Int, a)]
label = mapM (\x -> do { n <- fresh; return (n, x) })

lcg :: State Int Int
lcg = do
  s <- get'
  let s' = (s * 1103515245 + 12345) `mod` 2147483648
  put' s'
  return (s' `mod` 6 + 1)

lazyOnes :: [Int]
lazyOnes = take 3 (fst (runState (sequence (repeat (pure 1))) ()))
