/// An option of one form of exports, such as `--ios 16`: declared here, read by the command line and by `exports` in `diorama.yaml`.
public struct TargetOption: Hashable, Sendable {
    /// The long name without dashes, such as `ios`.
    public let name: String

    /// The values that it takes, the one that holds without the option first; empty for a flag.
    public let values: [String]

    /// The purpose as the help tells it behind the form's name: it begins with a small letter and has no full stop.
    public let help: String

    private let chinese: String?

    /// An option that takes one of several values.
    ///
    /// - Parameters:
    ///   - name: The long name without dashes.
    ///   - values: The values, the one that holds without the option first.
    ///   - help: The purpose, from a small letter on and without a full stop.
    ///   - chinese: The purpose in Chinese, for the preview; `nil` leaves it in English.
    public init(_ name: String, values: [String], help: String, chinese: String? = nil) {
        self.name = name
        self.values = values
        self.help = help
        self.chinese = chinese
    }

    /// A flag: `--name` on the command line, and `name: true` in the project file.
    public static func flag(_ name: String, help: String, chinese: String? = nil) -> TargetOption {
        TargetOption(name, values: [], help: help, chinese: chinese)
    }

    /// The purpose for somebody who reads a locale, by its tag, as a sentence of its own without a full stop.
    package func help(in locale: String) -> String {
        locale.hasPrefix("zh") ? chinese ?? help : help.prefix(1).uppercased() + help.dropFirst()
    }

    /// The values that the project file may give.
    package var written: [String] { values.isEmpty ? ["true", "false"] : values }
}

extension ExportForm {
    /// None, which holds for most forms.
    public var options: [TargetOption] { [] }

    /// The form as it is: it has no options.
    public func with(_ values: [String: String]) -> Self { self }

    /// The summary in English, whoever reads it.
    public func summary(in locale: String) -> String { summary }
}

extension Sequence<any ExportForm> {
    /// The options of all forms, each name once; their help begins with the form.
    package var options: [TargetOption] {
        var seen: Set<String> = []
        return flatMap { form in
            form.options.map { TargetOption($0.name, values: $0.values, help: "For \(form.name): \($0.help)") }
        }.filter { seen.insert($0.name).inserted }
    }
}
