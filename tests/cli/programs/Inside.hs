module Inside where

newtype Step = Step (Int -> Int)

once, twice :: Step -> Int
once (Step f) = f 0
twice (Step f) = f 0 + f 0

newtype State s a = State { runState :: s -> (a, s) }

valueOf, stateAfter :: State Int Int -> Int -> Int
valueOf (State s) n = fst (s n)
stateAfter (State s) n = snd (s n)

newtype Chosen = Chosen (Int -> Step)

first, second :: Chosen -> Int
first (Chosen c) = case c 1 of Step f -> f 2
second (Chosen c) = case c 2 of Step f -> f 1

-- Each has another one inside, so none has an end.
data Stream = Stream Int (() -> Stream)

front, next :: Stream -> Int
front (Stream x _) = x
next (Stream x _) = x + 1

data Endless = Endless Int Endless

top, above :: Endless -> Int
top (Endless x _) = x
above (Endless x (Endless y _)) = x + y

newtype Machine a b = Machine { step :: a -> (b, Machine a b) }

one, other :: Machine Int Int -> Int
one (Machine m) = fst (m 0)
other (Machine m) = fst (m 0) + 1
