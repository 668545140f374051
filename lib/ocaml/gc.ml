(* Gc: the collector does nothing that a program sees, unless it asks. *)

type stat = {
  minor_words : float;
  promoted_words : float;
  major_words : float;
  minor_collections : int;
  major_collections : int;
  heap_words : int;
  heap_chunks : int;
  live_words : int;
  live_blocks : int;
  free_words : int;
  free_blocks : int;
  largest_free : int;
  fragments : int;
  compactions : int;
  top_heap_words : int;
  stack_size : int;
  forced_major_collections : int;
}

type control = {
  mutable minor_heap_size : int;
  mutable major_heap_increment : int;
  mutable space_overhead : int;
  mutable verbose : int;
  mutable max_overhead : int;
  mutable stack_limit : int;
  mutable allocation_policy : int;
  window_size : int;
  custom_major_ratio : int;
  custom_minor_ratio : int;
  custom_minor_max_size : int;
}

type alarm = Alarm

let asks () = unsupported "a run that asks what the collector does"
let minor () = ()
let major () = ()
let full_major () = ()
let compact () = ()
let major_slice (_ : int) : int = asks ()
let set (_ : control) = ()
let get () : control = asks ()
let stat () : stat = asks ()
let quick_stat () : stat = asks ()
let counters () : float * float * float = asks ()
let minor_words () : float = asks ()
let allocated_bytes () : float = asks ()
let get_minor_free () : int = asks ()
let get_bucket (_ : int) : int = asks ()
let get_credit () : int = asks ()
let huge_fallback_count () : int = asks ()
let print_stat (_ : out_channel) : unit = asks ()
let eventlog_pause () = ()
let eventlog_resume () = ()

(* When something is no longer needed is not known. *)
let later () = unsupported "a run that has the collector call a function"
let finalise (_ : 'a -> unit) (_ : 'a) : unit = later ()
let finalise_last (_ : unit -> unit) (_ : 'a) : unit = later ()
let finalise_release () = ()
let create_alarm (_ : unit -> unit) : alarm = later ()
let delete_alarm (_ : alarm) = ()
