data Tree = Leaf | Node { left :: Tree, label :: Int, right :: Tree } deriving (Show, Read, Eq)
data Op = Int :+: Int | Op :*: Int deriving (Show, Read, Eq)
infixl 6 :+:
infixl 7 :*:
main :: IO ()
main = do
  let t = Node Leaf (-3) (Node Leaf 2 Leaf)
  print t
  print (read (show t) == t)
  print (read "  ( Node {left=Leaf , label = 4, right = Leaf } ) " :: Tree)
  print ((1 :+: 2) :*: 3)
  print (read "(1 :+: 2) :*: 3" :: Op)
  print (reads "12abc" :: [(Int, String)])
