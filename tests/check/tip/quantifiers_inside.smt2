; expect: verified refuted
(declare-datatype Nat ((zero) (succ (pred Nat))))
(define-fun-rec plus ((x Nat) (y Nat)) Nat
  (match x ((zero y) ((succ z) (succ (plus z y))))))
(define-fun-rec leq ((x Nat) (y Nat)) Bool
  (match x ((zero true) ((succ z) (match y ((zero false) ((succ w) (leq z w))))))))
(prove (forall ((x Nat) (y Nat)) (=> (exists ((z Nat)) (= (plus x z) y)) (leq x y))))
(prove (not (exists ((x Nat) (y Nat)) (and (leq x y) (= (plus x x) y)))))
