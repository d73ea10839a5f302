/// From a request line and headers to a request that a handler may see, or to the reply that refuses it.
///
/// The order matters: the gate comes before anything that depends on the path, so that a foreign page cannot even learn
/// which paths exist.
struct RequestAdmission {
    let gate: RequestGate
    let limits: ServerLimits
    let explain: @Sendable (GateRefusal) -> String

    enum Result {
        case admitted(HTTPRequest, setsCookie: Bool)
        case refused(HTTPReply)
    }

    /// Decides with the headers alone, before any byte of the body is read.
    func admit(
        method: HTTPMethod, target: [UInt8], headers: RequestHeaders, headerBytes: Int
    ) -> Result {
        guard headerBytes <= limits.headerBytes else { return .refused(.text(.headersTooLarge)) }
        let location: RequestTarget
        do {
            location = try RequestTarget(target)
        } catch {
            return .refused(.text(error))
        }
        var request = HTTPRequest(method: method, path: location.path, query: location.query, headers: headers)
        let verdict = gate.verdict(on: request)
        if case .refused(let reason) = verdict { return .refused(.text(reason.status, explain(reason))) }
        guard method != .other else { return .refused(.methodNotAllowed(allow: [.get, .head, .post])) }
        if let status = bodyRefusal(method: method, path: location.path, headers: headers) {
            return .refused(.text(status))
        }
        guard RequestTarget.isCanonical(location.path) else { return .refused(.text(.notFound)) }
        request.method = method == .head ? .get : method
        request.query.removeAll { $0.name == gate.access.names.accessQuery }
        return .admitted(request, setsCookie: verdict == .admittedByLink)
    }

    /// A body must say how long it is, so that it can be refused before it arrives.
    private func bodyRefusal(method: HTTPMethod, path: String, headers: RequestHeaders) -> HTTPStatus? {
        guard !headers.contains(.transferEncoding) else { return .lengthRequired }
        guard headers.contains(.contentLength) else { return method == .post ? .lengthRequired : nil }
        guard let length = headers[.contentLength].flatMap({ Int($0) }), length >= 0 else { return .badRequest }
        if length > limits.bodyBytes(for: path) { return .contentTooLarge }
        return method == .post || length == 0 ? nil : .badRequest
    }
}
