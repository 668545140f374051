(* Sys: what is the same on every machine of 64 bits. *)

let word_size = 64
let int_size = 63
let big_endian = false
let max_string_length = 144115188075855863
let max_array_length = 18014398509481983
let max_floatarray_length = 18014398509481983
let opaque_identity x = x
let os_type = "Unix"
let unix = true
let win32 = false
let cygwin = false

exception Break

type backend_type = Native | Bytecode | Other of string

(* What the system says is not known; where state is shared, a program is run without arguments. *)
(* The program is run without arguments. *)
let argv : string array = program_arguments ()

(* What a program can ask of the compiler that made it. *)
let asks () = unsupported "a run that asks which compiler made the program"
let backend_type : backend_type = asks ()
let ocaml_version : string = asks ()
let executable_name : string = unsupported "a run that asks what the program is called"
let runtime_variant () : string = asks ()
let runtime_parameters () : string = asks ()
let interactive = ref false

(* Signals never come. *)
type signal_behavior = Signal_default | Signal_ignore | Signal_handle of (int -> unit)

let signal (_ : int) (_ : signal_behavior) : signal_behavior = unsupported "signals"
let set_signal (_ : int) (_ : signal_behavior) = ()
let catch_break (_ : bool) = ()
let enable_runtime_warnings (_ : bool) = ()
let runtime_warnings_enabled () = false
let sigabrt = -1
let sigalrm = -2
let sigfpe = -3
let sighup = -4
let sigill = -5
let sigint = -6
let sigkill = -7
let sigpipe = -8
let sigquit = -9
let sigsegv = -10
let sigterm = -11
let sigusr1 = -12
let sigusr2 = -13
let sigchld = -14
let sigcont = -15
let sigstop = -16
let sigtstp = -17
let sigttin = -18
let sigttou = -19
let sigvtalrm = -20
let sigprof = -21
let sigbus = -22
let sigpoll = -23
let sigsys = -24
let sigtrap = -25
let sigurg = -26
let sigxcpu = -27
let sigxfsz = -28
