import ConfigSchema
import LiveValues
import SceneModel
import SourceDiagnostics
import ThemeModel

/// Gives each property of a view its value: the file's, the data's or the built-in one.
struct ViewValueReader {
    /// The keys whose values could not be had, and where they stand.
    private(set) var failures: [(key: String, range: SourceRange)] = []

    private let environment: any ViewEnvironment
    private let budget: ViewBudget

    init(_ environment: any ViewEnvironment, _ budget: ViewBudget = ViewBudget()) {
        self.environment = environment
        self.budget = budget
    }

    mutating func values(of source: ViewSource) -> ViewValues {
        var values = ViewValues(over: source.defaults)
        for (key, value) in source.defaults.others where source[key] == nil {
            values[key] = environment.resolve(value)
        }
        for (key, value) in source.ownValues {
            // A map there is a view.
            if key == "background", case .map = value.value { continue }
            values[key] = read(value, key: key)
        }
        addTimes(of: source, to: &values)
        if environment.textSize != .large { values[TextSettings.step] = .text(environment.textSize.rawValue) }
        return values
    }

    /// Moments become what a view shows of them: a date's text, the share of a time that has passed.
    private mutating func addTimes(of source: ViewSource, to values: inout ViewValues) {
        guard case .view(let type) = source.meaning else { return }
        if type == DateView.self, let value = source["value"] {
            let style = Self.name(values["style"]).flatMap { DateStyle(rawValue: $0) } ?? .date
            let pattern = source["pattern"]?.stringValue
            let moment = live(value)
            let text = moment.flatMap { environment.text(ofDate: $0, style: style, pattern: pattern) }
                .flatMap { isWithinBudget($0, at: value.range) ? $0 : nil }
            if text == nil { failures.append(("value", value.range)) }
            values["value"] = .text(text ?? "")
            if style == .timer, pattern == nil, let milliseconds = moment?.integerValue {
                let isAhead = Int64(milliseconds) > environment.now.milliseconds
                values[isAhead ? DateView.until : DateView.from] = .text(String(milliseconds))
            }
        }
        if type == ProgressView.self, let start = source["from"], let end = source["until"] {
            let share = live(start).flatMap { start in
                live(end).flatMap { environment.share(from: start, until: $0) }
            }
            if share == nil { failures.append(("until", end.range)) }
            values["value"] = share.map { .number($0) }
        }
    }

    private static func name(_ value: ResolvedValue?) -> String? {
        if case .text(let name)? = value { name } else { nil }
    }

    /// A value as data have it; nil where it cannot be had.
    func live(_ value: ConfigValue?) -> LiveValue? {
        guard let value, let live = uncounted(value), isWithinBudget(live.stringValue, at: value.range) else {
            return nil
        }
        return live
    }

    /// Whether the budget bears a value that is this text; nil for one that is no text.
    private func isWithinBudget(_ text: String?, at range: SourceRange) -> Bool {
        budget.takeText(text?.utf8.count ?? 0, at: range)
    }

    private func uncounted(_ value: ConfigValue) -> LiveValue? {
        switch value.value {
        case .bound(let text): environment.value(of: text)
        case .boolean(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .number(.literal(let value)): .number(value)
        case .list(let items): .array(items.compactMap { live($0) })
        case .map(let entries):
            .object(
                Dictionary(
                    entries.compactMap { entry in live(entry.value).map { (entry.key, $0) } },
                    uniquingKeysWith: { $1 }))
        case .instant: value.liveValue(now: environment.now)
        case .null: .null
        default:
            environment.resolve(value).flatMap { if case .text(let text) = $0 { .string(text) } else { nil } }
        }
    }

    mutating func read(_ value: ConfigValue, key: String) -> ResolvedValue? {
        switch value.value {
        case .bound(let text):
            if let found = live(value) {
                // Images are the theme's, which whoever resolves values knows.
                if case .image = text.kind.unconditional, case .string(let name) = found,
                    let image = environment.resolve(ConfigValue(.image(name), at: value.range))
                {
                    return image
                }
                if let result = ResolvedValue(found, as: text.kind) { return result }
            }
            failures.append((key, text.range))
            return nil
        case .list(let items):
            return .list(items.compactMap { read($0, key: key) })
        case .map(let entries):
            return .map(
                entries.compactMap { entry in
                    read(entry.value, key: key).map { ResolvedEntry(key: entry.key, value: $0) }
                })
        case .record(let record):
            return .map(
                record.fields.compactMap { field in
                    read(field.value, key: key).map {
                        ResolvedEntry(key: record.group.members[field.member].key, value: $0)
                    }
                })
        case .byLocale(let entries)
        where entries.contains(where: { if case .bound = $0.value.value { true } else { false } }):
            return environment.chosen(entries).flatMap { read($0, key: key) }
        default:
            let found = environment.resolve(value)
            guard case .text(let text)? = found, !isWithinBudget(text, at: value.range) else { return found }
            return nil
        }
    }
}

extension ViewEnvironment {
    /// The text of several languages that holds, some of which are bound to data.
    fileprivate func chosen(_ entries: [MapEntry]) -> ConfigValue? {
        guard let first = entries.first else { return nil }
        // Which language holds is known to whoever resolves texts: each stands in with its own place.
        let stand = entries.enumerated().map { index, entry in
            MapEntry(
                key: entry.key, keyRange: entry.keyRange,
                value: ConfigValue(.string(String(index)), at: entry.value.range))
        }
        guard case .text(let index)? = resolve(ConfigValue(.byLocale(stand), at: first.keyRange)) else { return nil }
        return Int(index).flatMap { entries.indices.contains($0) ? entries[$0].value : nil }
    }
}

extension ResolvedValue {
    /// What a value of data is where a kind is expected; nil where it is none of that kind.
    init?(_ live: LiveValue, as kind: PropertyKind) {
        switch (kind.unconditional, live) {
        case (.boolean, .bool(let value)): self = .boolean(value)
        case (.integer(let range), .integer(let value)) where range.contains(value): self = .number(Double(value))
        case (.number(let range), .integer(let value)) where range.contains(Double(value)):
            self = .number(Double(value))
        case (.number(let range), .number(let value)) where range.contains(value): self = .number(value)
        case (.length, .integer(let value)): self = .length(Length(Double(value)))
        case (.length, .number(let value)): self = .length(Length(value))
        case (.color, .string(let text)):
            guard let color = SRGBColor(literal: text) else { return nil }
            self = .color(color)
        case (.enumeration(let cases), .string(let text)):
            guard cases.contains(where: { $0.name == text || $0.matches(text) }) else { return nil }
            self = .text(text)
        case (.anything, .bool(let value)): self = .boolean(value)
        case (.anything, .integer(let value)): self = .number(Double(value))
        case (.anything, .number(let value)): self = .number(value)
        case (.text, _), (.string, _), (.anything, _):
            switch live {
            case .string(let text): self = .text(text)
            case .integer(let value): self = .text(String(value))
            case .number(let value): self = .text(value.shortText)
            case .bool(let value): self = .text(value ? "true" : "false")
            case .null, .array, .object: return nil
            }
        default: return nil
        }
    }
}
