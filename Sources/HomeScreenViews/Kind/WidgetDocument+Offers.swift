import ConfigSchema
import HomeScreenModel
import Synchronization

extension WidgetDocument {
    /// What people can choose for it in a family: what its layout there, its data or its timeline look at.
    ///
    /// What nothing in the file looks at is offered everywhere: a finding tells of it.
    func parameters(in family: WidgetFamily, _ views: HomeViewRegistry) -> [Parameter] {
        guard !parameters.isEmpty else { return [] }
        return offers.parameters(in: family) {
            let here = named(in: family, views)
            var anywhere = NamedParameters()
            for field in record.fields { anywhere.add(field.value) }
            return parameters.filter { here.contains($0.name) || !anywhere.contains($0.name) }
        }
    }

    private func named(in family: WidgetFamily, _ views: HomeViewRegistry) -> NamedParameters {
        var named = NamedParameters()
        for key in ["data", "timeline"] { record[key].map { named.add($0) } }
        guard let layout = layout(for: family)?.record else { return named }
        let walk = ViewWalk(registry: views)
        let parts = record["parts"]?.mapEntries ?? []
        var waiting = walk.parts(in: layout)
        var seen: Set<String> = []
        for field in layout.fields { named.add(field.value) }
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let part = parts.first(where: { $0.key == name })?.value else { continue }
            named.add(part)
            waiting += walk.parts(in: part)
        }
        return named
    }
}

extension ViewWalk {
    /// The names of the parts that a layout's views use, as they stand in it.
    fileprivate func parts(in layout: RecordValue) -> [String] {
        ["content", "background"].compactMap { layout[$0] }.flatMap { value in
            value.items.isEmpty ? parts(in: value) : value.items.flatMap { parts(in: $0) }
        }
    }

    /// The same of one view.
    fileprivate func parts(in view: ConfigValue) -> [String] {
        entries(of: view).compactMap { entry in
            if case .use = entry.source.meaning { entry.source["part"]?.stringValue } else { nil }
        }
    }
}

/// What a file offers in each family, which is found once for all drawings.
final class ParameterOffers: Sendable {
    private let known = Mutex<[WidgetFamily: [Parameter]]>([:])

    func parameters(in family: WidgetFamily, finding find: () -> [Parameter]) -> [Parameter] {
        if let parameters = known.withLock({ $0[family] }) { return parameters }
        let parameters = find()
        known.withLock { $0[family] = parameters }
        return parameters
    }
}
