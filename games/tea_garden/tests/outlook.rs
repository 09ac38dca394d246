//! What a page is told comes true: each figure of the outlook is compared with what happens when the moves are made, in random games and at the edges.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use teahouse_game::{Data, FastDice, Game, Seat, Setup, Step, Viewer, Waiting};
use teahouse_tea_garden::deal::Cost;
use teahouse_tea_garden::effect::{Effect, Pot, Scroll};
use teahouse_tea_garden::ids::{Leaf, Province};
use teahouse_tea_garden::list::Need;
use teahouse_tea_garden::moves::{Means, Swap};
use teahouse_tea_garden::outlook::Stuck;
use teahouse_tea_garden::point::{Fate, Flip, Point, Sale, Task};
use teahouse_tea_garden::reach::Hurdle;
use teahouse_tea_garden::{Board, Event, Illegal, Move, Outlook, Position, State};

fn board() -> &'static Board {
    &Board::built_in()[0]
}

/// A table with one garden each and nothing else, changed.
fn position(change: impl FnOnce(&mut Value)) -> State {
    let seat = |n: usize| json!({ "pagodas": [2, 3, 4, 5, 6, 7], "gardens": [format!("1{}", ["a", "b"][n])] });
    let mut file = json!({
        "table": { "round": 1, "start": 0, "active": 0, "point": "menu", "seats": [seat(0), seat(1)] },
        "hands": [[], []],
    });
    change(&mut file);
    state_of(file)
}

fn state_of(file: Value) -> State {
    let position: Position = serde_json::from_value(file).expect("a position");
    State::from_position(board(), &position).expect("a possible position")
}

fn played(file: &mut Value, cards: &[&str]) {
    file["table"]["seats"][0]["slots"] = json!([{ "top": cards[0], "cards": cards }]);
    file["table"]["turn"] = json!({ "played": true });
}

/// A step that may be refused.
fn tried(state: &State, mv: Move) -> Result<(State, Vec<Event>), Illegal> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let seat = state.waiting().seat().expect("somebody is asked");
    after.play(seat, mv, &mut events).map(|()| (after, events))
}

fn act(state: &State, mv: Move) -> (State, Vec<Event>) {
    tried(state, mv).unwrap_or_else(|why| panic!("{mv}: {why}"))
}

fn after(state: &State, moves: &[&str]) -> State {
    moves.iter().fold(state.clone(), |state, mv| act(&state, mv.parse().expect("a move")).0)
}

fn legal(state: &State) -> Vec<Move> {
    let mut all = Vec::new();
    if let Some(seat) = state.waiting().seat() {
        state.legal_moves(seat, &mut all);
    }
    all
}

fn outlook_of(state: &State) -> Outlook {
    State::outlook(state.data(), &state.view(Viewer::Public))
}

fn point_of(state: &State) -> Point {
    state.position().table.point
}

/// Random games in which somebody is asked, by turns with either supply (D1).
fn wander(games: u64, mut each: impl FnMut(&State)) {
    for seed in 0..games {
        let mut dice = FastDice::new(900 + seed);
        let mut setup = Setup::new::<State>(2 + seed as u8 % 3);
        setup.options.insert("supply".to_owned(), ["box", "open"][seed as usize % 2].to_owned());
        let mut state = State::new(board(), &setup).expect("a setup");
        loop {
            let step = match state.waiting() {
                Waiting::Over => break,
                Waiting::Chance => Step::Chance(state.sample(&mut dice)),
                Waiting::Seat(ask) => {
                    each(&state);
                    Step::Move(ask.seat, state.random_move(ask.seat, &mut dice))
                }
            };
            state.apply(step, &mut ());
        }
    }
}

fn strengthened(events: &[Event]) -> u8 {
    let count = |event: &Event| if let Event::Strengthened { count, .. } = event { *count } else { 0 };
    events.iter().map(count).sum()
}

/// All that pays a bill of so many more leaves, found by trying.
fn payments(state: &State, due: u8, so_far: &mut Vec<Leaf>, found: &mut BTreeSet<Leaf>) {
    if due == 0 {
        found.extend(so_far.iter());
        return;
    }
    for mv in legal(state) {
        let Move::Pay { leaf } = mv else { panic!("{mv} is no payment") };
        so_far.push(leaf);
        payments(&act(state, mv).0, due - 1, so_far, found);
        so_far.pop();
    }
}

#[test]
fn t14_t15_t57_t58_leaves_that_can_be_among_a_payment_are_open() {
    let (mut checked, mut shut) = (0, 0);
    wander(60, |state| {
        let Some(list) = outlook_of(state).leaves.filter(|_| matches!(point_of(state), Point::Pay(_))) else { return };
        let mut found = BTreeSet::new();
        payments(state, list.least, &mut Vec::new(), &mut found);
        let open: Vec<Leaf> = list.open.iter().map(|(leaf, _)| *leaf).collect();
        assert_eq!(open, found.into_iter().collect::<Vec<_>>(), "{:?}", state.position().table);
        checked += 1;
        let seat = &state.position().table.seats[state.position().table.active.index()];
        shut += u32::from(seat.green.iter().chain(&seat.brown).filter(|n| **n > 0).count() > open.len());
    });
    assert!(checked > 300 && shut > 30, "{checked}, {shut}");
}

#[test]
fn t5_the_leaf_that_has_to_stay_is_not_open() {
    let state = position(|file| {
        let seat = &mut file["table"]["seats"][0];
        seat["slots"] = json!(["S01", "S02", "S03"].map(|card| json!({ "top": card, "cards": [card] })));
        (seat["emperor"], seat["tokens"]) = (json!(2), json!(2));
        (seat["green"], seat["brown"]) = (json!([3, 0, 1, 0, 0, 0]), json!([1, 0, 0, 0, 0, 0]));
        file["table"]["emperors"] = json!(["E01", "E02", "E03"]);
    });
    let list = outlook_of(&after(&state, &["fee"])).leaves.expect("leaves are asked for");
    assert_eq!(json!(list.open), json!([["g1", 3], ["b1", 1]]));
    assert_eq!((list.least, list.most, list.brown, json!(list.proposed)), (3, 3, 1, json!(["g1", "g1", "b1"])));
}

#[test]
fn t27_t60_each_part_of_a_purchase_is_a_list_of_its_own() {
    let state = position(|file| {
        played(file, &["S08"]);
        file["table"]["market"] = json!(["A11"]);
        file["table"]["seats"][0]["green"] = json!([2, 2, 0, 0, 0, 0]);
        file["table"]["seats"][0]["brown"] = json!([2, 0, 0, 0, 0, 1]);
    });
    let list = |state: &State| outlook_of(state).leaves.expect("leaves are asked for");
    let priced = after(&state, &["buy A11", "teapot brown"]);
    let price = list(&priced);
    assert_eq!((price.least, price.brown, price.quality), (2, 0, 2));
    // T58: two brown ones have to be left, so one may go.
    assert_eq!(json!(price.open), json!([["g2", 2], ["b6", 1]]));
    let pots = list(&after(&priced, &["pay g2", "pay b6"]));
    assert_eq!((pots.least, pots.brown, pots.quality, json!(pots.open)), (2, 2, 1, json!([["b1", 2]])));
}

/// Entries of a list as moves, whatever it is.
fn entry(point: Point, leaf: Leaf) -> Move {
    match point {
        Point::Pay(_) => Move::Pay { leaf },
        Point::Flip(_) => Move::Flip { basket: leaf.to_string()[1..].parse().expect("a basket") },
        _ => Move::Sell { leaf },
    }
}

#[test]
fn t18_t31_t32_t50_t59_lists_take_what_they_say() {
    let (mut kinds, mut with_scrolls) = (BTreeMap::<&str, u32>::new(), 0);
    wander(60, |state| {
        let (point, outlook) = (point_of(state), outlook_of(state));
        let (name, done, least, most, all, proposed, needs) = match (&outlook.leaves, &outlook.picks) {
            (Some(list), None) => {
                let name = match point {
                    Point::Pay(_) => "pay",
                    Point::Flip(flip) if flip.main => "ferment",
                    Point::Flip(_) => "flip",
                    _ => "sell",
                };
                let each = list.open.iter().flat_map(|(leaf, n)| vec![*leaf; usize::from(*n)]);
                let all: Vec<Move> = each.map(|leaf| entry(point, leaf)).collect();
                let proposed: Vec<Move> = list.proposed.iter().map(|leaf| entry(point, *leaf)).collect();
                (name, list.done, list.least, list.most, all, proposed, &list.needs)
            }
            (None, Some(list)) => {
                let pick = |region: &_| Move::Pick { region: *region };
                let all: Vec<Move> = list.open.iter().map(|(region, _)| pick(region)).collect();
                let proposed = list.proposed.iter().map(pick).collect();
                ("pick", list.done, list.least, list.most, all, proposed, &list.needs)
            }
            (None, None) => {
                assert!(!matches!(point, Point::Pay(_) | Point::Flip(_) | Point::Sell(_) | Point::Pick(_)));
                return;
            }
            both => panic!("two lists: {both:?}"),
        };
        *kinds.entry(name).or_default() += 1;
        // What is asked next is the same list as long as it goes on counting.
        let counts = |state: &State| {
            let outlook = outlook_of(state);
            outlook.leaves.map(|list| list.done).or(outlook.picks.map(|list| list.done))
        };
        let mut then = state.clone();
        let mut scrolls = 0;
        for (n, mv) in (1..).zip(&proposed) {
            let (next, events) = act(&then, *mv);
            (then, scrolls) = (next, scrolls + strengthened(&events));
            if name != "pay" && point_of(&then) != Point::Menu && n < most && legal(&then).contains(&Move::Done) {
                assert_eq!(counts(&then), Some(done + n), "{name}");
            }
        }
        // T18: what is proposed takes no scroll, unless something has to be named.
        assert!(scrolls == 0 || proposed.len() == usize::from(least), "{name}: {proposed:?}");
        assert!((usize::from(least)..=usize::from(most)).contains(&proposed.len()) || name == "sell", "{name}");
        assert_eq!(legal(state).contains(&Move::Done), least == 0, "{name}");
        if name != "pay" {
            // The first ones in rising order, as many as there may be.
            assert!(usize::from(most) <= all.len() && most > 0, "{name}");
            let (mut then, mut scrolls, mut strengths) = (state.clone(), vec![0], vec![done]);
            for (n, mv) in (1..=most).zip(&all) {
                let (next, events) = act(&then, *mv);
                scrolls.push(scrolls[scrolls.len() - 1] + strengthened(&events));
                strengths.push(done + n);
                then = next;
            }
            let told = |of: fn(&Need) -> u8| needs.iter().map(of).collect::<Vec<_>>();
            if matches!(name, "ferment" | "pick") {
                assert_eq!(told(|need| need.scrolls), scrolls, "T18: {name}");
                assert_eq!(told(|need| need.strength), strengths, "{name}");
                with_scrolls += u32::from(scrolls.last() > Some(&0));
            } else {
                assert!(needs.is_empty() && scrolls.last() == Some(&0), "{name}");
            }
        }
    });
    assert!(
        ["pay", "ferment", "flip", "sell", "pick"].iter().all(|name| kinds.get(name).is_some_and(|n| *n > 5)),
        "{kinds:?}"
    );
    assert!(with_scrolls > 5, "{with_scrolls}");
}

#[test]
fn t32_a_garden_gives_what_is_told_of_it() {
    let mut picked = 0;
    wander(60, |state| {
        let Some(list) = outlook_of(state).picks else { return };
        let seat = state.position().table.active.index();
        let green = |state: &State| state.position().table.seats[seat].green;
        for (region, crop) in list.open {
            let Effect::Leaves { n, q } = crop else { panic!("{crop:?} is no crop") };
            let events = act(state, Move::Pick { region }).1;
            let count =
                events.iter().find_map(|e| if let Event::Picked { count, .. } = e { Some(*count) } else { None });
            let mut more = green(state);
            more[usize::from(q) - 1] += u16::from(n);
            // D1: the box may have none left, or what follows the harvest brings more.
            if count == Some(n) && list.most > 1 {
                assert_eq!(green(&act(state, Move::Pick { region }).0), more, "{region}");
                picked += 1;
            } else {
                assert!(count == Some(n) || state.view(Viewer::Public).supply.is_some(), "{region}");
            }
        }
    });
    assert!(picked > 10, "{picked}");
}

#[test]
fn t3_t4_who_can_play_no_card_is_told_why() {
    let mut told = [0; 3];
    wander(80, |state| {
        let table = state.position().table;
        let stuck = outlook_of(state).stuck;
        if table.point != Point::Menu || table.turn.played {
            return assert_eq!(stuck, None);
        }
        let open = legal(state);
        let on = open.iter().any(|mv| matches!(mv, Move::Top { .. } | Move::Fee));
        let empty = table.seats[table.active.index()].cards == 0;
        let (expected, n) = match (on, empty) {
            // With an empty hand a marker or a row may bring one.
            (_, true) => (Some(Stuck::Hand), 0),
            (true, false) => (None, 1),
            (false, false) => (Some(Stuck::Fee), 2),
        };
        assert_eq!(stuck, expected, "{open:?}");
        told[n] += 1;
    });
    assert!(told.iter().all(|n| *n > 5), "{told:?}");
}

#[test]
fn t26_t27_t43_what_replaces_a_teapot_or_repeats_is_told_before_and_after() {
    let (mut replaced, mut repeated, mut bought) = (BTreeMap::<String, u32>::new(), 0, 0);
    wander(120, |state| {
        let deals = outlook_of(state).deals;
        if let Point::Teapot(_) = point_of(state) {
            assert_eq!(deals.iter().map(|deal| deal.by.to_string()).collect::<Vec<_>>(), SWAPS, "all are shown");
        }
        for mv in legal(state) {
            let deal = deals.iter().find(|deal| deal.by == mv);
            match mv {
                Move::Teapot { swap } => {
                    let takes = &deal.expect("it is told").takes;
                    let (then, events) = act(state, mv);
                    let [Event::Replaced { count, .. }] = events[..] else { panic!("{events:?}") };
                    assert_eq!(*takes, [given(swap.to_string(), count)]);
                    let holds = |state: &State| state.position().table.seats[0].scrolls[Scroll::Teapot as usize];
                    if table_of(state) == 0 && swap == Swap::Scroll {
                        assert_eq!(holds(state) - holds(&then), u16::from(count));
                    }
                    // One teapot, replaced by leaves: they are due after the price.
                    if let (Point::Pay(bill), Point::Teapot(open)) = (point_of(&then), point_of(state)) {
                        let (any, brown) = (open.leaves + open.brown == 0, bill.pots_any + bill.pots_brown);
                        assert!(!any || swap == Swap::Scroll || brown == count, "{bill:?}");
                    }
                    *replaced.entry(swap.to_string()).or_default() += 1;
                }
                Move::Repeat { means } => {
                    let takes = &deal.expect("it is told").takes;
                    let (then, events) = act(state, mv);
                    let Event::Repeating { count, .. } = events[0] else { panic!("{events:?}") };
                    let scroll = means == Means::Scroll;
                    let cost = Cost::Scroll { scroll: Scroll::Repeat, n: count };
                    assert_eq!(*takes, [if scroll { cost } else { Cost::Brown { n: count } }]);
                    assert!(scroll || matches!(point_of(&then), Point::Pay(bill) if bill.left == count));
                    repeated += 1;
                }
                Move::Buy { card } => {
                    let deal = deal.expect("it is told");
                    let data = board().written().action_cards.cards.iter().find(|data| data.id == card.to_string());
                    let data = data.expect("it is on the board");
                    assert_eq!(deal.points, data.vp);
                    let sorted = |pots: &[Pot]| {
                        let mut pots: Vec<usize> = pots.iter().map(|pot| *pot as usize).collect();
                        pots.sort_unstable();
                        pots
                    };
                    assert_eq!(sorted(&deal.pots), sorted(&data.cost.teapots));
                    bought += u32::from(deal.points > 0 && !deal.pots.is_empty());
                    // Its points are told as well while it is paid for.
                    let mut then = act(state, mv).0;
                    while matches!(point_of(&then), Point::Teapot(_)) {
                        then = act(&then, legal(&then)[0]).0;
                    }
                    let paid = outlook_of(&then).deals;
                    assert_eq!((paid.len(), paid[0].by, paid[0].points), (1, mv, data.vp));
                }
                _ => {}
            }
        }
    });
    assert!(replaced.len() == 3 && repeated > 5 && bought > 5, "{replaced:?}, {repeated}, {bought}");
}

const SWAPS: [&str; 3] = ["teapot scroll", "teapot leaves", "teapot brown"];

fn given(swap: String, n: u8) -> Cost {
    match swap.as_str() {
        "scroll" => Cost::Scroll { scroll: Scroll::Teapot, n },
        "leaves" => Cost::Leaves { n, q: None },
        _ => Cost::Brown { n },
    }
}

fn table_of(state: &State) -> u8 {
    state.position().table.active.0
}

#[test]
fn t4_t5_who_cannot_pay_the_fee_is_told_so() {
    let (mut poor, mut owing) = (0, 0);
    wander(60, |state| {
        let table = state.position().table;
        let (asked, slots) = (table.point == Point::Menu, table.seats[table.active.index()].slots.len());
        if !asked || table.turn.played || table.turn.fee || slots != 3 {
            return;
        }
        let unpaid = tried(state, Move::Fee).err();
        let open = legal(state);
        assert_eq!(unpaid.is_none(), open.contains(&Move::Fee), "{table:?}");
        assert!(open.iter().all(|mv| matches!(mv, Move::Fee | Move::Pass)), "{open:?}");
        let why = unpaid.unwrap_or(Illegal::FeeFirst);
        poor += u32::from(why != Illegal::FeeFirst);
        owing += u32::from(why == Illegal::FeeFirst);
        for mv in [Move::Harvest, Move::Advance, Move::River] {
            assert_eq!(tried(state, mv).expect_err("the fee is due"), why, "{mv}");
        }
    });
    assert!(poor > 5 && owing > 5, "{poor}, {owing}");
    let with = |leaves: u8, card: &str| {
        position(|file| {
            file["hands"] = json!([[card], []]);
            let seat = &mut file["table"]["seats"][0];
            (seat["hidden"], seat["cards"]) = (json!([card]), json!(1));
            seat["slots"] = json!(["S01", "S02", "S03"].map(|card| json!({ "top": card, "cards": [card] })));
            (seat["green"], seat["brown"]) = (json!([leaves, 0, 0, 0, 0, 0]), json!([1, 0, 0, 0, 0, 0]));
        })
    };
    let top: Move = "top S04".parse().expect("a move");
    let why = |state: &State| tried(state, top).expect_err("the fee is due");
    assert_eq!(why(&with(1, "S04")), Illegal::FeePoor { leaves: 3, brown: 1 });
    assert_eq!(why(&with(2, "S04")), Illegal::FeeFirst);
    assert_eq!(outlook_of(&with(1, "S04")).stuck, Some(Stuck::Fee));
    assert_eq!(outlook_of(&with(2, "S04")).stuck, None);
}

#[test]
fn t32_the_best_gardens_that_take_no_scroll_are_proposed() {
    let state = position(|file| {
        played(file, &["S08"]);
        file["table"]["seats"][0]["gardens"] = json!(["1a", "3a", "13a"]);
        file["table"]["seats"][0]["pagodas"] = json!([4, 5, 6, 7]);
        file["table"]["seats"][0]["scrolls"] = json!([3, 0, 0]);
    });
    let list = outlook_of(&after(&state, &["harvest"])).picks.expect("gardens are asked for");
    assert_eq!((list.least, list.most), (1, 3));
    let open: Vec<String> = list.open.iter().map(|(region, _)| region.to_string()).collect();
    assert_eq!((open, json!(list.proposed)), (["1", "3", "13"].map(String::from).to_vec(), json!(["3", "13"])));
    // T18: two are within the strength of the cards, the third takes a scroll.
    let needs = list.needs.iter().map(|need| (need.strength, need.scrolls)).collect::<Vec<_>>();
    assert_eq!(needs, [(0, 0), (1, 0), (2, 0), (3, 1)]);
}

#[test]
fn t18_t20_t24_t29_scrolls_are_told_before_they_are_taken() {
    let (mut taken, mut lacking) = (0, 0);
    wander(40, |state| {
        let table = state.position().table;
        let Some(reach) = outlook_of(state).reach.filter(|_| table.point == Point::Menu && !table.turn.main) else {
            for need in &outlook_of(state).pagodas {
                let told = tried(state, Move::Pagoda { number: need.number }).map(|(_, events)| strengthened(&events));
                assert_eq!(told.ok(), need.scrolls, "{need:?}");
            }
            return;
        };
        let mut compare = |mv: Move, Hurdle { need, scrolls }: Hurdle| match tried(state, mv) {
            Ok((_, events)) => {
                assert_eq!(Some(strengthened(&events)), scrolls, "{mv}");
                assert!(scrolls == Some(0) || scrolls == need.checked_sub(outlook_of(state).strength), "{mv}");
                taken += u32::from(scrolls > Some(0));
            }
            Err(Illegal::MarketStrength { need: wanted, .. } | Illegal::TierStrength { need: wanted, .. }) => {
                assert_eq!((wanted, None), (need, scrolls), "{mv}");
                lacking += 1;
            }
            Err(_) => assert!(scrolls.is_some(), "{mv}"),
        };
        for (card, hurdle) in table.market.iter().zip(&reach.market) {
            compare(Move::Buy { card: *card }, *hurdle);
        }
        for (caravan, tiers) in table.caravans.iter().zip(&reach.tiers) {
            let (Some(caravan), Some(tiers)) = (*caravan, tiers) else {
                assert_eq!((*caravan, tiers), (None, &None));
                continue;
            };
            (0..2).zip(tiers).for_each(|(tier, hurdle)| compare(Move::Caravan { caravan, trade: 0, tier }, *hurdle));
        }
    });
    assert!(taken > 20 && lacking > 100, "{taken}, {lacking}");
}

/// The five main actions.
fn action(mv: &Move) -> Option<usize> {
    match mv {
        Move::Garden { .. } => Some(0),
        Move::Buy { .. } => Some(1),
        Move::Caravan { .. } => Some(2),
        Move::Ferment => Some(3),
        Move::Harvest => Some(4),
        _ => None,
    }
}

#[test]
fn t10_t55_what_is_barred_is_what_has_no_way() {
    let mut count = [0; 5];
    wander(40, |state| {
        let table = state.position().table;
        let open: BTreeSet<usize> = legal(state).iter().filter_map(action).collect();
        let Some(reach) = outlook_of(state).reach else {
            assert!(open.is_empty() && !table.turn.played);
            return;
        };
        let due = !table.turn.main && table.point == Point::Menu;
        if !due {
            assert!(reach.barred.is_empty() && reach.sales.is_empty() || matches!(table.point, Point::Cover { .. }));
            return;
        }
        let sales: BTreeSet<Move> = legal(state).into_iter().filter(|mv| action(mv) == Some(2)).collect();
        assert_eq!(reach.sales.iter().copied().collect::<BTreeSet<_>>(), sales);
        let barred: BTreeSet<usize> = reach.barred.iter().filter_map(|barred| action(&barred.attempt)).collect();
        assert_eq!(barred, (0..5).filter(|n| !open.contains(n)).collect(), "{:?}", reach.barred);
        for barred in &reach.barred {
            count[action(&barred.attempt).expect("an action")] += 1;
            let why = tried(state, barred.attempt).expect_err("it is not possible");
            assert_eq!(json!(why)["need"].as_u64(), barred.need.map(u64::from), "{why:?}");
        }
    });
    assert!(count[..4].iter().all(|n| *n > 10) && count[4] == 0, "{count:?}");
}

#[test]
fn t24_what_lacks_only_teapots_comes_nearest_and_cards_may_still_be_added() {
    let state = position(|file| {
        file["hands"][0] = json!(["S08", "S09"]);
        file["table"]["seats"][0]["hidden"] = json!(["S08", "S09"]);
        file["table"]["seats"][0]["cards"] = json!(2);
        file["table"]["market"] = json!(["A51", "A11", "A52"]);
        file["table"]["seats"][0]["green"] = json!([0, 2, 0, 0, 0, 0]);
    });
    assert_eq!(outlook_of(&state).reach, None);
    let reach = |state: &State| outlook_of(state).reach.expect("cards are played");
    // One card of two: more may be added, but it is told what this one is good for.
    let one = after(&state, &["top S08"]);
    assert!(matches!(point_of(&one), Point::Cover { .. }));
    assert_eq!(reach(&one), reach(&after(&one, &["done"])));
    let told = json!(reach(&one).barred);
    assert_eq!(told[0]["attempt"], json!({ "kind": "buy", "card": "A11" }), "{told}");
    // Nobody is on the road.
    assert_eq!(told[1]["attempt"]["kind"], "caravan", "{told}");
    // T20: with a pagoda of 2 a garden next door is possible; without it 3 is the least.
    let weak = position(|file| {
        played(file, &["S08"]);
        file["table"]["seats"][0]["pagodas"] = json!([3, 4, 5, 6, 7]);
    });
    let garden = &json!(reach(&weak).barred)[0];
    assert_eq!((&garden["attempt"], &garden["need"]), (&json!({ "kind": "garden", "space": "2a" }), &json!(3)));
}

/// Makes a move and all that is only carrying it out; none where something else is asked, as the rest of it is not known then.
fn carried_out(state: &State, mv: Move) -> Option<Vec<Event>> {
    let (mut state, mut events) = act(state, mv);
    loop {
        let mv = match point_of(&state) {
            Point::Pay(_) => Move::Pay { leaf: outlook_of(&state).leaves?.proposed[0] },
            Point::Pagoda { .. } => Move::Pagoda { number: outlook_of(&state).pagodas[0].number },
            Point::Menu | Point::Fate(_) | Point::Over => return Some(events),
            _ => return None,
        };
        let (then, more) = act(&state, mv);
        state = then;
        events.extend(more);
    }
}

/// How many an effect brought.
fn count(event: &Event) -> Option<u8> {
    match event {
        Event::Leaves { count, .. } | Event::Tokens { count, .. } | Event::Scrolls { count, .. } => Some(*count),
        Event::Nothing { .. } => Some(0),
        _ => None,
    }
}

/// The same position with hardly anything left of the box, and with a supply that never runs out.
fn twins(state: &State, left: u64) -> Option<(State, State)> {
    let mut file = json!(state.position());
    let other =
        (file["table"]["active"].as_u64().expect("a seat") + 1) % file["table"]["seats"].as_array()?.len() as u64;
    let view = json!(state.view(Viewer::Public));
    let supply = |kind: &Value| kind.as_u64().expect("a number").saturating_sub(left);
    let seat = &mut file["table"]["seats"][other as usize];
    let more = |there: &Value, by: u64| json!(there.as_u64().expect("a number") + by);
    seat["brown"][5] = more(&seat["brown"][5], supply(&view["supply"]["leaves"]));
    seat["tokens"] = more(&seat["tokens"], supply(&view["supply"]["tokens"]));
    for n in 0..3 {
        seat["scrolls"][n] = more(&seat["scrolls"][n], supply(&view["supply"]["scrolls"][n]));
    }
    let scarce = state_of(file.clone());
    file["table"]["supply"] = json!("open");
    Some((scarce, state_of(file)))
}

#[test]
fn d1_what_falls_short_is_told_before() {
    let (mut short, mut whole) = (BTreeMap::<String, u32>::new(), 0);
    wander(40, |state| {
        let table = state.position().table;
        let asked = matches!(table.point, Point::Menu | Point::Side(_) | Point::Pagoda { .. });
        if !asked || state.view(Viewer::Public).supply.is_none() {
            // Where nothing runs out nothing falls short.
            let deals = outlook_of(state).deals;
            assert!(state.view(Viewer::Public).supply.is_some() || deals.iter().all(|deal| deal.given.is_empty()));
            return;
        }
        let Some((scarce, open)) = twins(state, u64::from(table.round) % 2) else { return };
        assert!(outlook_of(&open).deals.iter().all(|deal| deal.given.is_empty()));
        let told = outlook_of(&scarce).deals;
        let mut regions = BTreeSet::new();
        for mv in legal(&scarce) {
            let kind = verb(mv);
            if !BRINGING.contains(&kind.as_str()) {
                continue;
            }
            // Of the gardens in a region one stands for all.
            if kind == "garden" && !regions.insert(mv.to_string().trim_end_matches(char::is_alphabetic).to_owned()) {
                continue;
            }
            let Some(events) = carried_out(&scarce, mv) else { continue };
            let plenty = carried_out(&open, mv);
            match told.iter().find(|deal| deal.by == mv && !deal.given.is_empty()) {
                // The effects come last, each with one event.
                Some(deal) => {
                    let effects = &events[events.len() - deal.given.len()..];
                    for (n, (given, event)) in deal.given.iter().zip(effects).enumerate() {
                        if given.is_some() {
                            assert_eq!(*given, count(event), "{mv}: {events:?}");
                        } else if let Some(plenty) = &plenty {
                            assert_eq!(*event, plenty[plenty.len() - deal.given.len() + n], "{mv}");
                        }
                    }
                    *short.entry(kind).or_default() += 1;
                }
                None => {
                    assert_eq!(Some(events), plenty, "{mv} is not told to fall short");
                    whole += 1;
                }
            }
        }
    });
    // No card of the built-in board has a bonus that is counted.
    let all = ["garden", "pagoda", "caravan", "advance", "river", "university", "marker"];
    assert!(all.iter().all(|kind| short.get(*kind).is_some_and(|n| *n > 0)) && whole > 100, "{short:?}, {whole}");
}

#[test]
fn d1_what_is_paid_can_be_gained_again() {
    let state = |leaves: u64, tokens: u64| {
        position(|file| {
            played(file, &["A57"]);
            file["table"]["caravans"] = json!(["KB01", null, null]);
            file["table"]["seats"][0]["green"] = json!([0, 0, 0, 4, 0, 0]);
            (file["table"]["seats"][0]["tokens"], file["table"]["seats"][0]["emperor"]) = (json!(2), json!(0));
            file["table"]["seats"][1]["brown"] = json!([0, 0, 0, 0, 0, 76 - leaves]);
            file["table"]["seats"][1]["tokens"] = json!(28 - tokens);
        })
    };
    // KB01: the second tier brings a token.
    let by = |state: &State, mv: &str| {
        let mv = mv.parse::<Move>().expect("a move");
        outlook_of(state).deals.into_iter().find(|deal| deal.by == mv).expect("it is possible").given
    };
    assert_eq!(by(&state(5, 5), "caravan KB01 1 2"), []);
    let none = state(5, 0);
    assert_eq!(by(&none, "caravan KB01 1 2"), [None, None, Some(0)]);
    // It is told as well while it is paid for.
    assert_eq!(by(&after(&none, &["caravan KB01 1 2"]), "caravan KB01 1 2"), [None, None, Some(0)]);
}

/// Moves that have effects printed.
const BRINGING: [&str; 8] = ["garden", "pagoda", "caravan", "advance", "river", "university", "marker", "bonus"];

fn verb(mv: Move) -> String {
    mv.to_string().split(' ').next().expect("a word").to_owned()
}

/// What an event says that an effect has brought; none: no effect.
fn brought(event: &Event) -> Option<Option<Effect>> {
    Some(match *event {
        Event::Points { count, .. } => Some(Effect::Vp { n: count }),
        Event::Leaves { count, quality, .. } => Some(Effect::Leaves { n: count, q: quality }),
        Event::Tokens { count, .. } => Some(Effect::EmperorToken { n: count }),
        Event::Scrolls { scroll, count, .. } => Some(Effect::Scroll { scroll, n: count }),
        Event::Nothing { .. } => None,
        _ => return None,
    })
}

/// An effect that asks, or has begun to draw, and those that are done after it.
fn pending(state: &State) -> Vec<Effect> {
    let (mut tasks, mut now) = (state.position().table.tasks, None);
    // Of an effect that is done several times the rest waits.
    let mut rest = |is: fn(Effect) -> Option<u8>| match tasks.last() {
        Some(Task::Effect { effect, .. }) if is(*effect).is_some() => {
            let left = is(*effect).expect("it was found");
            tasks.pop();
            left + 1
        }
        _ => 1,
    };
    match point_of(state) {
        Point::Flip(Flip { main: false, left, .. }) => now = Some(Effect::Ferment { n: left }),
        Point::Draw { n, discard: false } => now = Some(Effect::Draw { n }),
        Point::Draw { n, discard: true } => now = Some(Effect::DrawDiscard { n }),
        Point::Sell(Sale { left, green, brown, .. }) => now = Some(Effect::SellLeaves { max: left, green, brown }),
        Point::Remove => {
            let n = rest(|effect| if let Effect::RemoveCard { n } = effect { Some(n) } else { None });
            now = Some(Effect::RemoveCard { n });
        }
        Point::Put => {
            let n = rest(|effect| if let Effect::CupMarker { n } = effect { Some(n) } else { None });
            now = Some(Effect::CupMarker { n });
        }
        Point::Take => {
            let n = rest(|effect| if let Effect::EmperorCard { n } = effect { Some(n) } else { None });
            now = Some(Effect::EmperorCard { n });
        }
        Point::Fate(Fate::Card(_)) => {
            let Some(Task::Cards { left, drawn, discard }) = tasks.pop() else { panic!("{tasks:?}") };
            let n = left + drawn;
            now = Some(if discard { Effect::DrawDiscard { n } } else { Effect::Draw { n } });
        }
        _ => {}
    }
    let later =
        tasks.iter().rev().filter_map(|task| if let Task::Effect { effect, .. } = task { Some(*effect) } else { None });
    now.into_iter().chain(later).collect()
}

#[test]
fn t23_t30_t34_t39_t41_t42_t52_what_a_move_brings_is_told_before() {
    let (mut count, mut asked) = (BTreeMap::<String, u32>::new(), 0);
    wander(60, |state| {
        // How much of it there is, is another matter (D1).
        if state.view(Viewer::Public).supply.is_some() {
            return;
        }
        let deals = outlook_of(state).deals;
        for mv in legal(state).into_iter().filter(|mv| BRINGING.contains(&verb(*mv).as_str())) {
            let points = |deal: &teahouse_tea_garden::deal::Deal| match mv {
                Move::Garden { space } => deal.spaces.iter().find(|(of, _)| *of == space).map(|(_, points)| *points),
                _ => (deal.by == mv).then_some(0),
            };
            let told = deals.iter().find_map(|deal| points(deal).map(|points| (points, deal.brings.clone())));
            let (points, effects) = told.unwrap_or_default();
            let vp = Some(Effect::Vp { n: points }).filter(|_| points > 0);
            let all: Vec<Effect> = vp.into_iter().chain(effects).collect();
            // All that only carries it out.
            let (mut then, mut events) = act(state, mv);
            while matches!(point_of(&then), Point::Pay(_) | Point::Pagoda { .. }) {
                let (next, more) = act(&then, legal(&then)[0]);
                (then, events) = (next, [events, more].concat());
            }
            let came: Vec<Option<Effect>> = events.iter().filter_map(brought).collect();
            let waits = pending(&then);
            assert_eq!(came.len() + waits.len(), all.len(), "{mv}: {all:?}, but {events:?}, {waits:?}");
            for (told, came) in all.iter().zip(&came) {
                assert!(came.is_none_or(|came| came == *told), "{mv}: {told:?}, but {came:?}");
            }
            assert_eq!(all[came.len()..], waits, "{mv}");
            asked += waits.len();
            *count.entry(verb(mv)).or_default() += u32::from(!all.is_empty());
        }
    });
    assert!(BRINGING.iter().all(|kind| count.get(*kind).is_some_and(|n| *n > 20)) && asked > 200, "{count:?}, {asked}");
}

#[test]
fn t4_t14_t24_t29_t41_t43_what_a_move_takes_is_told_before() {
    let mut count = BTreeMap::<String, u32>::new();
    wander(60, |state| {
        let (outlook, seat) = (outlook_of(state), state.waiting().seat().expect("somebody is asked").index());
        for mv in legal(state) {
            let deal = outlook.deals.iter().find(|deal| deal.by == mv);
            let takes = deal.map_or(&[][..], |deal| &deal.takes);
            // What replaces a teapot has a test of its own.
            if verb(mv) == "teapot" {
                continue;
            }
            let paying = ["fee", "buy", "caravan", "advance", "repeat"].contains(&verb(mv).as_str());
            assert_eq!(paying, !takes.is_empty(), "{mv}: {takes:?}");
            if !paying {
                continue;
            }
            let (mut then, events) = act(state, mv);
            // T27: what is missing comes on top, and is not what is due first.
            while matches!(point_of(&then), Point::Teapot(_)) {
                let swaps = [Swap::Scroll, Swap::Leaves, Swap::Brown].map(|swap| Move::Teapot { swap });
                let swap = swaps.into_iter().find(|swap| legal(&then).contains(swap)).expect("it can be replaced");
                then = act(&then, swap).0;
            }
            let (mut leaves, mut brown, mut quality, mut tokens, mut scrolls) = (0, 0, 1, 0, 0);
            for cost in takes {
                match *cost {
                    Cost::Leaves { n, q } => (leaves, quality) = (leaves + n, q.unwrap_or(1)),
                    Cost::Green { n } => leaves += n,
                    Cost::Brown { n } => (leaves, brown) = (leaves + n, brown + n),
                    Cost::Tokens { n } => tokens += u16::from(n),
                    Cost::Scroll { n, .. } => scrolls += u16::from(n),
                }
            }
            let due = outlook_of(&then).leaves.filter(|_| matches!(point_of(&then), Point::Pay(_)));
            let due = due.map_or((0, 0, 1), |list| (list.least, list.brown, list.quality));
            assert_eq!(due, (leaves, brown, quality), "{mv}: {takes:?}");
            // A side action that is repeated with a scroll has brought something already.
            let came: Vec<Effect> = events.iter().filter_map(brought).flatten().collect();
            let gained = |of: fn(&Effect) -> u16| came.iter().map(of).sum::<u16>();
            let won = (
                gained(|effect| if let Effect::EmperorToken { n } = effect { u16::from(*n) } else { 0 }),
                gained(|effect| match effect {
                    Effect::Scroll { scroll: Scroll::Repeat, n } => u16::from(*n),
                    _ => 0,
                }),
            );
            let held = |state: &State| {
                let seat = &state.position().table.seats[seat];
                (seat.tokens, seat.scrolls[Scroll::Repeat as usize])
            };
            let (before, after) = (held(state), held(&then));
            assert_eq!((before.0 + won.0 - after.0, before.1 + won.1 - after.1), (tokens, scrolls), "{mv}: {takes:?}");
            if mv == Move::Fee {
                assert_eq!(*takes, *outlook.fee);
            }
            *count.entry(verb(mv)).or_default() += 1;
        }
    });
    assert!(count.len() == 5 && count.values().all(|n| *n > 5), "{count:?}");
}

#[test]
fn d12_one_coloured_connections_are_told_before_a_tile_lies() {
    const CUPS: usize = 6;
    let (mut matches, mut others) = (0, 0);
    wander(40, |state| {
        let (outlook, active) = (outlook_of(state), state.position().table.active.index());
        if !matches!(point_of(state), Point::Place { .. }) {
            assert_eq!(outlook.matching, []);
            return;
        }
        let before = outlook.sheet[active][CUPS];
        // After seven there are no more points for it.
        if before == 22 {
            return;
        }
        for mv in legal(state) {
            let gains = outlook_of(&act(state, mv).0).sheet[active][CUPS] > before;
            assert_eq!(outlook.matching.contains(&mv), gains, "{mv}");
            *(if gains { &mut matches } else { &mut others }) += 1;
        }
    });
    assert!(matches > 20 && others > 100, "{matches}, {others}");
}

#[test]
fn t1_t4_t8_t34_t36_t40_t41_steps_and_slots_come_true() {
    let mut seen = BTreeSet::new();
    wander(40, |state| {
        let (table, outlook) = (state.position().table, outlook_of(state));
        let (active, seat) = (table.active.index(), &table.seats[table.active.index()]);
        for (n, seat) in table.seats.iter().enumerate() {
            assert_eq!(outlook.slots[n].len(), seat.slots.len());
            let due = !seat.passed && seat.slots.len() < usize::from(outlook.turns);
            assert_eq!(outlook.fees[n].is_some(), due && !(n == active && table.turn.fee), "{table:?}");
            assert_eq!(outlook.reserve[n], 6 - seat.centre);
        }
        if table.turn.played {
            assert_eq!(outlook.slots[active].last(), Some(&outlook.strength));
        }
        let slot = outlook.slot.filter(|_| !seat.passed).map(usize::from);
        assert_eq!(slot, Some(seat.slots.len() - usize::from(table.turn.played)), "T6: somebody is asked");
        assert_eq!(outlook.ripens, table.round < outlook.rounds);
        if table.point != Point::Menu {
            return;
        }
        for mv in legal(state) {
            let (then, _) = act(state, mv);
            let reached = &then.position().table.seats[active];
            match mv {
                Move::River => assert_eq!(Some(reached.boat), outlook.segments[active]),
                Move::Top { .. } => {
                    let filled = usize::from(outlook.slot.expect("a turn"));
                    assert_eq!((reached.slots.len(), outlook_of(&then).slot), (filled + 1, outlook.slot));
                    assert_eq!(reached.slots[filled].top.to_string(), mv.to_string().replace("top ", ""));
                    continue;
                }
                Move::End if then.waiting() == Waiting::Over => assert_eq!(outlook_of(&then).slot, None),
                Move::Fee => assert_eq!(outlook.fees[active], Some(seat.slots.len() as u8)),
                Move::Advance => {
                    let paid = carried_out(state, mv).unwrap_or_default();
                    let rose =
                        paid.iter().find_map(|e| if let Event::Rose { row, .. } = e { Some(*row) } else { None });
                    assert!(rose.is_none() || rose == outlook.rows[active]);
                }
                _ => continue,
            }
            seen.insert(mv.to_string());
        }
        for (province, seats) in Province::all().zip(&outlook.cups) {
            let closed = matches!(tried(state, Move::Cups { province }), Err(Illegal::CupsClosed { .. }));
            assert!(!closed || !seats.contains(&Seat(active as u8)));
            let there = |space: &teahouse_tea_garden::ids::Space| {
                let number: usize = space.to_string().trim_end_matches(char::is_alphabetic).parse().expect("a number");
                board().written().regions[number - 1].province == province.to_string()
            };
            let owners = (0..).zip(&table.seats).filter(|(_, seat)| seat.gardens.iter().any(there));
            assert_eq!(*seats, owners.map(|(n, _)| Seat(n)).collect::<Vec<_>>());
        }
    });
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["advance", "end", "fee", "river"]);
    let fresh = State::new(board(), &Setup::new::<State>(2)).expect("a setup");
    assert_eq!(outlook_of(&fresh).slot, None);
    let last = position(|file| {
        played(file, &["S01"]);
        file["table"]["seats"][0]["boat"] = json!(10);
        file["table"]["seats"][0]["berth"] = json!(0);
        file["table"]["seats"][0]["emperor"] = json!(6);
    });
    let outlook = outlook_of(&last);
    assert_eq!((outlook.segments[0], outlook.rows[0]), (None, None));
    assert_eq!((outlook.segments[1], outlook.rows[1]), (Some(1), Some(1)));
}
