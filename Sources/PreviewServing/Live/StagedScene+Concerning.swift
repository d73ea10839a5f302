import ConfigSchema
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

extension StagedScene {
    /// The identifiers of the components of this picture that a place in a file speaks of.
    ///
    /// A token or a user, for instance, has none. Of a popup it is the component that opens it.
    func components(concernedBy place: SourceRange) -> [String] {
        for document in scene.chain where document.file.path == place.file.path {
            if let entry = document.record?["compose"]?.items.first(where: { $0.range.contains(place.start) }) {
                let placement = document.placements.first { entry.range.contains($0.range.start) }
                return shown(placement.map { [$0.id] } ?? [])
            }
            if let removed = document.record?["remove"]?.items.first(where: { $0.range.contains(place.start) }) {
                let inherited = scene.chain.dropFirst().flatMap(\.placements)
                return shown(inherited.first { $0.id == removed.stringValue }.map { [opener(of: $0)] } ?? [])
            }
            return shown(configured(in: document.record?["components"]?.record, at: place))
        }
        for document in theme.chain where document.file.path == place.file.path {
            return shown(configured(in: document.record?["components"]?.record, at: place))
        }
        return []
    }

    /// The placements of the component whose section has a place.
    private func configured(in section: RecordValue?, at place: SourceRange) -> [String] {
        guard let section,
            let field = section.fields.first(where: {
                $0.keyRange.through($0.value.range).contains(place.start)
            })
        else { return [] }
        let name = section.group.members[field.member].key
        return scene.placements.filter { $0.name == name }.map(\.id)
    }

    /// Those of some placements that the picture has, openers in place of popups.
    private func shown(_ ids: [String]) -> [String] {
        var result: [String] = []
        for id in ids {
            let placement = scene.placements.first { $0.id == id }
            let visible = placement.map { opener(of: $0) } ?? id
            if instance(visible) != nil, !result.contains(visible) { result.append(visible) }
        }
        return result
    }

    private func opener(of placement: Placement) -> String {
        guard placement.isPopup, let anchor = placement.opensFrom?.text else { return placement.id }
        return String(anchor.prefix { $0 != "." })
    }
}

extension SourceRange {
    /// Whether a position lies in the range.
    fileprivate func contains(_ position: SourcePosition) -> Bool { start <= position && position < end }
}
