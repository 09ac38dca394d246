//! Messages between house and browser, nothing else: codes and parameters, never sentences. No 64-bit integers: JSON
//! delivers numbers as doubles. `docs/protocol.md` tells how they follow each other.

/// A type that travels: it can be written, read, described in the API and exported to the client.
macro_rules! wire {
    ($($item:item)*) => { $(
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        $item
    )* };
}

mod games;
mod json;
mod past;
mod people;
mod play;
mod problem;
mod rules;
mod seats;
mod socket;
mod tables;

pub use games::*;
pub use json::Json;
pub use past::*;
pub use people::*;
pub use play::*;
pub use problem::{Code, Params, Problem};
pub use rules::*;
pub use seats::*;
pub use socket::*;
pub use tables::*;

/// Milliseconds since 1970.
pub type Millis = f64;

#[cfg(test)]
mod tests {
    use super::*;

    /// `client/src/lib/wire/wire.ts` is made from these; see `cargo xtask types`.
    #[test]
    fn the_client_knows_these_types() {
        let types = teahouse_testkit::types!(
            Code,
            Problem,
            Me,
            Rename,
            GameCard,
            Lesson,
            EventRule,
            Choice,
            RuleSets,
            OptionIs,
            Apart,
            Level,
            SeatWish,
            NewTable,
            TableChange,
            Look,
            Sit,
            Sitter,
            SeatInfo,
            SeriesWish,
            SeriesCount,
            SeriesInfo,
            SeriesGame,
            Origin,
            Branch,
            TablePhase,
            TableInfo,
            TableId,
            UndoAsked,
            MoveAsk,
            Done,
            PreviewAsk,
            Previewed,
            After,
            SeatAsk,
            OrderAsk,
            UndoAsk,
            UndoAnswer,
            ChatAsk,
            ChatLine,
            UndoRight,
            HouseEvent,
            Waiting,
            Result,
            Told,
            State,
            Update,
            Moments,
            Course,
            DecisiveKind,
            Decisive,
            SheetLine,
            Draws,
            Draw,
            RuleBook,
            RuleSection,
            RuleBlock,
            ClauseCover,
            Scene,
            SceneStep,
            Practice,
            PracticePreview,
            ClientMessage,
            ServerMessage,
            LobbyMessage,
            Link,
            LinkKey,
        );
        let seats = teahouse_testkit::seats!("house" HouseEvent);
        // What games speak of, too, has one file.
        teahouse_testkit::types::assert_shared::<Seat>();
        teahouse_testkit::types::assert_shared::<Share>();
        teahouse_testkit::types::assert_with_shared("client/src/lib/wire/wire.ts", "../../games/wire", &[types, seats]);
    }
}
