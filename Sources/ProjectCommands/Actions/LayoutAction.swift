import SceneModel
import SceneRendering
import SourceDiagnostics

extension LayoutCommand {
    /// Prints the rectangle of every placed component.
    static func run(
        _ arguments: ParsedArguments, _ tool: CommandLineTool, _ terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let workspace = try Workspace(arguments, tool, naming: StagedView.paths(arguments))
        guard let view = try StagedView.open(arguments, in: workspace, terminal) else { return .findings }
        let staged = view.staged
        if let id = view.alone {
            print(partsOf: id, staged, arguments[format], terminal)
            return view.exitCode
        }
        let marks = staged.marks(ScreenMemo(workspace.project.fileSystem))
        let rows = staged.plan.entries.compactMap { entry -> Row? in
            let placement = entry.placement
            if let rect = entry.rect {
                return Row(
                    placement, rect, isVisible: staged.instance(placement.id)?.isShown ?? false, marks[placement.id],
                    place: entry.place)
            }
            // A closed popup has no place until it opens.
            guard placement.isPopup, let anchor = placement.opensFrom?.text else { return nil }
            let opened = staged.opening(anchor, registry: workspace.registry).popup
            guard let opened, opened.placement.id == placement.id else { return nil }
            return Row(placement, opened.frame, isVisible: false, marks[placement.id])
        }
        switch arguments[format] {
        case .json: terminal.write(JSONText.encode(rows))
        case .text: terminal.writeLines(table(rows))
        }
        return view.exitCode
    }

    /// Prints a file's own picture and the parts of it.
    private static func print(
        partsOf id: String, _ staged: StagedScene, _ format: Format, _ terminal: Terminal
    ) {
        guard let instance = staged.instance(id) else { return }
        let whole = LayoutRect(x: 0, y: 0, width: instance.frame.width, height: instance.frame.height)
        let parts = staged.parts(of: id).map { Row($0.path, $0.name, $0.frame) }
        let rows = [Row(instance.placement.placed?.name ?? id, instance.placement.name, whole)] + parts
        switch format {
        case .json: terminal.write(JSONText.encode(rows))
        case .text: terminal.writeLines(table(rows))
        }
    }

    /// One placed component, or a part of a file's picture; the names are those of the JSON form.
    private struct Row: Encodable {
        let id: String
        let component: String
        let x: Double
        let y: Double
        let width: Double
        let height: Double
        let visible: Bool
        /// What keeps it from being seen or used; nil when nothing does.
        let mark: String?
        /// The choices with which it is there, by the names of axes; nil when it is there with any.
        let with: [String: String]?
        /// What opens a popup; not part of the JSON form.
        let opensFrom: String?

        private enum CodingKeys: CodingKey {
            case id, component, x, y, width, height, visible, mark, with
        }

        init(_ path: String, _ name: String, _ rect: LayoutRect) {
            (id, component, visible, mark, with, opensFrom) = (path, name, true, nil, nil, nil)
            (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height)
        }

        init(
            _ placement: Placement, _ rect: LayoutRect, isVisible: Bool, _ mark: String?, place: [String: String] = [:]
        ) {
            self.mark = mark
            with = place.isEmpty ? nil : place
            id = placement.id
            component = placement.name
            x = rect.x
            y = rect.y
            width = rect.width
            height = rect.height
            visible = isVisible
            opensFrom = placement.opensFrom?.text
        }
    }

    private static func table(_ rows: [Row]) -> String {
        let widest = max("id".count, rows.map(\.id.count).max() ?? 0)
        let names = ["x", "y", "width", "height"].map { column($0) }.joined(separator: " ")
        let head = "id" + String(repeating: " ", count: widest - "id".count) + " " + names + "\n"
        let lines = rows.map { row in
            let name = row.id + String(repeating: " ", count: widest - row.id.count)
            let figures = [row.x, row.y, row.width, row.height].map { number($0) }.joined(separator: " ")
            let component = row.id == row.component ? "" : "  \(row.component)"
            let place = (row.with ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
            let hidden = place.isEmpty ? "  (hidden)" : ""
            let note =
                (row.visible ? "" : row.opensFrom.map { "  (opens from \($0))" } ?? hidden)
                + (place.isEmpty ? "" : "  (\(place.joined(separator: ", ")))")
            let mark = row.mark.map { "  \($0)" } ?? ""
            return "\(name) \(figures)\(component)\(note)\(mark)\n"
        }
        return head + lines.joined()
    }

    /// One decimal, as a column.
    private static func number(_ value: Double) -> String {
        let tenths = Int((abs(value) * 10).rounded())
        return column((value < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)")
    }

    private static func column(_ text: String) -> String {
        String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
}
