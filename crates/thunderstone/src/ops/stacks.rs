//! The stacks of the village.

use crate::play::StateMut;
use crate::text::{TextRenderer, Voice};
use crate::vocabulary::Thunderstone;
use crate::zone;
use koloda_kernel::machine::Flow;
use koloda_kernel::operation::Operation;
use koloda_kernel::says;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The top cards of every hero stack, the militia's included (TS-244, TS-A26).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct DestroyTop(pub u8);

impl Operation<Thunderstone> for DestroyTop {
    fn start(&self, play: &mut StateMut<'_>) -> Flow {
        for stack in 0..zone::STACKS {
            if play.view().hero_stacks().any(|one| one == stack) {
                for _ in 0..self.0 {
                    let Some(card) = play.view().for_sale(stack) else { break };
                    play.destroy(card);
                }
            }
        }
        Flow::Next
    }

    says! { happens "ts-op-destroy-top" (n: 0) }
}
