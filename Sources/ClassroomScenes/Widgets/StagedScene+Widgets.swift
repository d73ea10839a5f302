import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension StagedScene {
    /// Explains what files say of a widget at or below a path such as `poll.properties.pollTitle` or `poll.frame`.
    ///
    /// The value is the room's present one; the lines say where it started.
    func explainWidget(_ id: String, _ path: String) -> [Explanation] {
        guard scene.widgets.records[id] != nil else { return [] }
        let pool = ContextPool(store.classroom, localUser: view.viewer, locale: view.locale)
        let room = roomState(of: id, pool)
        return scene.widgets.places(of: id, at: path).map { place in
            let present = room.value(at: place.path)
            let start = place.values.first?.liveValue(now: pool.monitor.getSyncTimestamp(), in: scene.vocabulary)
            let isRelative = if case .instant(.relative)? = place.values.first?.value { true } else { false }
            // Whole and other numbers that are equal are the same number.
            let isUnchanged =
                present == start || present?.numberValue != nil && present?.numberValue == start?.numberValue
            let holds = isUnchanged || isRelative || present == nil && !place.path.hasPrefix("properties.")
            let written = place.values.first.flatMap { $0.textsRead(in: view.locale, of: present) ?? $0.writtenText }
            return Explanation(
                keyPath: "\(id).\(place.path)",
                value: holds ? written ?? start?.json ?? "" : present?.json ?? "deleted since the room opened",
                summary: "What the room's widget started with.",
                lines: place.values.enumerated().map { index, value in
                    Explanation.Line(
                        index == 0 && holds ? .sets : .overridden, layer: layer(of: value),
                        text: value.writtenText ?? "", at: value.range)
                })
        }
    }

    /// What the room says of a widget now, in the shape of a file's entry.
    private func roomState(of id: String, _ pool: ContextPool) -> LiveProperties {
        let widget = pool.widget
        var state: LiveProperties = ["active": .bool(widget.getWidgetActivity(id))]
        state["properties"] = .object(widget.getWidgetRoomProperties(id) ?? [:])
        if let owner = widget.getWidgetOwner(id) { state["owner"] = .string(owner) }
        if let frame = widget.getWidgetSyncFrame(id) {
            state["frame"] = [
                "x": .number(frame.x), "y": .number(frame.y), "z": .number(frame.z), "width": .number(frame.width),
                "height": .number(frame.height),
            ]
        }
        return state
    }

    private func layer(of value: ConfigValue) -> String {
        let document = scene.chain.first { $0.file.path == value.range.file.path }
        return document.map { "scene \($0.id)" } ?? "contexts"
    }
}

extension ConfigValue {
    /// A text by locale, or a list of some, as a language reads it; nil for every other value.
    fileprivate func textsRead(in locale: String, of value: LiveValue?) -> String? {
        switch (self.value, value) {
        case (.byLocale, let value?): return LiveText(value)?.text(in: locale)
        case (.list(let items), .array(let values)?):
            guard items.contains(where: { if case .byLocale = $0.value { true } else { false } }) else { return nil }
            return "[" + values.map { LiveText($0)?.text(in: locale) ?? $0.json }.joined(separator: ", ") + "]"
        default: return nil
        }
    }
}
