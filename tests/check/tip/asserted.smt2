; expect: verified verified verified
(declare-datatype Nat ((zero) (succ (pred Nat))))
(define-fun-rec plus ((x Nat) (y Nat)) Nat
  (match x ((zero y) ((succ z) (succ (plus z y))))))
(assert (forall ((x Nat)) (= (plus x zero) x)))
(assert (forall ((x Nat) (y Nat)) (= (plus x (succ y)) (succ (plus x y)))))
(prove (forall ((x Nat) (y Nat)) (= (plus x y) (plus y x))))
