; expect: verified
(declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
(define-fun-rec sum ((x (list Int))) Int
  (match x ((nil 0) ((cons y xs) (+ y (sum xs))))))
(define-fun-rec double ((x (list Int))) (list Int)
  (match x ((nil (_ nil Int)) ((cons y xs) (cons (+ y y) (double xs))))))
(prove (forall ((x (list Int))) (= (sum (double x)) (+ (sum x) (sum x)))))
