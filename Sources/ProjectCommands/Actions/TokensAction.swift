import ConfigSchema
import Exporting
import SceneModel
import SourceDiagnostics
import ThemeModel

extension TokensCommand {
    /// Prints the tokens of a theme, base theme first.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool)
        let id = try workspace.themeID(arguments[ExportCommand.theme], help: "tokens --help")
        let project = workspace.project
        let validation = try workspace.validate([project.path(ofTheme: id)])
        guard !validation.hasErrors, let theme = project.theme(id).theme else {
            let reporter = TextReporter(usesColor: false)
            terminal.writeError(
                reporter.report(validation.diagnostics, summary: workspace.summary(fileCount: validation.fileCount)))
            return .findings
        }
        let exported = ExportedTheme(theme, in: project.fileSystem, program: tool.name)
        let tokens = exported.tokens.map { Token($0, of: exported) }
        switch arguments[format] {
        case .json: terminal.write(JSONText.encode(tokens))
        case .text: terminal.write(tokens.map(text).joined())
        }
        return .success
    }

    /// A token and a line for each value, with the modes and devices that have it.
    private static func text(_ token: Token) -> String {
        var lines: [(text: String, situations: [String])] = []
        for value in token.values {
            let situation = [value.mode, value.device].compactMap { $0 }.joined(separator: " ")
            if let index = lines.firstIndex(where: { $0.text == value.text }) {
                lines[index].situations.append(situation)
            } else {
                lines.append((value.text, [situation]))
            }
        }
        return "\(token.category) \(token.name)\n"
            + lines.map { text, situations in
                lines.count == 1 ? "  \(text)\n" : "  \(text)  (\(situations.joined(separator: ", ")))\n"
            }.joined()
    }

    /// A token in the JSON form.
    private struct Token: Encodable {
        let category: String
        let name: String
        let values: [Value]

        init(_ token: ExportedToken, of theme: ExportedTheme) {
            category = token.category.rawValue
            name = token.name
            values = theme.modes.flatMap { mode in
                theme.deviceClasses.compactMap { device in
                    token.value(mode: mode, deviceClass: device).map { Value($0, mode, device) }
                }
            }
        }
    }

    /// The value of a token in one mode on one device class, in the JSON form.
    private struct Value: Encodable {
        let mode: String
        let device: String?
        let value: String
        let alias: String?
        let opacity: Double?
        let file: String
        let line: Int
        let column: Int

        init(_ value: ExportedValue, _ mode: String, _ device: String) {
            self.mode = mode
            self.device = device.isEmpty ? nil : device
            self.value = value.resolved.explanationText
            alias = value.alias?.name
            opacity = value.alias?.alpha
            file = value.place.file.path
            line = value.place.start.line
            column = value.place.start.column
        }

        /// The value, its alias and its place, as a line says them.
        var text: String {
            let reference = alias.map { "  $\($0)" + (opacity.map { " @ \(($0 * 100).shortText)%" } ?? "") } ?? ""
            return "\(value)\(reference)  \(file):\(line)"
        }
    }
}
