package import SourceDiagnostics

/// A list of the values that a form cannot carry; each reason is told once.
package struct ExportLosses {
    private var order: [String] = []
    private var places: [String: (first: SourceRange, names: Set<String>)] = [:]

    /// An empty list.
    package init() {}

    /// Notes a token that is left out, or written as something less.
    ///
    /// - Parameters:
    ///   - what: What is lost, as a sentence for any number of tokens.
    ///   - token: The token.
    ///   - place: The token's line.
    package mutating func add(_ what: String, _ token: ExportedToken, at place: SourceRange) {
        if places[what] == nil {
            order.append(what)
            places[what] = (place, [])
        }
        places[what]?.names.insert("\(token.category) \(token.name)")
    }

    /// A finding for each reason.
    package var findings: [Diagnostic] {
        order.compactMap { what in
            places[what].map { place, names in
                Diagnostic(.lostInExport, at: place, what + (names.count == 1 ? "" : " (\(names.count) tokens)"))
            }
        }
    }
}
