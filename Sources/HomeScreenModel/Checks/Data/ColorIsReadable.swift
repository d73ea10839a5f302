package import SourceDiagnostics

extension Rule {
    static let unreadableColor = Rule(
        "data.color", .warning, "What data have for a colour is none.",
        explanation: """
            'hex' takes 3, 6 or 8 hexadecimal digits. Of any other text the platform's own code makes a colour without an \
            error: mostly black of a word with 3, 6 or 8 characters, otherwise one that nobody sees. So does the preview, \
            and the log says so.
            """,
        wrong: .hexColor("redish", "↓"), right: .hexColor("\"#B8475A\"", ""))
}

/// Texts that become colours are some.
package enum ColorIsReadable: Check {
    package static let rules: [Rule] = [.unreadableColor]

    /// Returns the first value that is no colour, of all data that a binding reads; nil where there is none.
    package static func trouble(_ binding: Binding, in scopes: [BindingScope]) -> DataTrouble? {
        guard !binding.isBroken, binding.hasColors else { return nil }
        for scope in scopes {
            for (place, text) in binding.unreadableColors(in: scope) {
                let (name, value) = place.origin(in: scope)
                return DataTrouble(
                    rule: .unreadableColor, place: binding.range(place.scalars), name: name, value: value,
                    clause: "this is '\(text)', which is no colour and is \(HexColor.fate(ofUnreadable: text))",
                    hint: "write 3, 6 or 8 hexadecimal digits")
            }
        }
        return nil
    }
}

extension Binding {
    /// Whether text becomes a colour in it.
    package var hasColors: Bool {
        parts.contains { part in
            guard case .place(let place) = part else { return false }
            return place.steps.contains { $0.formatter == .hex }
        }
    }

    /// The texts that `hex` cannot read, with their places.
    func unreadableColors(in scope: BindingScope) -> [(place: Place, text: String)] {
        places.compactMap { place in
            guard place.steps.last?.formatter == .hex, let text = place.beforeColor(in: scope),
                !HexColor.isReadable(text)
            else { return nil }
            return (place, text)
        }
    }

    /// A line for the log about each text that `hex` cannot read.
    package func colorFailures(in scope: BindingScope) -> [BindingFailure] {
        unreadableColors(in: scope).map { place, text in
            BindingFailure(
                path: place.path.text,
                reason: "is '\(text)', which is no colour and is \(HexColor.fate(ofUnreadable: text))")
        }
    }
}

extension Binding.Place {
    /// The text that `hex` gets, where that is the last formatter.
    fileprivate func beforeColor(in scope: BindingScope) -> String? {
        let place = Binding.Place(path: path, steps: Array(steps.dropLast()), scalars: scalars)
        return try? place.text(in: scope)
    }
}

extension RuleExample {
    fileprivate static func hexColor(_ color: String, _ mark: String) -> RuleExample {
        .widget(
            """
            data:
              mood:
                http: https://example.com/mood
                shape: { color: text }
                sample: { color: \(color) }
            layouts: { systemMedium: { content: [{ shape: { fill: "\(mark){mood.color | hex}" } }] } }

            """)
    }
}
