//! What goes into a sentence. Its type says whether it is a seat, never its name.

use std::collections::BTreeMap;

use serde::ser::{self, Serialize, Serializer};
use serde_json::{Error, Value, to_value};

use crate::seat::Seat;

/// A variable of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A seat, shown as its player's name.
    Seat(Seat),
    /// Several, shown as a list of names.
    Seats(Vec<Seat>),
    /// Anything else.
    Value(Value),
}

impl Arg {
    /// A value as a variable: `Seat` and `Vec<Seat>` are seats, also inside of an `Option`.
    pub fn of(value: &(impl Serialize + ?Sized)) -> Arg {
        arg(value).unwrap_or(Arg::Value(Value::Null))
    }

    /// As it travels: seats are numbers there.
    pub fn json(&self) -> Value {
        match self {
            Arg::Seat(seat) => seat.0.into(),
            Arg::Seats(seats) => seats.iter().map(|s| s.0).collect(),
            Arg::Value(value) => value.clone(),
        }
    }
}

/// The fields of a struct or of a tagged enum; none if the value has no fields.
pub(crate) fn fields(value: &impl Serialize) -> BTreeMap<String, Arg> {
    match value.serialize(Reader) {
        Ok(Read::Fields(fields)) => fields,
        Ok(Read::One(_)) | Err(_) => BTreeMap::new(),
    }
}

fn arg(value: &(impl Serialize + ?Sized)) -> Result<Arg, Error> {
    Ok(match value.serialize(Reader)? {
        Read::One(arg) => arg,
        Read::Fields(fields) => Arg::Value(fields.into_iter().map(|(key, arg)| (key, arg.json())).collect()),
    })
}

/// What a value is made of.
enum Read {
    One(Arg),
    Fields(BTreeMap<String, Arg>),
}

/// Looks at values as serde shows them, which is by the names of their types.
struct Reader;

macro_rules! plain {
    ($($method:ident $type:ty,)*) => { $(
        fn $method(self, value: $type) -> Result<Read, Error> {
            Ok(Read::One(Arg::Value(to_value(value)?)))
        }
    )* };
}

impl Serializer for Reader {
    type Ok = Read;
    type Error = Error;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    plain! {
        serialize_bool bool,
        serialize_i8 i8,
        serialize_i16 i16,
        serialize_i32 i32,
        serialize_i64 i64,
        serialize_u8 u8,
        serialize_u16 u16,
        serialize_u32 u32,
        serialize_u64 u64,
        serialize_f32 f32,
        serialize_f64 f64,
        serialize_char char,
        serialize_str &str,
        serialize_bytes &[u8],
        serialize_unit_struct &'static str,
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, name: &'static str, value: &T) -> Result<Read, Error> {
        let read = value.serialize(Reader)?;
        match &read {
            Read::One(Arg::Value(Value::Number(n))) if name == "Seat" => {
                let seat = n.as_u64().and_then(|n| u8::try_from(n).ok());
                let seat = seat.ok_or_else(|| ser::Error::custom("no seat has this number"))?;
                Ok(Read::One(Arg::Seat(Seat(seat))))
            }
            _ => Ok(read),
        }
    }

    fn serialize_none(self) -> Result<Read, Error> {
        self.serialize_unit()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Read, Error> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<Read, Error> {
        Ok(Read::One(Arg::Value(Value::Null)))
    }
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<Read, Error> {
        self.serialize_str(variant)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Read, Error> {
        Ok(Read::Fields(BTreeMap::from([(variant.to_owned(), arg(value)?)])))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List, Error> {
        Ok(List::default())
    }
    fn serialize_tuple(self, _: usize) -> Result<List, Error> {
        Ok(List::default())
    }
    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<List, Error> {
        Ok(List::default())
    }
    fn serialize_tuple_variant(self, _: &'static str, _: u32, variant: &'static str, _: usize) -> Result<List, Error> {
        Ok(List { variant: Some(variant), ..List::default() })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Fields, Error> {
        Ok(Fields::default())
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Fields, Error> {
        Ok(Fields::default())
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Fields, Error> {
        Ok(Fields { variant: Some(variant), ..Fields::default() })
    }
}

/// A list being read.
#[derive(Default)]
struct List {
    variant: Option<&'static str>,
    items: Vec<Arg>,
}

impl List {
    fn read(self) -> Read {
        let seat = |arg: &Arg| if let Arg::Seat(seat) = arg { Some(*seat) } else { None };
        let arg = match self.items.iter().map(seat).collect::<Option<Vec<Seat>>>() {
            Some(seats) if !seats.is_empty() => Arg::Seats(seats),
            _ => Arg::Value(self.items.iter().map(Arg::json).collect()),
        };
        match self.variant {
            Some(variant) => Read::Fields(BTreeMap::from([(variant.to_owned(), arg)])),
            None => Read::One(arg),
        }
    }
}

/// A struct or a map being read.
#[derive(Default)]
struct Fields {
    variant: Option<&'static str>,
    key: String,
    fields: BTreeMap<String, Arg>,
}

impl Fields {
    fn add(&mut self, key: &str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.fields.insert(key.to_owned(), arg(value)?);
        Ok(())
    }

    fn read(self) -> Read {
        match self.variant {
            Some(variant) => {
                let inner = Arg::Value(self.fields.into_iter().map(|(key, arg)| (key, arg.json())).collect());
                Read::Fields(BTreeMap::from([(variant.to_owned(), inner)]))
            }
            None => Read::Fields(self.fields),
        }
    }
}

macro_rules! lists {
    ($($shape:ident $method:ident,)*) => { $(
        impl ser::$shape for List {
            type Ok = Read;
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.items.push(arg(value)?);
                Ok(())
            }
            fn end(self) -> Result<Read, Error> {
                Ok(self.read())
            }
        }
    )* };
}

lists! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

macro_rules! structs {
    ($($shape:ident)*) => { $(
        impl ser::$shape for Fields {
            type Ok = Read;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
                self.add(key, value)
            }
            fn end(self) -> Result<Read, Error> {
                Ok(self.read())
            }
        }
    )* };
}

structs! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Fields {
    type Ok = Read;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = match arg(key)?.json() {
            Value::String(text) => text,
            other => other.to_string(),
        };
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = std::mem::take(&mut self.key);
        self.add(&key, value)
    }
    fn end(self) -> Result<Read, Error> {
        Ok(self.read())
    }
}
