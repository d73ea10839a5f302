import SourceDiagnostics

extension ReferenceCommand {
    /// Prints a part of the reference, or writes all of it.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        let wanted = try arguments[name]
        switch arguments[format] {
        case .html:
            if let wanted {
                throw UsageError(
                    "the page has the whole reference; leave out '\(wanted)', and add '#\(wanted)' to its address",
                    help: "reference --help")
            }
            let reference = try ToolReference(workspace, tool, drawing: true)
            try terminal.write(ReferenceDocument(reference, program: tool.name).bytes, to: arguments[output])
        case .text:
            let reference = try ToolReference(workspace, tool, drawing: false)
            let usesColor = arguments[output] == nil && terminal.usesColor(arguments[CommonOptions.color])
            guard
                let text = ReferenceTextWriter(usesColor: usesColor, program: tool.name).text(of: wanted, in: reference)
            else {
                throw unknown(wanted ?? "", reference)
            }
            try terminal.write(Array(text.utf8), to: arguments[output])
        case .json:
            let reference = try ToolReference(workspace, tool, drawing: false)
            guard let text = ReferenceJSON.text(of: wanted, in: reference) else {
                throw unknown(wanted ?? "", reference)
            }
            try terminal.write(Array(text.utf8), to: arguments[output])
        }
        return .success
    }

    private static func unknown(_ name: String, _ reference: ToolReference) -> UsageError {
        let topics = reference.topics.map(\.name)
        let nearest = Suggestion.clause(for: name, in: reference.allNames)
        return UsageError(
            "the reference has no '\(name)'\(nearest); the topics are \(topics.joinedAsList())",
            help: "reference")
    }
}
