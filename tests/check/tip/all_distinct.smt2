; expect: verified refuted
(prove (forall ((x Int)) (distinct x (+ x 1) (+ x 2))))
(prove (forall ((x Int) (y Int)) (=> (distinct x y 0) (distinct (* x x) (* y y) 0))))
