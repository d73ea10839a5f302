/// Why the gate turned a request away.
///
/// What a person reads about it is the application's to say: see ``HTTPServer/init(access:limits:explain:handler:)``.
package enum GateRefusal: Sendable {
    case ambiguousHeaders
    case foreignHost
    case foreignOrigin
    case crossSite
    case missingAccessToken
    case missingActionToken

    /// The status of the answer.
    ///
    /// A missing secret is 401 for entry, 403 for an action from a page that should have it.
    package var status: HTTPStatus {
        switch self {
        case .ambiguousHeaders: .badRequest
        case .foreignHost, .foreignOrigin, .crossSite, .missingActionToken: .forbidden
        case .missingAccessToken: .unauthorized
        }
    }
}
