/// An option of one form of exports, such as `--ios 16`: declared here, read by the command line and by `exports` in `diorama.yaml`.
public struct TargetOption: Hashable, Sendable {
    /// The long name without dashes, such as `ios`.
    public let name: String

    /// The values that it takes, the one that holds without the option first; empty for a flag.
    public let values: [String]

    /// The purpose as the help tells it, without a full stop.
    public let help: String

    /// An option that takes one of several values.
    public init(_ name: String, values: [String], help: String) {
        self.name = name
        self.values = values
        self.help = help
    }

    /// A flag: `--name` on the command line, and `name: true` in the project file.
    public static func flag(_ name: String, help: String) -> TargetOption {
        TargetOption(name, values: [], help: help)
    }

    /// The values that the project file may give.
    package var written: [String] { values.isEmpty ? ["true", "false"] : values }
}

extension ExportForm {
    /// None, which holds for most forms.
    public var options: [TargetOption] { [] }

    /// The form as it is: it has no options.
    public func with(_ values: [String: String]) -> Self { self }
}

extension Sequence<any ExportForm> {
    /// The options of all forms, each name once.
    package var options: [TargetOption] {
        var seen: Set<String> = []
        return flatMap(\.options).filter { seen.insert($0.name).inserted }
    }
}
