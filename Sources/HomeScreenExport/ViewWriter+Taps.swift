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
            if hasItems || !isToggle {
                label(node, scope, &lines, adding: extra)
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
        style += reach(of: intent, node, scope)
        let outer = hasItems || !isToggle ? rest(node, scope) : common(node, scope) + extra
        emit(.block(block), style + outer, &lines)
    }

    /// Returns the modifiers that take no taps for a device that cannot be reached; none for an intent without a device.
    private func reach(of intent: Intent, _ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        let things = intent.effects.compactMap { effect in
            if case .setProperty(let thing, _, _) = effect { thing } else { nil }
        }
        guard !things.isEmpty else { return [] }
        guard let item = scope.item, let isOnline = export.types.member("isOnline", of: item),
            case .scalar(.boolean) = isOnline.shape,
            things.allSatisfy({ device($0, node)?.segments.map(\.name) == ["item", "id"] })
        else {
            export.report(
                "a \(node.name) that takes no taps while its device cannot be reached", at: node.place(of: "intent"),
                "show the device in a list whose shape has 'id' and 'isOnline', and name it by '{item.id}'")
            return []
        }
        export.readsItem = true
        return [.line(".disabled(!\(isOnline.flag))", node.place(of: "intent"))]
    }

    /// Returns the place in the data from which an intent's device comes; nil for a device that a file names.
    private func device(_ thing: Intent.Template, _ node: ViewNode) -> Binding.Path? {
        guard case .bound(let binding) = thing, let path = binding.onlyPlace?.path.segments.map(\.name),
            path.count == 2, path[0] == "with",
            let given = node["with"]?.mapEntries.first(where: { $0.key == path[1] })?.value,
            case .bound(let text) = given.value
        else { return nil }
        var told: [Diagnostic] = []
        return Binding(text, &told).onlyPlace?.path
    }

    /// Writes the views of a link, a button or a switch with its area, all of which takes the tap.
    func label(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        let area = surface(node, scope) + extra + [.line(".contentShape(Rectangle())", node.place)]
        let items = node["items"]?.items ?? []
        if items.isEmpty {
            let label = node["label"]
            return emit(.line(label.map { text($0, scope) } ?? "EmptyView()", label?.range), area, &lines)
        }
        if items.count == 1, export.takesModifiers(items[0]), let only = ViewNode(items[0], registry),
            !["image", "shape"].contains(only.name)
        {
            return view(items[0], scope, &lines, adding: area)
        }
        var block = SwiftLines()
        block.block("ZStack") { views(node["items"], scope, &$0) }
        emit(.block(block), area, &lines)
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
