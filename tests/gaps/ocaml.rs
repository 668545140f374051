//! Unsupported things of OCaml.

use super::Kind;

const fn kind(name: &'static str, before: &'static str, hole: &'static str) -> Kind {
    Kind { name, before, hole }
}

pub const KINDS: &[Kind] = &[
    kind(
        "Hashtbl",
        "let table : (int, int) Hashtbl.t = Hashtbl.create 8\n",
        "(Hashtbl.replace table x NN; Hashtbl.find table x)",
    ),
    kind("Hashtbl.hash", "", "(Hashtbl.hash (x + NN))"),
    kind(
        "a shared Buffer",
        "let b = Buffer.create 8\nlet other = b\n",
        "(Buffer.add_string b (string_of_int (x + NN)); String.length (Buffer.contents other) + NN)",
    ),
    kind("objects", "", "((object method get = x + NN end)#get)"),
    kind("classes", "class c y = object method get = y + NN end\n", "((new c x)#get)"),
    kind("Random", "", "(Random.int (abs x + NN))"),
    kind("exit", "", "(if x = 0 then exit NN else x + NN)"),
    kind("aliased arrays", "let cells = [| 0; 0 |]\nlet alias = cells\n", "(alias.(0) <- x + NN; cells.(0))"),
    kind("arrays written at the start", "let cells = [| 0; 1 |]\nlet () = cells.(0) <- NN\n", "(cells.(0) + x)"),
    kind(
        "arrays written at the start by another name",
        "let cells = Array.make 2 0\nlet both = (cells, 1)\nlet () = Array.fill (fst both) 0 2 NN\n",
        "(cells.(1) + x)",
    ),
    kind(
        "functions that keep an array",
        "let (get, set) = let a = [| 0 |] in ((fun () -> a.(0)), (fun y -> a.(0) <- y))\nlet () = set NN\n",
        "(get () + x)",
    ),
    kind("calls that keep an array", "", "(let t = [| x; 1 |] in let g = Array.get t in t.(0) <- x + NN; g 0)"),
    kind(
        "shared Bytes",
        "let b = Bytes.make 1 'a'\nlet other = b\n",
        "(Bytes.set b 0 (Char.chr (64 + NN mod 50)); Char.code (Bytes.get other 0) + x)",
    ),
    kind("a shared Queue", "let q = Queue.create ()\nlet other = q\n", "(Queue.add (x + NN) q; Queue.pop other)"),
    kind("a shared Stack", "let s = Stack.create ()\nlet other = s\n", "(Stack.push (x + NN) s; Stack.pop other)"),
    kind("the clock", "", "(int_of_float (Sys.time ()) + x + NN)"),
    kind("the environment", "", "(String.length Sys.argv.(0) + x + NN)"),
    kind(
        "first-class modules",
        "module type S = sig val n : int end\n",
        "(let m = (module struct let n = NN end : S) in let module M = (val m : S) in M.n + x)",
    ),
    kind(
        "mutable fields that are shared",
        "type cell = { mutable value : int }\nlet shared = { value = 0 }\nlet other = shared\n",
        "(other.value <- x + NN; shared.value)",
    ),
    kind("references that are shared", "let shared = ref 0\nlet other = shared\n", "(other := x + NN; !shared)"),
    kind("Obj.magic", "", "(Obj.magic (x + NN) : int)"),
    kind("marshalling", "", "(String.length (Marshal.to_string (x + NN) []) + NN)"),
    kind("int32", "", "(Int32.to_int (Int32.add (Int32.of_int x) NNl))"),
    kind("formatted output", "", "(Format.printf \"%d\" NN; x + NN)"),
    kind("a module that is not there", "", "(Missing.g (x + NN))"),
    kind("weak pointers", "", "(let w = Weak.create NN in Weak.length w + x)"),
];

/// Where the expression stands; `HOLE` is it.
pub const CONTEXTS: &[&str] = &[
    "let f x = HOLE\n",
    "let f x = if x > 0 then HOLE else x\n",
    "let helper x = HOLE\nlet f x = helper x + 1\n",
    "let f n = List.map (fun x -> HOLE) [n; n + 1]\n",
    "let rec go x acc = if x <= 0 then acc else go (x - 1) (acc + HOLE)\nlet f x = go x 0\n",
    "let f x = match x with 0 -> None | _ -> Some HOLE\n",
    "let f x = let y = HOLE in (x, y)\n",
    "let f x y = List.fold_left (fun r _ -> r + HOLE) y [1; 2]\n",
    "module Inner = struct let g x = HOLE end\nlet f x = Inner.g x\n",
    "let f x = try HOLE with Not_found -> 0\n",
    "let f x = let r = ref 0 in for _ = 1 to 2 do r := !r + HOLE done; !r\n",
    "let f x = let y = HOLE in fun z -> y + z\n",
];

pub fn file(kind: &Kind, context: &str, number: u32) -> String {
    format!("{}{}", kind.before, context.replace("HOLE", kind.hole)).replace("NN", &number.to_string())
}

/// Both numbers in one file, with properties that say that they are alike.
pub fn law(kind: &Kind, context: &str, [one, other]: [u32; 2]) -> String {
    let first = file(kind, context, one);
    let [left, right] = [one, other].map(|number| kind.hole.replace("NN", &number.to_string()));
    format!("{first}let prop_alike (x : int) = {left} = {right}\nlet prop_other (x : int) = {left} + 1 = {right} + 1\n")
}
