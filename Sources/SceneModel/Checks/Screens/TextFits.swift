import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let cutText = Rule(
        "screen.cut-text", .warning, "A text is cut in a place that cannot scroll.",
        explanation: """
            Titles, buttons and headers are measured in every language of the project: a theme's own fonts by their files, \
            the system's by the widest of the fonts that it may be. What fits by this fits everywhere.
            """,
        wrong: .scene(
            sceneHead + "compose:\n  - agoraChat: { left: 0, ↓width: 60, top: 0, height: 160 }\n"),
        right: .scene(
            sceneHead + "compose:\n  - agoraChat: { left: 0, width: 200, top: 0, height: 160 }\n"))
}

/// The words of titles, buttons and headers fit, in every language.
enum TextFits: ScreenCheck {
    static let rules: [Rule] = [.cutText]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        view.plan.entries.indices.flatMap { entry -> [ScreenFinding] in
            guard view.isPresent[entry], view.isVisible[entry] else { return [] }
            let placement = view.plan.entries[entry].placement
            let cuts = view.cuts(of: entry, survey.layers, own)
            // What is too small, or not on the screen, is told already.
            guard !cuts.isEmpty, view.marksByItself(of: entry).isEmpty else { return [] }
            return cuts.compactMap { cut in
                guard let cause = view.cause(of: cut, in: placement, own) else { return nil }
                let label = cut.label
                return ScreenFinding(
                    .cutText, at: cause, in: view, identity: placement.id + " " + label.font, roles: placement.roles,
                    weight: cut.width - label.space
                ) { _, place in
                    let needed = LayoutText.number(cut.width.rounded(.up))
                    let given = LayoutText.number(max(0, label.space.rounded(.down)))
                    return (
                        "'\(label.text)' in '\(placement.id)' needs \(needed) points and has \(given)\(place)",
                        "in '\(cut.locale)' \(cut.missing) points of it are cut: take a smaller font, a shorter text"
                            + " or a wider place"
                    )
                }
            }
        }
    }
}

extension ScreenSurvey.View {
    /// The texts of an entry that are cut, of each font the one that misses most; `layers` are those above the theme's.
    fileprivate func cuts(of entry: Int, _ layers: [ConfigLayer], _ own: SceneDocument) -> [OutlineCut] {
        guard let told = told[entry], let labels = told.outline.labels else { return [] }
        let placement = plan.entries[entry].placement
        let size: LayoutSize
        if placement.isPopup {
            size = told.outline.size?(situation) ?? LayoutSize(width: 0, height: 0)
        } else {
            guard let rect = parts[entry]?.rect else { return [] }
            size = LayoutSize(width: rect.width, height: rect.height)
        }
        let changing = layers.filter { $0.changesTexts(of: placement.component) }
        // What a scene says itself, no other one does; what it inherits, it shares.
        guard !changing.contains(where: { $0 === own.layer || $0 === own.inlineFixture?.layer }) else {
            return situation.cuts(labels, in: size).worst
        }
        let key = ScreenMemo.CutKey(
            told: ScreenMemo.Identity(told), theme: ScreenMemo.Identity(situation.theme),
            layers: changing.map { ScreenMemo.Identity($0) }, deviceClass: device.deviceClass, width: size.width,
            height: size.height)
        return situation.memo.cuts(key) { situation.cuts(labels, in: size).worst }
    }

    /// Where a text could be given more space, or less size.
    fileprivate func cause(
        of cut: OutlineCut, in placement: Placement, _ own: SceneDocument
    ) -> SourceRange? {
        let theme = situation.theme
        guard let component = theme.catalog.index(of: cut.label.component),
            let leaf = theme.catalog.components[component].properties.leafIndex(cut.label.font)
        else { return nil }
        if let font = own.layer.value(component: component, leaf: leaf) {
            return (situation.situation.choose(font) ?? font).range
        }
        if placement.isIn(own), !placement.isPopup {
            return placement.frame.first { $0.edge == .width }?.keyRange ?? placement.range
        }
        guard let font = situation.value(cut.label.font, of: cut.label.component) else { return nil }
        var places = [font.range]
        if case .font(.token(let name)) = font.value,
            let definition = theme.definition(.fonts, name, in: situation.situation)
        {
            places.append(definition.range)
        }
        // Of what a theme says and what it inherits, the former is new.
        for document in theme.chain {
            if let place = places.first(where: { $0.file.path == document.file.path }) { return place }
        }
        return nil
    }
}

extension [OutlineCut] {
    /// Of each font the one that misses most.
    fileprivate var worst: [OutlineCut] {
        reduce(into: []) { worst, cut in
            guard let known = worst.firstIndex(where: { $0.label.font == cut.label.font }) else {
                worst.append(cut)
                return
            }
            if cut.width - cut.label.space > worst[known].width - worst[known].label.space { worst[known] = cut }
        }
    }
}
