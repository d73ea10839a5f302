import ConfigSchema
import LiveValues
package import SourceDiagnostics

/// A request as a file declares it: its parts may name values that are known when it is made.
package struct ServerRequest: Sendable {
    /// The address.
    package let url: Intent.Template
    /// The method as HTTP has it.
    package let method: String
    /// The headers of the request.
    package let headers: [DeclaredSource.Header]
    /// Sent as JSON; nil for nothing.
    package let body: Intent.Template?
    /// How the answer is read.
    package var envelope = Envelope()

    /// Returns the request that is made now.
    ///
    /// - Throws: Why one of its values is missing, or cannot be sent.
    func request(in scope: BindingScope) throws(BindingFailure) -> SourceRequest {
        SourceRequest(
            try url.address(in: scope), method: method, headers: try headers.fields(in: scope),
            body: try body?.value(in: scope))
    }

    /// The first names of the paths that it reads, each with its place.
    package var roots: [(name: String, place: SourceRange)] {
        url.roots + headers.flatMap(\.value.roots) + (body?.roots ?? [])
    }

    /// The methods that a file may name.
    static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"].map { EnumerationCase($0, "As HTTP has it.") }

    /// The kind of a body: JSON in which each text may have places for values.
    static let body: RecursiveKind = RecursiveKind("Body", "a body", example: "{ city: Paris }") {
        .shape(
            scalar: .bound(.anything), list: .list(of: .nested(body), count: 0...1_000),
            map: .map(of: .nested(body), keys: .any("field")))
    }
}

extension [DeclaredSource.Header] {
    /// Returns the headers that are sent now.
    ///
    /// - Throws: Why one of them has no value that can be sent.
    fileprivate func fields(in scope: BindingScope) throws(BindingFailure) -> [HeaderField] {
        var fields: [HeaderField] = []
        for header in self {
            let text = try header.value.text(in: scope)
            do throws(HeaderProblem) {
                fields.append(try HeaderField(header.name, text, isFromStore: header.isFromStore))
            } catch {
                throw BindingFailure(path: "headers.\(header.name)", reason: "cannot be sent: \(error)")
            }
        }
        return fields
    }
}
