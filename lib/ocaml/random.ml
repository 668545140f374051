(* Random as OCaml 4 has it: a lagged Fibonacci generator on 55 numbers of 30 bits. *)

let self_seeded () = unsupported "a seed from the system"
let mask = 0x3FFFFFFF

module State = struct
  type t = { st : int array; mutable idx : int }

  let extracted d =
    let code i = int_of_char (String.get d i) in
    code 0 + (code 1 lsl 8) + (code 2 lsl 16) + (code 3 lsl 24)

  let full_init s seed =
    let seed = if Array.length seed = 0 then [| 0 |] else seed in
    let l = Array.length seed in
    for i = 0 to 54 do s.st.(i) <- i done;
    let so_far = ref "x" in
    for i = 0 to 54 + if l > 55 then l else 55 do
      let j = i mod 55 in
      so_far := Digest.string (!so_far ^ string_of_int seed.(i mod l));
      s.st.(j) <- (s.st.(j) lxor extracted !so_far) land mask
    done;
    s.idx <- 0

  let make seed =
    let s = { st = Array.make 55 0; idx = 0 } in
    full_init s seed;
    s

  let make_self_init () : t = self_seeded ()
  let copy s = { st = Array.copy s.st; idx = s.idx }

  let assign into from =
    Array.blit from.st 0 into.st 0 55;
    into.idx <- from.idx

  let bits s =
    s.idx <- (s.idx + 1) mod 55;
    let current = s.st.(s.idx) in
    let next = (s.st.((s.idx + 24) mod 55) + (current lxor ((current lsr 25) land 0x1F))) land mask in
    s.st.(s.idx) <- next;
    next

  let rec below s n =
    let r = bits s in
    let v = r mod n in
    if r - v > mask - n + 1 then below s n else v

  let int s bound = if bound > mask || bound <= 0 then invalid_arg "Random.int" else below s bound

  (* Of bounds of more than 30 bits: the upper bits of two or three numbers. *)
  let rec below_large s n =
    let first = bits s in
    let second = bits s in
    let r, most =
      if n <= 0x7FFFFFFF then (((second land 0x3FFFC000) lsl 1) lor (first lsr 15), 0x7FFFFFFF)
      else
        let third = bits s in
        (((((third land 0x3FFFFE00) lsl 12) lor (second lsr 9)) lsl 20) lor (first lsr 10), max_int)
    in
    let v = r mod n in
    if r - v > most - n + 1 then below_large s n else v

  let full_int s bound =
    if bound <= 0 then invalid_arg "Random.full_int"
    else if bound > mask then below_large s bound
    else below s bound

  let raw s =
    let scale = 1073741824. in
    let r1 = float_of_int (bits s) in
    let r2 = float_of_int (bits s) in
    ((r1 /. scale) +. r2) /. scale

  let float s bound = raw s *. bound
  let bool s = bits s land 1 = 0
  let rec below_32 s n =
    let low = Int32.of_int (bits s) in
    let high = Int32.shift_left (Int32.of_int (bits s land 1)) 30 in
    let r = Int32.logor low high in
    let v = Int32.rem r n in
    if Int32.compare (Int32.sub r v) (Int32.add (Int32.sub Int32.max_int n) Int32.one) > 0 then below_32 s n else v

  let int32 s bound = if Int32.compare bound Int32.zero <= 0 then invalid_arg "Random.int32" else below_32 s bound

  let rec below_64 s n =
    let low = Int64.of_int (bits s) in
    let middle = Int64.shift_left (Int64.of_int (bits s)) 30 in
    let high = Int64.shift_left (Int64.of_int (bits s land 7)) 60 in
    let r = Int64.logor low (Int64.logor middle high) in
    let v = Int64.rem r n in
    if Int64.compare (Int64.sub r v) (Int64.add (Int64.sub Int64.max_int n) Int64.one) > 0 then below_64 s n else v

  let int64 s bound = if Int64.compare bound Int64.zero <= 0 then invalid_arg "Random.int64" else below_64 s bound
  let nativeint s bound = Int64.to_nativeint (int64 s (Int64.of_nativeint bound))
end

let default =
  {
    State.st =
      [|
    0x3ae2522b; 0x1d8d4634; 0x15b4fad0; 0x18b14ace; 0x12f8a3c4; 0x3b086c47; 0x16d467d6; 0x101d91c7; 0x321df177;
    0x176c193; 0x1ff72bf1; 0x1e889109; 0xb464b18; 0x2b86b97c; 0x891da48; 0x3137463; 0x85ac5a1; 0x15d61f2f; 0x3bced359;
    0x29c1c132; 0x3a86766e; 0x366d8c86; 0x1f5b6222; 0x3ce1b59f; 0x2ebf78e1; 0x27cd1b86; 0x258f3dc3; 0x389a8194;
    0x2e4c44c; 0x18c43f7d; 0xf6e534f; 0x1e7df359; 0x55d0b7e; 0x10e84e7e; 0x126198e4; 0xe7722cb; 0x1cbede28;
    0x3391b964; 0x3d40e92a; 0xc59933d; 0xb8cd0b7; 0x24efff1c; 0x2803fdaa; 0x8ebc72e; 0xf522e32; 0x5398edc; 0x2144a04c;
    0xaef3cbd; 0x1ad4719; 0x35b93cd6; 0x2a559d4f; 0x1e6fd768; 0x26e27f36; 0x186f18c3; 0x2fbf967a
      |];
    idx = 0;
  }

let bits () = State.bits default
let int bound = State.int default bound
let full_int bound = State.full_int default bound
let float bound = State.float default bound
let bool () = State.bool default
let int32 bound = State.int32 default bound
let nativeint bound = State.nativeint default bound
let int64 bound = State.int64 default bound
let full_init seed = State.full_init default seed
let init seed = State.full_init default [| seed |]
let self_init () : unit = self_seeded ()
let get_state () = State.copy default
let set_state s = State.assign default s
