; expect: verified
(declare-datatype Nat ((zero) (succ (pred Nat))))
(define-funs-rec
  ((even ((x Nat)) Bool)
   (odd ((x Nat)) Bool))
  ((match x ((zero true) ((succ y) (odd y))))
   (match x ((zero false) ((succ y) (even y))))))
(define-fun-rec plus ((x Nat) (y Nat)) Nat
  (match x ((zero y) ((succ z) (succ (plus z y))))))
(prove (forall ((x Nat)) (even (plus x x))))
