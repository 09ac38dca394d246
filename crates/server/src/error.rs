//! What goes wrong, as codes. Internals are logged, never sent.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use teahouse_catalog::{Refusal, SetupFault, ShelfError};
use teahouse_game::{Refused, SetupError};
use teahouse_store::{Kept, StoreError};
use teahouse_wire::{Code, Problem};

use crate::telemetry::{Seldom, count_refusal};

/// An answer that is not the one hoped for.
#[derive(Clone, Debug, PartialEq)]
pub struct ApiError {
    /// HTTP status.
    pub status: StatusCode,
    /// What the client gets.
    pub problem: Problem,
}

impl ApiError {
    /// An error with a code.
    pub fn new(status: StatusCode, code: Code) -> ApiError {
        ApiError { status, problem: Problem::new(code) }
    }

    /// Adds a parameter.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> ApiError {
        self.problem.params.insert(name.to_owned(), value.into());
        self
    }

    /// Somebody was too fast: which cap it was says what to wait for.
    pub(crate) fn too_fast(cap: &str) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooFast).with("cap", cap)
    }

    pub(crate) fn too_many_new(cap: &str) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, Code::TooManyNew).with("cap", cap)
    }

    /// Something is too large: which cap it was says what of it.
    pub(crate) fn too_large(cap: &str) -> ApiError {
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, Code::TooLarge).with("cap", cap)
    }

    pub(crate) fn bad(code: Code) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code)
    }

    pub(crate) fn conflict(code: Code) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, code)
    }

    pub(crate) fn forbidden(code: Code) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) fn not_found(code: Code) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, code)
    }

    /// Something of ours broke: the log gets the cause, the client a code.
    pub(crate) fn internal(error: impl std::fmt::Display) -> ApiError {
        tracing::error!(%error, "a fault of the house: what was asked is refused, nothing has changed. Please report this line");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Internal)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict { .. } | StoreError::Changed { .. } => ApiError::conflict(Code::ChangedMeanwhile),
            StoreError::BadText => ApiError::bad(Code::BadText),
            StoreError::TooMany(what) => ApiError::conflict(match what {
                Kept::Records => Code::TooManyRecords,
                Kept::Listed => Code::TooManyListed,
                Kept::Tables => Code::TooManyTables,
            }),
            other => {
                let code = match other {
                    StoreError::Full => Code::DiskFull,
                    StoreError::ReadOnly => Code::StoreReadOnly,
                    StoreError::Locked => Code::StoreLocked,
                    StoreError::LockLost(_) => Code::LockLost,
                    StoreError::Closed => Code::HouseClosing,
                    _ => Code::StoreFailed,
                };
                // Failed writes are in the log already (`telemetry`), but reads are not; there may be thousands of either.
                static SELDOM: LazyLock<Seldom> = LazyLock::new(|| Seldom::every(Duration::from_secs(10)));
                if code != Code::HouseClosing
                    && let Some(more) = SELDOM.now()
                {
                    tracing::error!(code = code.text(), error = %other, more, "the database did not do what was asked; it is refused, nothing is lost");
                }
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code)
            }
        }
    }
}

impl From<SetupFault> for ApiError {
    fn from(fault: SetupFault) -> ApiError {
        let (code, phrase) = match &fault {
            SetupFault::Board(ShelfError::Unknown { .. }) => (Code::SetupNoBoard, fault.phrase()),
            SetupFault::Board(error) => {
                tracing::error!(%error, "the host's own boards cannot be used: mend the file that is named here, `teahouse board check` reads it");
                (Code::SetupBoardsBroken, fault.phrase())
            }
            SetupFault::Setup(error) => (setup_code(error), error.phrase()),
        };
        // The game's own sentence goes along where the house has none.
        let says = (code == Code::SetupConflict).then_some(phrase.id);
        let params = phrase.args.iter().map(|(name, arg)| (name.clone(), arg.json())).collect();
        let problem = Problem { says, params, ..Problem::new(code) };
        ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, problem }
    }
}

fn setup_code(error: &SetupError) -> Code {
    match error {
        SetupError::Players { .. } => Code::SetupPlayers,
        SetupError::UnknownOption { .. } => Code::SetupUnknownOption,
        SetupError::OptionValue { .. } => Code::SetupOptionValue,
        SetupError::Conflict { .. } => Code::SetupConflict,
        SetupError::Version { .. } => Code::SetupVersion,
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        match refusal {
            // A broken rule is a normal answer.
            Refusal::Rule { rule, illegal, .. } => {
                let problem = Problem { rule: Some(rule), illegal: Some(illegal), ..Problem::new(Code::Rule) };
                ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, problem }
            }
            Refusal::NotAMove(_) => ApiError::bad(Code::NotAMove),
            Refusal::NotAsked => ApiError::conflict(Code::NotAsked),
            Refusal::NotNow(why) => ApiError::conflict(match why {
                Refused::Illegal(never) => match never {},
                Refused::Over => Code::MatchOver,
                Refused::NoSuchSeat(_) => Code::NoSuchSeat,
                Refused::ChanceFirst => Code::ChanceFirst,
                Refused::NoChance | Refused::Impossible(_) => Code::NoChance,
                Refused::NothingToUndo(_) => Code::NothingToUndo,
                Refused::NeedsConsent => Code::NeedsConsent,
                Refused::HasResigned(_) => Code::HasResigned,
                Refused::HasStandIn(_) => Code::HasStandIn,
                Refused::NoStandIn(_) => Code::NoStandIn,
                Refused::NoBotName => Code::NoSuchBot,
                Refused::NeedsHistory => return ApiError::internal("an undo needs the whole match"),
            }),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        count_refusal(&self);
        (self.status, Json(self.problem)).into_response()
    }
}
