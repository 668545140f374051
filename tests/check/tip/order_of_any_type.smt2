; expect: verified
(declare-datatype
  list (par (a) ((nil) (cons (head a) (tail (list a))))))
(define-fun-rec
  largest
  (par (t) (((x t) (y (list t))) t))
  (match y
    ((nil x)
     ((cons z zs) (ite (<= x z) (largest z zs) (largest x zs))))))
(define-fun-rec
  size
  (par (t) (((x (list t))) Int))
  (match x
    ((nil 0)
     ((cons z zs) (+ 1 (size zs))))))
(prove (par (t) (forall ((x t) (xs (list t))) (<= 0 (size (cons (largest x xs) xs))))))
