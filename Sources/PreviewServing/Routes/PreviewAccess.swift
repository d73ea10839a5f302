import HTTPServing

extension SecretNames {
    /// What the preview's pages, links and cookies call its secrets.
    static let preview = SecretNames(
        actionHeader: HTTPHeaderName(actionHeader), accessQuery: "token", accessCookie: "diorama-access")

    /// The header in which the page's script sends the action token.
    static let actionHeader = "X-Diorama-Token"
}

extension GateRefusal {
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
