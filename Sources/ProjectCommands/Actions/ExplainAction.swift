import ConfigSchema
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension ExplainCommand {
    /// Prints the value of a property and every line that has a say in it.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool, naming: StagedView.paths(arguments))
        let path = try arguments[keyPath]
        guard let view = try StagedView.open(arguments, in: workspace, terminal) else { return .findings }
        let staged = view.staged
        let own = view.alone.map { staged.explain("\($0).\(path)") } ?? []
        var explanations = own.isEmpty ? staged.explain(path) : own
        if explanations.isEmpty {
            let present = presentPaths(of: path, in: workspace.registry.catalog)
            explanations = present.flatMap { staged.explain($0) }
            if !explanations.isEmpty {
                let names = present.map { "'\($0)'" }.joined(separator: " and ")
                terminal.printError("note: '\(path)' is called \(names) now")
            }
        }
        guard !explanations.isEmpty else {
            let known =
                workspace.registry.catalog.components.flatMap { component in
                    component.properties.leaves.map { component.name + "." + $0.path }
                } + (view.alone.map { Self.paths(of: $0, in: staged) } ?? [])
                + TokenCategory.allCases.flatMap { staged.explain($0.rawValue).map(\.keyPath) }
            // A key of the named component is likelier than the same word in another one.
            let own = known.filter { $0.hasPrefix(path.prefix { $0 != "." } + ".") }
            let hint = Suggestion.clause(for: path, in: NearestName.match(path, in: own) == nil ? known : own)
            throw UsageError("there is no property '\(path)'\(hint)", help: "explain --help")
        }
        switch arguments[format] {
        case .json: terminal.write(JSONText.encode(explanations.map(Property.init)))
        case .text: terminal.writeLines(explanations.map(text).joined(separator: "\n"))
        }
        return .success
    }

    /// The paths of a file's views and of what they set.
    private static func paths(of id: String, in staged: StagedScene) -> [String] {
        staged.parts(of: id).flatMap { part in
            [part.path] + staged.explain("\(id).\(part.path)").map { String($0.keyPath.dropFirst(id.count + 1)) }
        }
    }

    /// The present paths of a property that is named as it was before.
    private static func presentPaths(of path: String, in catalog: ConfigCatalog) -> [String] {
        let steps = path.split(separator: ".").map { String($0) }
        guard let name = steps.first, let component = catalog.components.first(where: { $0.name == name }) else {
            return []
        }
        return component.properties.presentPaths(of: steps.dropFirst(), below: [name]).map { $0.joined(separator: ".") }
    }

    /// A property in the JSON form.
    private struct Property: Encodable {
        let keyPath: String
        let value: String
        let color: String?
        let summary: String
        let lines: [Line]

        init(_ explanation: Explanation) {
            keyPath = explanation.keyPath
            value = explanation.value
            color = explanation.color?.hexText
            summary = explanation.summary
            lines = explanation.lines.map(Line.init)
        }
    }

    /// A place that has a say, in the JSON form.
    private struct Line: Encodable {
        let role: String
        let layer: String
        let text: String
        let file: String?
        let line: Int?
        let column: Int?

        init(_ line: Explanation.Line) {
            let place = line.isBuiltIn ? nil : line.range
            role = line.role.rawValue
            layer = line.layer
            text = line.text
            file = place?.file.path
            self.line = place?.start.line
            column = place?.start.column
        }
    }

    private static func text(_ explanation: Explanation) -> String {
        let component = explanation.keyPath.prefix { $0 != "." }
        let lines = explanation.lines.map { line in
            let place = line.isBuiltIn ? "built into \(component)" : "\(line.range)  \(line.layer)"
            return "  \(column(role(line.role), 10)) \(place)\(line.text.isEmpty ? "" : "  \(line.text)")\n"
                + (line.isBuiltIn && line.role == .sets ? "             \(explanation.summary)\n" : "")
        }
        return "\(explanation.keyPath) = \(explanation.value)\n"
            + (lines.isEmpty ? "  nothing sets it\n" : lines.joined())
    }

    private static func role(_ role: Explanation.Role) -> String {
        switch role {
        case .sets: "set by"
        case .token: "through"
        case .alias: "used at"
        case .overridden: "overrides"
        }
    }

    private static func column(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
