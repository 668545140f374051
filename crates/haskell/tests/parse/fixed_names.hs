module FixedNames where
-- Words that are keywords in some extension only.
f as qualified hiding family role forall = as + forall
rec = 1
mdo x = proc x
pattern Foo = cases
cases group by using = stock via anyclass
g = do { rec <- mdo; pattern <- rec; return pattern }
h = forall . forall
i = \cases -> cases
static safe unsafe ccall = export prim
