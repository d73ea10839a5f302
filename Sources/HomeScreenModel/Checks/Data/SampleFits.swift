package import ConfigSchema
import LiveValues
package import SourceDiagnostics

extension Rule {
    static let sample = Rule(
        "data.sample", .error, "A sample is not of the shape that its source declares.",
        explanation: """
            The sample stands for an answer: it draws the placeholder, the gallery and what is shown before the first \
            answer comes. What bindings may rely on must be in it. It may have more than the shape says.
            """,
        wrong: .widget(quoteHead + "    sample: ↓{ from: Anyone }\n" + dayExample),
        right: .widget(quoteHead + "    sample: { text: All's well, from: Anyone }\n" + dayExample))

    private static let quoteHead = "data:\n  quote:\n    http: https://example.com/\n    shape: { text: text }\n"
}

/// Samples are of the shape that stands beside them.
package enum SampleFits: Check {
    package static let rules: [Rule] = [.sample]

    /// Adds a finding for each place of a sample that is of another type, or lacks what must be there.
    ///
    /// - Parameters:
    ///   - sample: What was read as ``PropertyKind/anything``.
    ///   - shape: The shape of its source.
    ///   - diagnostics: Where findings go.
    package static func check(_ sample: ConfigValue, is shape: Shape, _ diagnostics: inout [Diagnostic]) {
        ShapeCheck(rule: .sample, subject: "the sample", shapeName: "its shape") { shape, value in
            shape.liveValue(of: value, now: Timestamp(milliseconds: 0))
        }
        .check(sample, is: shape, &diagnostics)
    }
}
