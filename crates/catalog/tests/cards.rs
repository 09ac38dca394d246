//! What the pages' own tests know of the games.

use serde_json::{Value, json};
use teahouse_catalog::{GAMES, GameEntry};

/// The tests of the pages know the options as the house sends them; see `cargo xtask types`.
#[test]
fn the_client_knows_these_types() {
    let card = |game: &&dyn GameEntry| {
        let info = game.info();
        let sets = info.rule_sets.map(|sets| ("rule_sets".to_owned(), json!(sets)));
        let parts = [("options".to_owned(), json!(info.options))].into_iter().chain(sets);
        (info.id.to_owned(), parts.collect::<Value>())
    };
    let cards = serde_json::to_string_pretty(&GAMES.iter().map(card).collect::<Value>()).expect("plain data");
    let text = format!(
        "import type {{ GameCard }} from \"../lib/wire/wire\";\n\n/** The options of all games, for tests alone. */\n\
         export const CARDS: Readonly<Record<string, Pick<GameCard, \"options\" | \"rule_sets\">>> = {cards};\n"
    );
    teahouse_testkit::types::assert_file("client/src/games/cards.fixture.ts", &[text]);
}
