import ConfigSchema
import Foundation
package import LiveValues

/// The values that bindings are asked for: those of the roots, and how a person reads them.
package struct BindingScope: Sendable {
    /// The value of each root; missing for a source that never answered and has no sample.
    package var roots: LiveProperties
    /// What each source is besides its value: its `state` and `age`.
    package var states: LiveProperties
    package var format: LocalFormat

    package init(roots: LiveProperties, states: LiveProperties = [:], format: LocalFormat) {
        self.roots = roots
        self.states = states
        self.format = format
    }

    /// The same with another value for a root, such as `item` for each item of a list.
    package func setting(_ root: String, to value: LiveValue) -> BindingScope {
        var scope = self
        scope.roots[root] = value
        return scope
    }

    func value(at path: Binding.Path) -> LiveValue {
        guard let root = path.segments.first?.name else { return .null }
        var value = roots[root] ?? .null
        for segment in path.segments.dropFirst() {
            switch value {
            case .object(let entries):
                guard let entry = entries[segment.name] else { return state(at: path) }
                value = entry
            case .array(let items):
                guard let index = Int(segment.name) else { return state(at: path) }
                value = items.indices.contains(index) ? items[index] : .null
            default: return state(at: path)
            }
        }
        return value
    }

    /// Attributes of a source or a parameter, such as its state; a name in the value itself has precedence.
    private func state(at path: Binding.Path) -> LiveValue {
        guard (2...3).contains(path.segments.count) else { return .null }
        return path.segments.dropFirst().reduce(states[path.segments[0].name] ?? .null) { value, segment in
            value.objectValue?[segment.name] ?? .null
        }
    }
}

/// Why a binding has no value now: what it names is missing, or of another type than its source says.
package struct BindingFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The path as it is written.
    package let path: String
    /// What is the matter with it.
    package let reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The failure for a log: `'quote.text' is missing`.
    package var description: String { "'\(path)' \(reason)" }
}

extension Binding {
    /// Its value now: of a single place what that gives, otherwise text.
    ///
    /// What a value contains is text, also where it has braces.
    package func value(in scope: BindingScope) throws(BindingFailure) -> LiveValue {
        if let onlyPlace { return try onlyPlace.value(in: scope) }
        return .string(try text(in: scope))
    }

    /// The most bytes of a text that is put together, in which long values multiply; no layout shows more.
    package static let maxBytes = 256 << 10

    /// Returns its text now; one that grows beyond ``maxBytes`` ends there.
    package func text(in scope: BindingScope) throws(BindingFailure) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .place(let place): result += try place.text(in: scope)
            }
            if result.utf8.count > Self.maxBytes { break }
        }
        return result
    }
}

extension Binding {
    /// Returns its text as an address, in which each value is percent-encoded unless `escaped` did that.
    ///
    /// - Throws: Why a value is missing, or leads to another part of the path.
    func address(in scope: BindingScope) throws(BindingFailure) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .place(let place):
                let text = try place.text(in: scope)
                // Servers and clients take these for the folder itself, or the one above it.
                guard text != ".", text != ".." else {
                    throw BindingFailure(path: place.path.text, reason: "is '\(text)', which is no part of an address")
                }
                guard !text.isEmpty || place.steps.contains(where: { $0.formatter == .or }) else {
                    throw BindingFailure(
                        path: place.path.text, reason: "is empty; with '| or('')' the address goes without it")
                }
                result += place.steps.last?.formatter == .escaped ? text : Binding.Step.escaped(text)
            }
        }
        return result
    }
}

extension Binding.Place {
    /// What the path has, after its formatters; null only where `or` is not asked for and a list may be missing.
    func value(in scope: BindingScope) throws(BindingFailure) -> LiveValue {
        let value = try valueOrNull(in: scope)
        guard value != .null else { throw BindingFailure(path: path.text, reason: "is missing") }
        return value
    }

    /// The same, where what is missing is null.
    func valueOrNull(in scope: BindingScope) throws(BindingFailure) -> LiveValue {
        var value = scope.value(at: path)
        for step in steps {
            if value == .null, step.formatter != .or, step.formatter != .count { continue }
            guard let next = step.apply(to: value, scope.format) else {
                throw BindingFailure(path: path.text, reason: "is nothing that '\(step.formatter.rawValue)' takes")
            }
            value = next
        }
        return value
    }

    func text(in scope: BindingScope) throws(BindingFailure) -> String {
        switch try value(in: scope) {
        case .string(let text): return text
        case .integer(let number): return String(number)
        case .number(let number): return scope.format.plain(number)
        default: throw BindingFailure(path: path.text, reason: "is no text")
        }
    }
}

extension Binding.Step {
    /// What the formatter makes of a value; nil for one that it does not take.
    fileprivate func apply(to value: LiveValue, _ format: LocalFormat) -> LiveValue? {
        switch formatter {
        case .or: value == .null ? argument?.value : value
        case .date: value.moment.map { .string(format.text($0, pattern: argument?.text ?? "")) }
        case .weekday: value.moment.map { .string(format.weekday($0)) }
        case .number: value.double.map { .string(format.text($0, decimals: argument?.whole)) }
        case .percent: value.double.map { .string(format.percent($0, decimals: argument?.whole)) }
        case .duration: value.double.map { .string(format.duration(seconds: $0)) }
        case .upper: value.words.map { .string(format.capitals($0)) }
        case .escaped: value.words.map { .string(Self.escaped($0)) }
        case .hex: value.words.map { .string(HexColor.read($0).hexText) }
        case .count: value == .null ? 0 : value.arrayValue.map { .integer($0.count) }
        case .at:
            value.arrayValue.map { items in
                let index = argument?.whole ?? 0
                return items.indices.contains(index) ? items[index] : .null
            }
        }
    }

    /// What may stand in any part of an address: letters, digits and `-._~`; the rest as bytes of UTF-8.
    fileprivate static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension ValueFormatter.Argument {
    fileprivate var value: LiveValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): Int(exactly: number).map { .integer($0) } ?? .number(number)
        case .boolean(let value): .bool(value)
        }
    }

    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }

    fileprivate var whole: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }
}

extension LiveValue {
    /// The number, of either kind.
    package var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The text, or a whole number's digits.
    fileprivate var words: String? { stringValue ?? integerValue.map { String($0) } }
}
