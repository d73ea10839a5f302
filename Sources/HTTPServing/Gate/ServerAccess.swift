/// Who may talk to the server, and with which secrets.
package struct ServerAccess: Sendable {
    /// What the secrets are called on their way.
    package let names: SecretNames

    /// What a request that changes state must send in the header ``SecretNames/actionHeader``.
    ///
    /// The page carries it in its HTML.
    package let actionToken: RunToken

    /// What every request must present when the server listens beyond this machine.
    ///
    /// It comes once in the URL and later as a cookie. It is never written into a page.
    package let accessToken: RunToken?

    /// Names besides `localhost` under which the server is reached, without port.
    package let additionalHosts: [String]

    package init(
        names: SecretNames, actionToken: RunToken = .random(), accessToken: RunToken? = nil,
        additionalHosts: [String] = []
    ) {
        self.names = names
        self.actionToken = actionToken
        self.accessToken = accessToken
        self.additionalHosts = additionalHosts
    }
}

/// What an application calls its secrets on the wire.
package struct SecretNames: Sendable {
    /// The request header that carries the action token.
    let actionHeader: HTTPHeaderName

    /// The query item that carries the access token.
    package let accessQuery: String

    /// The cookie that carries the access token, without the port that is added to it.
    let accessCookie: String

    package init(actionHeader: HTTPHeaderName, accessQuery: String, accessCookie: String) {
        self.actionHeader = actionHeader
        self.accessQuery = accessQuery
        self.accessCookie = accessCookie
    }
}
