//! Files that are loaded together: those of one project, so that each module of it is read once.

use std::path::PathBuf;

use indexmap::IndexMap;

use crate::project::{self, Project};
use crate::source::Language;
use crate::{disk, files};

/// Files of one place; those of Haskell are all different modules.
#[derive(Clone, Debug)]
pub struct Together {
    /// With their texts.
    pub files: Vec<(PathBuf, String)>,
}

impl Together {
    /// Sorts files by where they belong; with those that cannot be read.
    pub fn of(paths: Vec<PathBuf>) -> (Vec<Together>, Vec<(PathBuf, String)>) {
        let mut places: IndexMap<(PathBuf, usize), Together> = IndexMap::new();
        let mut modules: IndexMap<(PathBuf, String), usize> = IndexMap::new();
        let mut unread = Vec::new();
        for path in paths {
            let text = match files::program(&path) {
                Ok(text) => text,
                Err(why) => {
                    unread.push((path, why));
                    continue;
                }
            };
            let (place, round) = match Language::of(&path) {
                Language::Ocaml => {
                    let folder = path.parent().map(PathBuf::from).unwrap_or_default();
                    let root = project::ocaml::project_root(&folder).unwrap_or(folder);
                    (disk::absolute(&root), 0)
                }
                Language::Haskell => {
                    let place = place(&path, &text);
                    let module = files::module_name(&text).unwrap_or("Main").to_owned();
                    let times = modules.entry((place.clone(), module)).or_insert(0);
                    *times += 1;
                    (place, *times)
                }
            };
            places.entry((place, round)).or_insert_with(|| Together { files: Vec::new() }).files.push((path, text));
        }
        (places.into_values().collect(), unread)
    }

    /// What to call it while it is worked on.
    pub fn name(&self) -> String {
        let first = self.files.first().map(|(path, _)| path.display().to_string()).unwrap_or_default();
        match self.files.len() {
            0 | 1 => first,
            count => format!("{first} and {} more", count - 1),
        }
    }
}

/// The folder that a file belongs to: its project's, or the one that its module's name starts from.
fn place(path: &std::path::Path, text: &str) -> PathBuf {
    if let Some(project) = Project::around(path) {
        return project.root.clone();
    }
    let folder = path.parent().map(PathBuf::from).unwrap_or_default();
    files::module_name(text).and_then(|module| files::root_of(&folder, module)).unwrap_or(folder)
}
