//! Where cards lie. From this declaration follow who sees a card, how positions write it, and where options lie.

use crate::catalog::CardDef;

koloda_kernel::layout! {
    seats 4;
    cards CardDef;
    each seat {
        hand "hand": Owner, as List at "hand";
    }
    common {
        DECK "deck": Nobody, as List at "deck";
        /// The newest card is on top.
        DISCARD "discard": Everybody, as Pile at "discard";
        /// The card that was played this turn, while its effect lasts.
        PLAYED "played": Everybody, as One at "played";
    }
}
