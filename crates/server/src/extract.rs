//! Reading requests: as axum does it, but what cannot be read is answered with a code like everything else.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use teahouse_wire::Code;

use crate::error::ApiError;
use crate::limits::caps;

/// A JSON body: an object, as the API says. serde would take a list for one, field by field.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Json<T>, ApiError> {
        let axum::Json(body) = axum::Json::<Box<RawValue>>::from_request(request, state).await?;
        let unfit = || ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, Code::BadBody);
        let object = body.get().starts_with('{');
        let read = object.then(|| serde_json::from_str(body.get()).ok()).flatten();
        read.map(Json).ok_or_else(unfit)
    }
}

/// Parts of the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub struct Path<T>(pub T);

/// What follows the question mark.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub struct Query<T>(pub T);

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return ApiError::too_large(caps::id::BODY);
        }
        ApiError::new(rejection.status(), Code::BadBody)
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> ApiError {
        ApiError::new(rejection.status(), Code::BadAddress)
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        ApiError::new(rejection.status(), Code::BadAddress)
    }
}
