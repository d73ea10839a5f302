import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
public import SceneRendering
import SourceDiagnostics
public import ThemeModel

extension HomeScreenKind {
    /// The views of a placed widget, by the keys of its file: what each says, and where what it is bound to comes from.
    public func explain(_ name: String, _ path: String, in scene: StagedScene) -> [Explanation] {
        guard let context = scene.instance(name)?.context, let face = WidgetFace(context),
            let root = face.picture.layout
        else { return [] }
        let views = root.root.all.map(\.view)
        // The deepest view on the way; what follows it is one of its keys.
        let owner = views.filter { path == $0.path || path.hasPrefix($0.path + ".") }.max {
            $0.path.count < $1.path.count
        }
        guard let owner else { return [] }
        let key = path.dropFirst(owner.path.count + 1)
        return ViewExplanation(owner, of: face, in: context, as: name).all.filter { explanation in
            key.isEmpty || explanation.keyPath.hasSuffix(".\(owner.path).\(key)")
        }
    }

    /// The views of a placed widget.
    public func parts(of id: String, in scene: StagedScene) -> [PicturePart] {
        guard let context = scene.instance(id)?.context, let face = WidgetFace(context),
            let layout = face.picture.layout
        else { return [] }
        return layout.root.all.map { box in
            PicturePart(box.view.path, type(of: box.view.view).name, frame: box.rect.scaled(by: face.scale))
        }
    }
}

extension LayoutRect {
    fileprivate func scaled(by factor: Double) -> LayoutRect {
        LayoutRect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
    }
}

/// What a view says of itself: every key that its file sets, its value now, and what that came from.
private struct ViewExplanation {
    private let view: ResolvedView
    private let face: WidgetFace
    private let context: RenderContext
    private let name: String

    init(_ view: ResolvedView, of face: WidgetFace, in context: RenderContext, as name: String) {
        self.view = view
        self.face = face
        self.context = context
        self.name = name
    }

    var all: [Explanation] {
        let group = context.seat.views.properties(of: type(of: view.view).name)
        return written.map { key, value in
            let resolved = view.values[key] ?? context.resolve(value)
            let color: SRGBColor? = if case .color(let color)? = resolved { color } else { nil }
            return Explanation(
                keyPath: "\(name).\(view.path).\(key)",
                value: resolved?.explanationText ?? value.writtenText ?? "\(value.items.count) views",
                color: color, summary: group?.members.first { $0.key == key }?.summary ?? "",
                lines: lines(of: value))
        }
    }

    /// What the file says of the view, by key; the one value of a view that is written in short.
    private var written: [(key: String, value: ConfigValue)] {
        guard let value = face.widget.record.value(at: view.path) else { return [] }
        if let record = value.record {
            return record.fields.map { (record.group.members[$0.member].key, $0.value) }
                .filter { !["items", "item", "cases", "otherwise"].contains($0.key) }
        }
        return type(of: view.view).shorthand.map { [($0, value)] } ?? []
    }

    private func lines(of value: ConfigValue) -> [Explanation.Line] {
        let own = Explanation.Line(
            .sets, layer: "widget \(face.widget.document.id)", text: value.writtenText ?? "", at: value.range)
        let tokens = context.theme.map { $0.theme.tokenLines(of: value, in: face.situation) } ?? []
        return [own] + tokens + sourceLines(of: value)
    }

    /// The sources that a bound value asks, with their answers.
    private func sourceLines(of value: ConfigValue) -> [Explanation.Line] {
        guard case .bound(let text) = value.value else { return [] }
        var told: [Diagnostic] = []
        let roots = Binding(text, &told).places.compactMap { $0.path.segments.first?.name }
        var seen: Set<String> = []
        return roots.filter { seen.insert($0).inserted }.compactMap { root in
            guard let source = face.widget.sources.first(where: { $0.name == root }) else { return nil }
            let state = face.scope.states[root]?.objectValue
            let words = [state?["state"]?.stringValue, age(state?["age"])].compactMap(\.self).joined(separator: ", ")
            let answer = face.scope.roots[root] ?? .null
            return Explanation.Line(
                .token, layer: "source \(root)" + (words.isEmpty ? "" : ", \(words)"),
                text: String(answer.json.prefix(200)), at: source.range)
        }
    }

    private func age(_ value: LiveValue?) -> String? {
        guard case .integer(let seconds)? = value, seconds > 0 else { return nil }
        return context.format.duration(seconds: Double(seconds)) + " old"
    }
}

extension RecordValue {
    /// What stands at a view's path; the number of an `each`'s item is no place in the file.
    fileprivate func value(at path: String) -> ConfigValue? {
        let steps = path.split(separator: ".").map(String.init)
        guard let first = steps.first else { return nil }
        return steps.dropFirst().reduce(self[first]) { value, step in
            guard let value else { return nil }
            if let index = Int(step) {
                return value.items.indices.contains(index) ? value.items[index] : value
            }
            return value.record?[step] ?? value.mapEntries.first { $0.key == step }?.value
        }
    }
}
