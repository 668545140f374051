module Shapes where

-- Records: construction, update, fields in patterns, fields as functions, Show.

data Point = Point { px :: Int, py :: Int }
  deriving (Eq, Ord, Show)

data Shape
  = Circle { centre :: Point, radius :: Double }
  | Rect { corner :: Point, width, height :: Double }
  | Blob
  deriving (Eq, Show)

origin :: Point
origin = Point { px = 0, py = 0 }

shift :: Int -> Int -> Point -> Point
shift dx dy p@Point { px = x } = p { px = x + dx, py = py p + dy }

area :: Shape -> Double
area Circle { radius = r } = 3 * r * r
area (Rect _ w h) = w * h
area Blob {} = 0

grow :: Double -> Shape -> Shape
grow k s@(Circle {}) = s { radius = k * radius s }
grow k s@(Rect {}) = s { width = k * width s, height = k * height s }
grow _ s = s

widen :: Shape -> Shape
widen s = s { width = 3 }

shapes :: [Shape]
shapes =
  [ Circle { radius = 1.5, centre = Point { py = -2, px = 3 } }
  , Rect (Point 1 (-1)) 2 0.5
  , Blob
  ]
