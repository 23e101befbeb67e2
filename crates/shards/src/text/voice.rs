//! Whom an effect is told about.

use koloda_kernel::telling::{self, Person};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    You,
    They,
}

impl Person for Who {
    const READER: Who = Who::You;
    const OTHER: Who = Who::They;

    fn key(self) -> &'static str {
        match self {
            Who::You => "you",
            Who::They => "they",
        }
    }
}

pub type Voice = telling::Voice<Who>;
