//! What goes wrong, as codes. Internals are logged, never sent.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use teahouse_catalog::{Refusal, SetupFault, ShelfError};
use teahouse_store::StoreError;
use teahouse_wire::Problem;

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
    pub fn new(status: StatusCode, code: &str) -> ApiError {
        ApiError { status, problem: Problem { code: code.to_owned(), rule: None, params: BTreeMap::new() } }
    }

    /// Adds a parameter.
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> ApiError {
        self.problem.params.insert(name.to_owned(), value.into());
        self
    }

    pub(crate) fn bad(code: &str) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, code)
    }

    pub(crate) fn conflict(code: &str) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, code)
    }

    pub(crate) fn forbidden(code: &str) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) fn not_found(code: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, code)
    }

    /// Something of ours broke: the log gets the cause, the client a code.
    pub(crate) fn internal(cause: impl std::fmt::Display) -> ApiError {
        tracing::error!(%cause, "internal error");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal")
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Conflict { .. } | StoreError::Changed { .. } => ApiError::conflict("changed-meanwhile"),
            StoreError::BadText => ApiError::bad("bad-text"),
            other => {
                tracing::error!(cause = %other, "the store failed");
                let code = match other {
                    StoreError::Full => "disk-full",
                    StoreError::ReadOnly => "store-read-only",
                    StoreError::Locked => "store-locked",
                    StoreError::Closed => "house-closing",
                    _ => "store-failed",
                };
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code)
            }
        }
    }
}

impl From<SetupFault> for ApiError {
    fn from(fault: SetupFault) -> ApiError {
        if let SetupFault::Board(error) = &fault
            && !matches!(error, ShelfError::Unknown { .. })
        {
            tracing::error!(cause = %error, "the host's boards cannot be used");
        }
        let phrase = fault.phrase();
        let problem = Problem { code: phrase.id, rule: None, params: phrase.args };
        ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, problem }
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        match refusal {
            // A broken rule is a normal answer.
            Refusal::Rule(rule, phrase) => {
                let problem = Problem { code: phrase.id, rule: Some(rule), params: phrase.args };
                ApiError { status: StatusCode::UNPROCESSABLE_ENTITY, problem }
            }
            Refusal::NotAMove(_) => ApiError::bad("not-a-move"),
            Refusal::NotNow(code) => ApiError::conflict(code),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}
