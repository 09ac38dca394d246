//! What every game writes for its types in the same way.

/// A type is serialised as its text: what `Display` writes and `FromStr` reads. Needs `serde` in the game's crate.
#[macro_export]
macro_rules! as_text {
    ($name:ty) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Boards are equal when games on them are: id and everything rules depend on ([`Data::canonical`](crate::Data)).
/// Decoration does not count. Told as their id.
#[macro_export]
macro_rules! board_by_rules {
    ($name:ty) => {
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "Board({})", $crate::Data::id(self))
            }
        }
        impl PartialEq for $name {
            fn eq(&self, other: &$name) -> bool {
                use $crate::Data;
                std::ptr::eq(self, other) || (self.id() == other.id() && self.canonical() == other.canonical())
            }
        }
        impl Eq for $name {}
    };
}
