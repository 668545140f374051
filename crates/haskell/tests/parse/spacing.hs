module Spacing where
-- Operators without spaces mean what GHC takes them for.
f s i | s!i == 2 = s!i+1
      | s ! i == 3 = t!(i)!j
a = f.g.h $x
b = map ($x) ys++zs
c = f$g$ x
d = M.f.N.g
e = Just .f
g x=x-1*y
h x = -x
i = x -1
j = (x-)
k = a|||b
l = a#b + c?d + e%f + g~~>h
n = [x|x<-xs]++[y | y<-ys] where xs = 1
                                 ys = 2
o = \x->x
p = (\x->x)`f`(\_->1)
