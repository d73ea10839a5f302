import Foundation

/// JSON as this project prints it: sorted keys, so that output is the same byte for byte, and readable slashes.
package enum JSONText {
    /// The text of a value with a line break at its end.
    package static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Encoding fails only for numbers that JSON cannot write, and reports hold none.
        guard let data = try? encoder.encode(value) else { return "null\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
