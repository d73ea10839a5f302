/// The one door in front of every route: pages, assets, event streams, actions, 404s and `HEAD` alike.
///
/// A pure value: it looks at a request and says yes or no. What each rule is for stands beside it; the incidents that
/// taught them are DNS rebinding (CVE-2025-24010), open event streams (GHSA-67mh-4wv8-2f99), `Origin: null`
/// (CVE-2026-27977) and credentials compared by prefix (CVE-2025-57808).
package struct RequestGate: Sendable {
    /// What the gate says about one request.
    package enum Verdict: Equatable, Sendable {
        case admitted
        /// Admitted by the token in the URL: the reply sets the cookie that admits the following requests.
        case admittedByLink
        case refused(GateRefusal)
    }

    let access: ServerAccess
    private let hosts: AllowedHosts
    private let cookieName: String

    /// A gate for a server that is bound to the given host and port.
    package init(bindHost: String, port: UInt16, access: ServerAccess) {
        self.access = access
        hosts = AllowedHosts(port: port, bindHost: bindHost, additional: access.additionalHosts)
        // Cookies are shared by all ports of a host, so that two servers need two names.
        cookieName = "\(access.names.accessCookie)-\(port)"
    }

    /// Decides about a request from its method, headers and query; the path plays no part.
    package func verdict(on request: HTTPRequest) -> Verdict {
        let headers = request.headers
        let single: [HTTPHeaderName] = [
            .host, .origin, .secFetchSite, .secFetchMode, .secFetchDest, access.names.actionHeader,
        ]
        if single.contains(where: headers.repeats) { return .refused(.ambiguousHeaders) }

        guard let host = headers[.host], hosts.contains(host) else { return .refused(.foreignHost) }
        if let origin = headers[.origin], origin.lowercased() != "http://\(host.lowercased())" {
            return .refused(.foreignOrigin)
        }
        if isFromElsewhere(headers), !isTopLevelNavigation(request) { return .refused(.crossSite) }

        let entry = entry(of: request)
        if entry == .refused(.missingAccessToken) { return entry }
        // Methods that no route answers pass, and meet the server's 405.
        if request.method == .post, !isAction(headers) { return .refused(.missingActionToken) }
        return entry
    }

    /// The header that lets the browser of an admitted visitor come back without the token in its URL.
    var accessCookie: String? {
        access.accessToken.map { "\(cookieName)=\($0.text); HttpOnly; SameSite=Strict; Path=/" }
    }

    /// `same-site` is refused too: another program on another port of localhost is the same site and not us.
    private func isFromElsewhere(_ headers: RequestHeaders) -> Bool {
        switch headers[.secFetchSite] {
        case nil, "same-origin", "none": false
        default: true
        }
    }

    /// Following a link from elsewhere to a page is fine: the other site gets nothing back.
    private func isTopLevelNavigation(_ request: HTTPRequest) -> Bool {
        request.method.isSafe && request.headers[.secFetchMode] == "navigate"
            && request.headers[.secFetchDest] == "document"
    }

    /// A change needs an `Origin`, which the caller has compared with the host, and the token of the page.
    private func isAction(_ headers: RequestHeaders) -> Bool {
        headers[.origin] != nil && access.actionToken.matches(headers[access.names.actionHeader] ?? "")
    }

    private func entry(of request: HTTPRequest) -> Verdict {
        guard let token = access.accessToken else { return .admitted }
        let cookies = request.headers.all(.cookie).flatMap { $0.split(separator: ";") }
        let presented = cookies.compactMap { cookie -> String? in
            let pair = cookie.drop { $0 == " " }
            return pair.hasPrefix("\(cookieName)=") ? String(pair.dropFirst(cookieName.count + 1)) : nil
        }
        if presented.contains(where: token.matches) { return .admitted }
        let links = request.query.filter { $0.name == access.names.accessQuery }
        return links.contains { token.matches($0.value) } ? .admittedByLink : .refused(.missingAccessToken)
    }
}
