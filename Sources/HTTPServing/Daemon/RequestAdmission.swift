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
        /// Turned away: at once, or when the body has been read and dropped.
        case refused(HTTPReply, afterBody: Bool = false)
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
        if let refusal = bodyRefusal(method: method, path: location.path, headers: headers) { return refusal }
        guard RequestTarget.isCanonical(location.path) else { return .refused(.text(.notFound)) }
        request.method = method == .head ? .get : method
        request.query.removeAll { $0.name == gate.access.names.accessQuery }
        return .admitted(request, setsCookie: verdict == .admittedByLink)
    }

    /// A body must say how long it is, so that it can be refused before it arrives.
    private func bodyRefusal(method: HTTPMethod, path: String, headers: RequestHeaders) -> Result? {
        guard !headers.contains(.transferEncoding) else { return .refused(.text(.lengthRequired)) }
        guard headers.contains(.contentLength) else {
            return method == .post ? .refused(.text(.lengthRequired)) : nil
        }
        guard let length = headers[.contentLength].flatMap({ Int($0) }), length >= 0 else {
            return .refused(.text(.badRequest))
        }
        let most = limits.bodyBytes(for: path)
        if length > most {
            let reason = "The body has \(length) bytes; up to \(most) are taken here."
            return .refused(.text(.contentTooLarge, reason), afterBody: limits.drops(bodyOf: length, for: path))
        }
        return method == .post || length == 0 ? nil : .refused(.text(.badRequest))
    }
}
