//! A stored match that cannot go on: the fault says where it is.

use teahouse_catalog::ResumeFault::{Beginning, Entry, Snapshot};
use teahouse_catalog::game;

#[test]
fn a_fault_says_where_it_is() {
    let game = game("qin").expect("Qin");
    let setup = game.setup(2, None, &Default::default(), None).expect("a setup");
    let snapshot = game.table(&setup, None).expect("a table").snapshot();
    let fault = |board: Option<&str>, snapshot: Option<&str>, entries: &[String]| {
        game.resume(&setup, board, 0, snapshot, entries).err()
    };
    let nonsense = ["*nothing".to_owned()];
    assert_eq!(fault(None, Some(&snapshot), &[]), None);
    assert!(matches!(fault(Some("{}"), None, &[]), Some(Beginning(_))));
    assert!(matches!(fault(None, Some("{}"), &[]), Some(Snapshot(_))));
    assert!(matches!(fault(None, None, &nonsense), Some(Entry { at: 0, .. })));
    let longer = snapshot.replacen("\"length\":0", "\"length\":64", 1);
    assert!(matches!(fault(None, Some(&longer), &nonsense), Some(Entry { at: 64, .. })), "{longer}");
    // It has fewer seats.
    let more = game.setup(3, None, &Default::default(), None).expect("a setup");
    assert!(matches!(game.resume(&more, None, 0, Some(&snapshot), &[]).err(), Some(Snapshot(_))));
}
