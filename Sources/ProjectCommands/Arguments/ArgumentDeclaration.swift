import Exporting
import PreviewServing

/// What the parser and the help text need to know of one argument, whatever type its value has.
struct ArgumentDeclaration: Sendable {
    /// How an argument is written on the command line.
    enum Form: Hashable, Sendable {
        /// `--name`, present or absent.
        case flag
        /// `--name VALUE`.
        case option(value: String)
        /// A bare word, given once.
        case positional
        /// A bare word that may be left out.
        case optionalPositional
        /// Any number of bare words.
        case repeatedPositional
    }

    /// The long name without dashes, or a positional's name in the help text.
    let name: String

    /// The letter of the short form, such as the `o` of `-o`.
    let short: Character?

    /// How it is written.
    let form: Form

    /// The only values it takes; empty when they cannot be listed.
    let choices: [String]

    /// What it takes, as the end of "expected …", for values that cannot be listed.
    let expected: String

    /// What it is for, without a full stop; the help text adds the choices and the default.
    var help: String

    /// The value that counts when the option is absent, as a person would write it.
    let defaultText: String?

    /// Where shells find its values, if there are no ``choices``.
    var source = CompletionSource.files

    /// Whether a value may hold a password, so that no message repeats it.
    var isSecret = false

    /// Whether a value can be read.
    let accepts: @Sendable (String) -> Bool

    /// Whether it is a bare word.
    var isPositional: Bool {
        switch form {
        case .flag, .option: false
        case .positional, .optionalPositional, .repeatedPositional: true
        }
    }

    /// The placeholder of an option's value.
    var valueName: String? {
        if case .option(let value) = form { value } else { nil }
    }

    /// `--name` for options and flags, the bare name for positionals.
    var spelling: String { isPositional ? name : "--\(name)" }
}

extension ArgumentDeclaration {
    /// An option that a kind of scene brings.
    init(_ option: PreviewOption) {
        self.init(
            name: option.name, short: nil, form: option.value.map { .option(value: $0) } ?? .flag, choices: [],
            expected: option.expected,
            help: option.help, defaultText: nil, isSecret: option.isSecret, accepts: option.accepts)
    }

    /// An option that a form of exports brings.
    init(_ option: TargetOption) {
        self.init(
            name: option.name, short: nil,
            form: option.values.isEmpty ? .flag : .option(value: option.name.uppercased()), choices: option.values,
            expected: "", help: option.help, defaultText: option.values.first,
            accepts: { option.values.isEmpty || option.values.contains($0) })
    }
}
