module Tabs where

f x = case x of
	0 -> 1
	_ -> y
	  where	y = 2
		z = 3
g	= 1
