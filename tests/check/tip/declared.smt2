; expect: verified refuted
(declare-sort Elem 0)
(declare-const here Elem)
(declare-fun next (Elem) Elem)
(declare-datatype List ((nil) (cons (head Elem) (tail List))))
(define-fun-rec each ((xs List)) List
  (match xs ((nil nil) ((cons y ys) (cons (next y) (each ys))))))
(define-fun-rec app ((xs List) (ys List)) List
  (match xs ((nil ys) ((cons z zs) (cons z (app zs ys))))))
(define-fun marked ((xs List)) List (cons here xs))
(prove (forall ((xs List) (ys List)) (= (each (app xs ys)) (app (each xs) (each ys)))))
(prove (forall ((xs List)) (= (each (marked xs)) (marked (each xs)))))
(check-sat)
