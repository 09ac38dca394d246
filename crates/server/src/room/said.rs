//! How much has been said at a table: its chat has an end, and people who only watch cannot fill it for those who play.

use teahouse_store::{ChatSize, Store};

use super::body::Body;
use crate::error::ApiError;
use crate::limits::caps;

/// What each guest has said so far.
pub struct Said(Vec<ChatSize>);

impl Said {
    pub async fn read(store: &Store, table: &str) -> Result<Said, ApiError> {
        Ok(Said(store.chat_sizes(table).await?))
    }

    /// Whether there is room for this text of this guest.
    pub fn has_room(&self, body: &Body, guest: &str, text: &str) -> bool {
        let sits = |guest: &str| body.seat_of(guest, None).is_some();
        let (lines, characters) = (i64::from(caps::CHAT_LINES), i64::from(caps::CHAT_CHARACTERS));
        let fits = |part: i64, who: &dyn Fn(&str) -> bool| {
            let said: Vec<&ChatSize> = self.0.iter().filter(|size| who(&size.guest)).collect();
            let more = text.chars().count() as i64;
            said.iter().map(|s| s.lines).sum::<i64>() < lines / part
                && said.iter().map(|s| s.characters).sum::<i64>() + more <= characters / part
        };
        fits(1, &|_| true) && (sits(guest) || fits(2, &|guest| !sits(guest)))
    }

    /// It is written.
    pub fn add(&mut self, guest: &str, text: &str) {
        let characters = text.chars().count() as i64;
        match self.0.iter_mut().find(|size| size.guest == guest) {
            Some(size) => (size.lines, size.characters) = (size.lines + 1, size.characters + characters),
            None => self.0.push(ChatSize { guest: guest.to_owned(), lines: 1, characters }),
        }
    }
}

#[cfg(test)]
mod tests {
    use teahouse_game::Setup;

    use super::*;
    use crate::room::{BodySeat, Who};

    /// Those who only watch cannot fill the chat of those who play.
    #[test]
    fn those_who_play_have_the_last_word() {
        let look = teahouse_wire::Look { color: 0, shape: 0 };
        let anna = Who::Person { id: "anna".to_owned(), name: "Anna".to_owned(), local: false };
        let setup = Setup { rules: 1, players: 1, board: String::new(), options: Default::default() };
        let body = Body::new(setup, "anna", vec![BodySeat::new(anna, look, String::new())], 10);
        let mut said = Said(Vec::new());
        let flood = |said: &mut Said, guests: &[&str]| {
            let mut lines = 0;
            while let Some(guest) = guests.iter().find(|guest| said.has_room(&body, guest, "tea")) {
                said.add(guest, "tea");
                lines += 1;
            }
            lines
        };
        assert_eq!(flood(&mut said, &["eve", "mallory"]), caps::CHAT_LINES / 2);
        assert_eq!(flood(&mut said, &["anna"]), caps::CHAT_LINES / 2);
        let mut said = Said(Vec::new());
        let long = "x".repeat(caps::CHAT_CHARACTERS as usize / 2);
        said.add("eve", &long);
        assert!(!said.has_room(&body, "mallory", "tea") && said.has_room(&body, "anna", &long));
        said.add("anna", &long);
        assert!(!said.has_room(&body, "anna", "tea"));
    }
}
