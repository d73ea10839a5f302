import SourceDiagnostics

/// What a form cannot carry, each reason told once.
struct ExportLosses {
    private var order: [String] = []
    private var places: [String: (first: SourceRange, count: Int)] = [:]

    /// Notes a token that is left out, or written as something less.
    ///
    /// - Parameters:
    ///   - what: What is lost, as a sentence for any number of tokens.
    ///   - place: The token's line.
    mutating func add(_ what: String, at place: SourceRange) {
        if let known = places[what] {
            places[what] = (known.first, known.count + 1)
        } else {
            order.append(what)
            places[what] = (place, 1)
        }
    }

    /// A finding for each reason.
    var findings: [Diagnostic] {
        order.compactMap { what in
            places[what].map { place, count in
                Diagnostic(.lostInExport, at: place, what + (count == 1 ? "" : " (\(count) values)"))
            }
        }
    }
}
