/// Why the gate turned a request away.
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

    /// What the person in front of the browser can do about it.
    ///
    /// Fixed text: nothing of the request is in it.
    package var sentence: String {
        switch self {
        case .ambiguousHeaders:
            "A header that must not be repeated was sent twice."
        case .foreignHost:
            "This preview answers only under localhost and the host it was started with (see --host)."
        case .foreignOrigin:
            "The request came from a page of another origin."
        case .crossSite:
            "The request was made by a page of another site."
        case .missingAccessToken:
            "Open the address that the preview printed when it started: it contains the token."
        case .missingActionToken:
            "The action token is missing or from an earlier run. Reload the page."
        }
    }
}
