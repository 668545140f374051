; expect: verified
(declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
(define-fun-rec append (par (a) (((x (list a)) (y (list a))) (list a)))
  (match x ((nil y) ((cons z xs) (cons z (append xs y))))))
(define-fun-rec map (par (a b) (((f (=> a b)) (x (list a))) (list b)))
  (match x ((nil (_ nil b)) ((cons y xs) (cons (@ f y) (map f xs))))))
(prove (par (a b) (forall ((f (=> a b)) (x (list a)) (y (list a)))
  (= (map f (append x y)) (append (map f x) (map f y))))))
