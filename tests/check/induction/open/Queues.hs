-- A queue of two lists, and a list as one.
module Queues where

data Queue = Queue [Int] [Int]

empty :: Queue
empty = Queue [] []

put :: Int -> Queue -> Queue
put x (Queue front back) = Queue front (x : back)

get :: Queue -> Maybe (Int, Queue)
get (Queue [] back) = case reverse back of
  [] -> Nothing
  x : xs -> Just (x, Queue xs [])
get (Queue (x : xs) back) = Just (x, Queue xs back)

contents :: Queue -> [Int]
contents (Queue front back) = front ++ reverse back

putAll :: [Int] -> Queue -> Queue
putAll xs q = foldl (flip put) q xs

size :: Queue -> Int
size (Queue front back) = length front + length back

getAll :: Int -> Queue -> [Int]
getAll n q | n <= 0 = []
           | otherwise = case get q of
               Nothing -> []
               Just (x, rest) -> x : getAll (n - 1) rest

-- expect: verified
prop_put :: Int -> Queue -> Bool
prop_put x q = contents (put x q) == contents q ++ [x]

-- expect: verified
prop_get :: Queue -> Bool
prop_get q = case get q of
  Nothing -> null (contents q)
  Just (x, rest) -> contents q == x : contents rest

-- expect: verified
prop_size :: Queue -> Bool
prop_size q = size q == length (contents q)

-- expect: verified
prop_putAll :: [Int] -> Queue -> Bool
prop_putAll xs q = contents (putAll xs q) == contents q ++ xs

-- expect: verified
prop_putAll_size :: [Int] -> Queue -> Bool
prop_putAll_size xs q = size (putAll xs q) == length xs + size q

-- expect: verified
prop_putAll_empty :: [Int] -> Bool
prop_putAll_empty xs = contents (putAll xs empty) == xs

-- expect: refuted
prop_put_front :: Int -> Queue -> Bool
prop_put_front x q = contents (put x q) == x : contents q

-- expect: refuted
prop_get_size :: Queue -> Bool
prop_get_size q = case get q of
  Nothing -> True
  Just (_, rest) -> size rest == size q

-- expect: refuted
prop_put_get :: Int -> Queue -> Bool
prop_put_get x q = fmap fst (get (put x q)) == Just x

-- expect: refuted
prop_putAll_reversed :: [Int] -> Bool
prop_putAll_reversed xs = contents (putAll xs empty) == reverse xs

-- expect: refuted
prop_getAll_one_less :: Queue -> Bool
prop_getAll_one_less q = getAll (size q - 1) q == contents q

-- expect: refuted
prop_puts_commute :: Int -> Int -> Queue -> Bool
prop_puts_commute x y q = contents (put x (put y q)) == contents (put y (put x q))
