//! What the kernel refuses a process that answers for somebody else: all files, connections, and more time than it may need.
//!
//! `ask` is sealed anyway and opens nothing. This is the second lock, for what we do not know of.

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreatedAttr, RulesetError, RulesetStatus, Scope,
};
use rustix::process::{Resource, Rlimit, setrlimit};

/// Processor seconds of a process for each second that it may take: it has few threads, and a clock that is looked at first.
const PROCESSORS: u64 = 8;

/// Takes from this process what it does not need. Where the kernel cannot do it, the seal of `ask` is all there is.
pub fn this_process(seconds: u64) {
    let none = Rlimit { current: Some(0), maximum: Some(0) };
    let processor = seconds.saturating_mul(PROCESSORS).saturating_add(1);
    let processor = Rlimit { current: Some(processor), maximum: Some(processor) };
    for (resource, limit) in [(Resource::Fsize, none), (Resource::Core, none), (Resource::Cpu, processor)] {
        // A limit that cannot be set is one that the server keeps by other means.
        let _ = setrlimit(resource, limit);
    }
    let _ = this_thread();
}

/// Takes files and connections from this thread and those that it starts. False if the kernel cannot do all of it.
pub fn this_thread() -> bool {
    restrict().is_ok_and(|status| status == RulesetStatus::FullyEnforced)
}

fn restrict() -> Result<RulesetStatus, RulesetError> {
    let rules = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(ABI::V5))?
        .handle_access(AccessNet::from_all(ABI::V5))?
        .scope(Scope::from_all(ABI::V6))?
        .create()?;
    // How much memory the process has is the only thing that it looks up.
    let rules = match PathFd::new("/proc/self") {
        Ok(own) => rules.add_rule(PathBeneath::new(own, AccessFs::ReadFile))?,
        Err(_) => rules,
    };
    Ok(rules.restrict_self()?.ruleset)
}
