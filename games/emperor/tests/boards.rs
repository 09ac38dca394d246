//! Broken maps and decks are refused, and every fault is named with its place.

use serde_json::{Value, json};
use teahouse_emperor::Board;
use teahouse_game::Data;

fn ours() -> &'static Board {
    &Board::built_in()[0]
}

/// What is said of our board with a change.
fn faults(change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut file: Value = serde_json::from_str(&ours().file()).expect("JSON");
    change(&mut file);
    let found = Board::parse(&file.to_string()).expect_err("a fault");
    found.0.iter().map(|fault| format!("{}: {}", fault.at, fault.what)).collect()
}

/// The change has this one fault, which begins so.
fn broken(change: impl FnOnce(&mut Value), fault: &str) {
    let found = faults(change);
    assert!(found.len() == 1 && found[0].starts_with(fault), "{fault}: {found:#?}");
}

fn at<'a>(list: &'a mut Value, id: &str) -> &'a mut Value {
    list.as_array_mut().expect("a list").iter_mut().find(|item| item["id"] == id).expect("an item")
}

fn without(list: &mut Value, ids: &[&str]) {
    list.as_array_mut().expect("a list").retain(|item| !ids.contains(&item["id"].as_str().expect("an id")));
}

#[test]
fn our_own_board_has_no_fault() {
    assert_eq!(Board::parse(&ours().file()).expect("our own board").fingerprint(), ours().fingerprint());
}

/// E33: whoever draws a board need not know which of two barriers counts.
#[test]
fn e33_a_board_that_was_read_has_the_strongest_barrier_first() {
    let mut file: Value = serde_json::from_str(&ours().file()).expect("JSON");
    at(&mut file["borders"], "hupeh-szechwan")["barriers"] = json!(["water", "mountain"]);
    at(&mut file["borders"], "liaoning-korea")["barriers"] = json!(["water", "wall", "mountain"]);
    file["choices"]["honan_shensi"]["values"]["mountain"] = json!(["water", "mountain"]);
    let mut read: Value =
        serde_json::from_str(&Board::parse(&file.to_string()).expect("a board").file()).expect("JSON");
    assert_eq!(at(&mut read["borders"], "hupeh-szechwan")["barriers"], json!(["mountain", "water"]));
    assert_eq!(at(&mut read["borders"], "liaoning-korea")["barriers"], json!(["wall", "mountain", "water"]));
    assert_eq!(read["choices"]["honan_shensi"]["values"]["mountain"], json!(["mountain", "water"]));
}

#[test]
fn broken_maps_name_their_faults() {
    broken(|f| f["id"] = "No".into(), "id: ");
    let twice = faults(|f| f["provinces"][0]["id"] = "hunan".into());
    assert_eq!(twice, ["province hunan: is there twice", "province \"kansu\": is missing"]);
    broken(|f| f["borders"][0]["b"] = f["borders"][0]["a"].clone(), "border kansu-shensi: leads nowhere");
    broken(|f| f["borders"][0]["barriers"] = json!(["open"]), "border kansu-shensi: open is no barrier");
    broken(
        |f| {
            f["borders"][1]["a"] = "shensi".into();
            f["borders"][1]["b"] = "kansu".into();
        },
        "border kansu-szechwan: kansu and shensi: is there twice",
    );
    broken(|f| f["borders"][1]["id"] = "kansu-shensi".into(), "border kansu-shensi: another border has this id");
    broken(|f| f["borders"][0]["id"] = "".into(), "border between kansu and shensi: has no id");
}

#[test]
fn a36_a37_choices_name_their_faults() {
    broken(|f| f["choices"]["honan_shensi"]["border"] = "x".into(), "choice honan_shensi: there is no border \"x\"");
    broken(
        |f| f["choices"]["shantung_anhwei"]["default"] = "open".into(),
        "choice shantung_anhwei: default is impassable",
    );
    broken(|f| f["choices"]["honan_shensi"]["values"]["water"] = json!([]), "choice honan_shensi: has the values");
    broken(|f| f["choices"]["honan_shensi"]["values"]["mountain"] = json!(["open"]), "choice honan_shensi: open is no");
    broken(
        |f| at(&mut f["borders"], "shensi-honan")["barriers"] = json!(["water"]),
        "choice honan_shensi: border shensi-honan",
    );
    broken(
        |f| _ = f["choices"].as_object_mut().expect("choices").remove("honan_shensi"),
        "choice honan_shensi: is missing",
    );
    broken(|f| f["choices"]["korea"] = f["choices"]["honan_shensi"].clone(), "choice korea: there is no such option");
    let same = |f: &mut Value| {
        f["choices"]["shantung_anhwei"]["border"] = "shensi-honan".into();
        f["choices"]["shantung_anhwei"]["values"] = json!({ "impassable": [], "open": [] });
    };
    broken(same, "choice shantung_anhwei: shensi-honan is the border of another choice");
}

#[test]
fn provinces_without_a_way_are_named_whatever_is_chosen() {
    let island = |f: &mut Value| without(&mut f["borders"], &["chekiang-taiwan", "fukien-taiwan", "kwangtung-taiwan"]);
    broken(island, "borders: cannot be reached from the others: taiwan");
    // Kansu is left with one border, which one value of the choice closes.
    for (choice, value, usual, other) in [
        ("honan_shensi", "mountain", "open", "shantung_anhwei=impassable"),
        ("shantung_anhwei", "open", "impassable", "honan_shensi=open"),
    ] {
        let found = faults(|f| {
            without(&mut f["borders"], &["kansu-szechwan"]);
            f["choices"][choice]["border"] = "kansu-shensi".into();
            f["choices"][choice]["values"] = json!({ value: ["impassable"], usual: ["wall"] });
        });
        assert_eq!(found.len(), 2, "{found:#?}");
        let closed = format!("{choice}={value}");
        let named = |fault: &&String| fault.contains(&closed) && fault.ends_with("the others: kansu");
        assert!(found.iter().filter(named).count() == 2 && found[0].contains(other), "{found:#?}");
    }
}

#[test]
fn broken_decks_name_their_faults() {
    broken(|f| f["decks"]["vienna"]["yang"]["mandate"] = 1.into(), "decks vienna yang mandate: 0, not 1");
    broken(|f| f["decks"]["classic"]["yang"]["mandate"] = 2.into(), "decks classic yang mandate: 1, not 2");
    broken(|f| f["decks"]["classic"]["yin"]["plague"] = 60.into(), "decks classic yin: 1 to 39 cards, not 86");
    broken(|f| f["decks"]["vienna"]["yin"] = json!({}), "decks vienna yin: 1 to 39 cards, not 0");
    broken(|f| f["decks"]["vienna"]["yang"] = json!({ "city": 0 }), "decks vienna yang: 1 to 39 cards, not 0");
    broken(|f| f["decks"]["vienna"]["yang"] = json!({ "cross_wall": 10 }), "decks vienna yang: runs dry");
    broken(|f| _ = f["decks"].as_object_mut().expect("decks").remove("vienna"), "decks vienna: are missing");
    broken(|f| f["decks"]["berlin"] = f["decks"]["vienna"].clone(), "decks berlin: there are no such decks");
}

#[test]
fn everything_unknown_is_named_with_its_place() {
    let found = faults(|f| {
        f["provinces"][3]["id"] = "atlantis".into();
        _ = f["provinces"][4].as_object_mut().expect("a province").remove("name");
        f["borders"][0]["a"] = "tibet".into();
        f["borders"][0]["b"] = "burma".into();
        f["borders"][1]["barriers"] = json!(["swamp", "fog"]);
        f["borders"][2]["width"] = 3.into();
        f["choices"]["honan_shensi"]["values"]["mountain"] = json!(["hill"]);
        f["choices"]["shantung_anhwei"]["border"] = 7.into();
        f["decks"]["classic"]["yang"]["joker"] = 1.into();
        f["decks"]["classic"]["yin"]["flood"] = 300.into();
        f["decks"]["vienna"]["yin"]["storm"] = 1.into();
        f["colour"] = "red".into();
    });
    let wanted = [
        "province atlantis: \"atlantis\" is no province",
        "province shantung: missing field `name`",
        "border kansu-shensi a: \"tibet\" is no province",
        "border kansu-shensi b: \"burma\" is no province",
        "border kansu-szechwan barriers: unknown variant `swamp`",
        "border kansu-szechwan barriers: unknown variant `fog`",
        "border shensi-shansi: unknown field `width`",
        "choice honan_shensi mountain: unknown variant `hill`",
        "choice shantung_anhwei: invalid type",
        "decks classic yang: \"joker\" is no such card",
        "decks classic yin flood: invalid value",
        "decks vienna yin: \"storm\" is no such card",
        "file: unknown field `colour`",
    ];
    assert_eq!(found.len(), wanted.len(), "{found:#?}");
    wanted.iter().zip(&found).for_each(|(wanted, found)| assert!(found.starts_with(wanted), "{wanted}: {found}"));
    broken(|f| *f = json!([]), "file: ");
    broken(|f| _ = f.as_object_mut().expect("a file").remove("borders"), "file: missing field `borders`");
    assert!(Board::parse("{").expect_err("no JSON").to_string().starts_with("file: "));
    // What JSON itself hides: a field that is there twice.
    let twice = ours().file().replacen("\"id\"", "\"id\":\"x\",\"id\"", 1);
    assert!(Board::parse(&twice).expect_err("a fault").to_string().starts_with("file: duplicate field `id`"));
}

#[test]
fn what_cannot_be_drawn_is_named() {
    broken(|f| f["size"] = json!([1000]), "size: ");
    broken(|f| f["size"] = json!([500, 1000]), "size: ");
    // Each field missing, of the wrong kind, outside, too short.
    let outlines =
        [Value::Null, json!("x"), json!([[0, 0], [9, 9]]), json!([[0, 0], [9, 9], [9, 1001]]), json!([1, 2, 3])];
    for outline in &outlines {
        broken(|f| at(&mut f["provinces"], "korea")["polygon"] = outline.clone(), "province korea: polygon");
        broken(|f| at(&mut f["provinces"], "korea")["islands"] = json!([outline]), "province korea: islands");
        broken(|f| f["decor"]["land"] = json!([outline_beyond(outline)]), "decor land");
    }
    broken(|f| at(&mut f["provinces"], "korea")["islands"] = Value::Null, "province korea: islands");
    broken(
        |f| at(&mut f["provinces"], "korea")["polygon"] = vec![json!([1, 1]); 2001].into(),
        "province korea: polygon",
    );
    let islands: Value = vec![Value::from(vec![json!([1, 1]); 1000]); 2].into();
    broken(|f| at(&mut f["provinces"], "korea")["islands"] = islands, "province korea: at most 2000 points");
    for place in ["label", "marker", "economy"] {
        for value in
            [Value::Null, json!([1]), json!([1, 2, 3]), json!([1, -1]), json!(["1", 2]), json!({ "x": 1, "y": 2 })]
        {
            let fault = format!("province korea: {place}: a point");
            broken(|f| at(&mut f["provinces"], "korea")[place] = value, &fault);
        }
        let fault = format!("province hopeh: {place}");
        broken(|f| _ = at(&mut f["provinces"], "hopeh").as_object_mut().expect("fields").remove(place), &fault);
    }
    broken(|f| at(&mut f["borders"], "kansu-shensi")["kind"] = "see".into(), "border kansu-shensi: kind");
    let zigzag: Vec<Value> = (0..20).map(|n| json!([1000 * (n % 2), n])).collect();
    for line in
        [Value::Null, json!([[1, 1]]), json!([[1, 1], [5, 5], [1, 1]]), json!([[1, 1], [1, 2000]]), zigzag.into()]
    {
        broken(|f| at(&mut f["borders"], "kansu-shensi")["line"] = line, "border kansu-shensi: line");
    }
    broken(
        |f| at(&mut f["borders"], "shantung-korea")["barriers"] = json!(["water", "impassable"]),
        "border shantung-korea: a sea crossing",
    );
    broken(|f| at(&mut f["borders"], "shensi-honan")["kind"] = "sea".into(), "border shensi-honan: a sea crossing");
}

/// Lands may go on beyond the canvas, but not for ever.
fn outline_beyond(outline: &Value) -> Value {
    let text = outline.to_string().replace("1001", "9999");
    text.parse().expect("JSON")
}

#[test]
fn decor_that_cannot_be_drawn_is_named() {
    let all = faults(|f| f["decor"] = Value::Null);
    assert!(
        ["decor land", "decor rivers", "decor texts"].iter().all(|at| all.iter().any(|f| f.starts_with(at))),
        "{all:?}"
    );
    for key in ["land", "rivers", "texts"] {
        broken(|f| _ = f["decor"].as_object_mut().expect("decor").remove(key), &format!("decor {key}"));
    }
    broken(|f| f["decor"]["rivers"][0]["line"] = json!([[1, 1]]), "decor rivers");
    broken(|f| f["decor"]["rivers"][0]["name"] = Value::Null, "decor rivers");
    broken(|f| f["decor"]["texts"][0]["at"] = json!([1, 1e9]), "decor texts");
    broken(|f| f["decor"]["texts"][0]["text"] = 7.into(), "decor texts");
    broken(|f| f["decor"]["texts"][1] = f["decor"]["texts"][0].clone(), "decor texts: \"Yellow Sea\" is there twice");
}
