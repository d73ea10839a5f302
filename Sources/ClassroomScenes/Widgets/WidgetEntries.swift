import ClassroomContexts
package import ConfigSchema
import LiveValues
import SceneModel
import ThemeModel

/// What a scene, its presets and its fixture say of the room's widgets, put together.
///
/// Of two files that say the same of one widget, the scene's holds over its preset's and that over the fixture's, field by
/// field; properties are merged by key path.
package struct WidgetEntries: Sendable {
    /// What holds of each widget, by id.
    package let records: [String: RecordValue]

    let sections: [ConfigValue]

    /// Puts `widgets` sections together, strongest first.
    init(_ sections: [ConfigValue]) {
        self.sections = sections
        var records: [String: RecordValue] = [:]
        for entry in sections.lazy.flatMap(\.mapEntries) {
            guard let record = entry.value.record else { continue }
            records[entry.key] = records[entry.key]?.merged(over: record) ?? record
        }
        self.records = records
    }

    /// What a section says of the looks of its widgets.
    static func configurations(
        in section: ConfigValue, _ widgets: WidgetCatalog, _ catalog: ConfigCatalog
    ) -> [ComponentConfiguration] {
        section.mapEntries.compactMap { entry in
            guard let values = entry.value.record?["configuration"]?.record, let widget = widgets.widget(entry.key)
            else { return nil }
            return ComponentConfiguration(of: widget.configurationName, values, in: catalog)
        }
    }

    /// Whether a file says that the room does not have a widget, or the kind that it is an instance of.
    func isUnregistered(_ id: String, in catalog: WidgetCatalog) -> Bool {
        [id, catalog.widget(id)?.id].compactMap(\.self).contains {
            records[$0]?["registered"]?.booleanValue == false
        }
    }

    /// Whether a widget is active at the start.
    func isActive(_ id: String, in catalog: WidgetCatalog) -> Bool {
        records[id]?["active"]?.booleanValue == true && !isUnregistered(id, in: catalog)
    }

    /// The widgets that the room has at its start.
    ///
    /// Without `poll-2`, an instance of a widget that has none: no client can make one, and the room would refuse it.
    func seeds(
        now: Timestamp, in catalog: WidgetCatalog, _ vocabulary: ConfigVocabulary
    ) -> [String: WidgetSeed] {
        records.filter { !isUnregistered($0.key, in: catalog) && catalog.singleWidget($0.key) == nil }
            .mapValues { WidgetSeed($0, now: now, vocabulary) }
    }
}

extension WidgetSeed {
    fileprivate init(_ widget: RecordValue, now: Timestamp, _ vocabulary: ConfigVocabulary) {
        var users: [String: LiveProperties] = [:]
        for entry in widget["userProperties"]?.mapEntries ?? [] {
            users[entry.key] = entry.value.liveProperties(now: now, in: vocabulary)
        }
        self.init(
            active: widget["active"]?.booleanValue ?? false, owner: widget["owner"]?.stringValue,
            properties: widget["properties"]?.liveProperties(now: now, in: vocabulary) ?? [:], userProperties: users,
            syncFrame: widget["frame"]?.record.map { WidgetSyncFrame($0) },
            extraInfo: widget["extraInfo"]?.liveProperties(now: now, in: vocabulary) ?? [:],
            messages: (widget["messages"]?.items ?? []).compactMap { WidgetMessage($0, now: now, vocabulary) })
    }
}

extension WidgetSyncFrame {
    init(_ frame: RecordValue) {
        func number(_ key: String, _ fallback: Double) -> Double { frame[key]?.literalNumber ?? fallback }
        self.init(
            x: number("x", 0), y: number("y", 0), z: number("z", 2), width: number("width", 0),
            height: number("height", 0))
    }
}

extension WidgetMessage {
    /// A message as a file says it: a word, or a map with one key.
    fileprivate init?(_ value: ConfigValue, now: Timestamp, _ vocabulary: ConfigVocabulary) {
        if let word = value.stringValue {
            self.init(text: word)
        } else if let entry = value.mapEntries.first {
            self.init(entry.key, entry.value.liveValue(now: now, in: vocabulary))
        } else {
            return nil
        }
    }
}
