import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics

extension ViewWriter {
    func tap(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        guard let name = node.text("intent"), let intent = app.intents.first(where: { $0.name == name }) else { return }
        guard app.release.isInteractive else { return untapped(node, scope, &lines, adding: extra) }
        let isToggle = node.name == "toggle"
        let isOn = value(node["isOn"], scope)?.flag ?? "false"
        let parameters = IntentWriter.parameters(of: intent)
        let arguments = parameters.compactMap { parameter -> String? in
            if isToggle, parameter.name == "isOn" { return "\(Swift.label(parameter.member)): !\(isOn)" }
            guard let value = node["with"]?.mapEntries.first(where: { $0.key == parameter.name })?.value else {
                return parameter.value.isOptional
                    ? nil : "\(Swift.label(parameter.member)): \(parameter.value.emptyLiteral)"
            }
            return "\(Swift.label(parameter.member)): \(argument(value, parameter.value, scope))"
        }
        let call = wrapped("\(IntentWriter.name(of: intent, app))(", arguments)
        var block = SwiftLines()
        let head = isToggle ? "Toggle(isOn: \(isOn), intent: \(call))" : "Button(intent: \(call))"
        let hasItems = node["items"]?.items.isEmpty == false
        block.block(head, node.place(of: "intent")) { lines in
            if hasItems {
                layered(node["items"], scope, &lines)
            } else {
                lines.add(node["label"].map { text($0, scope) } ?? "EmptyView()", node["label"]?.range)
            }
        }
        var style: [Modifier] = []
        if isToggle {
            if hasItems { app.support.insert(.toggles) }
            style.append(.line(hasItems ? ".toggleStyle(.plain)" : ".labelsHidden()", node.place))
        } else {
            style.append(.line(".buttonStyle(.plain)", node.place))
        }
        emit(.block(block), style + common(node, scope) + extra, &lines)
    }

    /// Writes what a button or a switch looks like, where nobody can tap it.
    private func untapped(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        export.reportNewer(
            "\(node.name) that acts inside of a widget", at: node.place,
            "it is shown and cannot be tapped; put it into a 'link', or export for iOS 17")
        guard node["items"]?.items.isEmpty == false else {
            return emit(.line(text(node["label"], scope), node.place), common(node, scope) + extra, &lines)
        }
        var block = SwiftLines()
        block.block("Group", node.place) { layered(node["items"], scope, &$0) }
        emit(.block(block), common(node, scope) + extra, &lines)
    }

    private func argument(_ value: ConfigValue, _ parameter: SwiftValue, _ scope: SwiftScope) -> String {
        switch parameter.shape {
        case .scalar(.number): number(value, scope)
        case .scalar(.boolean):
            value.booleanValue.map { "\($0)" } ?? self.value(value, scope)?.flag ?? "\(value.stringValue == "true")"
        case .scalar(.date): self.value(value, scope)?.date ?? ".now"
        default: value.literalNumber.map { Swift.literal(Swift.number($0)) } ?? string(value, scope)
        }
    }
}
