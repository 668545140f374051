-- A state monad of one's own, and trees numbered with it.
module StateMonad where

newtype State s a = State (s -> (a, s))

run :: State s a -> s -> (a, s)
run (State f) = f

instance Functor (State s) where
  fmap f m = m >>= return . f

instance Applicative (State s) where
  pure x = State (\s -> (x, s))
  mf <*> mx = do { f <- mf; x <- mx; pure (f x) }

instance Monad (State s) where
  m >>= k = State $ \s ->
    let (a, s') = run m s
     in run (k a) s'

get :: State s s
get = State (\s -> (s, s))

put :: s -> State s ()
put s = State (const ((), s))

modify :: (s -> s) -> State s ()
modify f = get >>= put . f

data Tree a = Tip | Bin (Tree a) a (Tree a) deriving (Show)

label :: Tree a -> State Int (Tree (Int, a))
label Tip = return Tip
label (Bin l x r) = do
  l' <- label l
  n <- get
  put (n + 1)
  r' <- label r
  return (Bin l' (n, x) r')

tree :: Tree Char
tree = Bin (Bin Tip 'a' Tip) 'b' (Bin Tip 'c' Tip)

-- A generator of numbers that look random.
type Rand = State Int

rand :: Int -> Rand Int
rand n = do
  s <- get
  let s' = (s * 1103515245 + 12345) `mod` 2147483648
  put s'
  return ((s' `div` 65536) `mod` n)

dice :: Int -> Rand [Int]
dice k = sequence (replicate k (fmap (+ 1) (rand 6)))

counter :: State Int Int
counter = do
  n <- get
  if n > 3
    then return n
    else do
      modify (+ 1)
      counter
