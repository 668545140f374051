type instr = Push of int | Add | Mul | Sub | Dup | Swap | Jmp of int | Jz of int | Halt

type state = { pc : int; stack : int list; steps : int }

exception Stuck of string

let exec program =
  let code = Array.of_list program in
  let rec run st =
    if st.steps > 1000 then raise (Stuck "too many steps")
    else if st.pc < 0 || st.pc >= Array.length code then st
    else
      let next = { st with pc = st.pc + 1; steps = st.steps + 1 } in
      match (code.(st.pc), st.stack) with
      | Halt, _ -> st
      | Push n, s -> run { next with stack = n :: s }
      | Add, b :: a :: s -> run { next with stack = (a + b) :: s }
      | Sub, b :: a :: s -> run { next with stack = (a - b) :: s }
      | Mul, b :: a :: s -> run { next with stack = (a * b) :: s }
      | Dup, a :: s -> run { next with stack = a :: a :: s }
      | Swap, a :: b :: s -> run { next with stack = b :: a :: s }
      | Jmp t, _ -> run { next with pc = t }
      | Jz t, a :: s -> run { next with stack = s; pc = (if a = 0 then t else next.pc) }
      | (Add | Sub | Mul | Dup | Swap | Jz _), _ -> raise (Stuck "stack underflow")
  in
  run { pc = 0; stack = []; steps = 0 }

let outcome p = match exec p with { stack = top :: _; _ } -> Ok top | { stack = []; _ } -> Error "empty" | exception Stuck m -> Error m

let simple = outcome [ Push 2; Push 3; Add; Push 4; Mul ]
let countdown = outcome [ Push 5; Push 1; Sub; Dup; Jz 6; Jmp 1; Push 42 ]
let underflow = outcome [ Push 1; Add ]
let forever = outcome [ Jmp 0 ]
let final = exec [ Push 1; Halt; Push 2 ]
