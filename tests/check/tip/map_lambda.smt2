; expect: verified
(declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
(define-fun-rec map (par (a b) (((f (=> a b)) (x (list a))) (list b)))
  (match x ((nil (_ nil b)) ((cons y xs) (cons (@ f y) (map f xs))))))
(prove (par (a b c) (forall ((f (=> a b)) (g (=> b c)) (x (list a)))
  (= (map g (map f x)) (map (lambda ((y a)) (@ g (@ f y))) x)))))
