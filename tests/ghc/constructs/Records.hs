module Records where

data Point = Point { px :: Int, py :: Int } deriving (Eq, Ord, Show)

data Shape
  = Circle { centre :: Point, radius :: Double }
  | Box { corner :: Point, size :: (Int, Int) }
  | Empty
  deriving (Eq, Show)

data Op = Op { count' :: Int, name' :: String } deriving (Show)

origin :: Point
origin = Point { py = 0, px = 0 }

move :: Int -> Point -> Point
move d p = p { px = px p + d }

shift :: Shape -> Shape
shift s@Circle {} = s { radius = radius s * 2 }
shift s@Box { corner = Point { px = x } } = s { size = (x, x) }
shift Empty = Empty
