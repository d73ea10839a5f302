import ConfigSchema
import SceneModel
import SceneRendering
import ThemeModel

/// The colours of a trial's views in one mode, which need not be that in which the views were made.
///
/// Where modes differ in nothing else, what was laid out in one of them is looked at in all.
struct ModeColors {
    let mode: String
    /// What is written in where nothing is said.
    let text: SRGBColor
    /// What stands behind a widget that says no background; nil where that cannot be told.
    let ground: SRGBColor?
    private let theme: Theme
    private let situation: Situation
    private let isMade: Bool

    /// Looks up a mode's colours.
    ///
    /// - Parameters:
    ///   - mode: The mode's name.
    ///   - theme: The theme.
    ///   - isMade: Whether the views were made in this mode, so that they have its colours.
    init(_ mode: String, of theme: Theme, isMade: Bool) {
        self.mode = mode
        self.theme = theme
        self.isMade = isMade
        situation = theme.situation(mode: mode, deviceClass: "", locale: "")
        text = theme.textColor(mode: mode)
        ground = theme.widgetBackground(in: situation)
    }

    /// A colour of a view; nil where it has none.
    func color(_ key: String, of view: ResolvedView) -> SRGBColor? {
        if case .color(let color)? = value(key, of: view) { color } else { nil }
    }

    /// A colour or a gradient of a view; nil where it has neither.
    func paint(_ key: String, of view: ResolvedView) -> ViewPaint? {
        value(key, of: view).flatMap { ViewPaint($0) }
    }

    /// A colour or a gradient of what a layout stands on; nil where it has neither.
    func paint(_ key: String, of background: ViewValues, _ written: ConfigValue?) -> ViewPaint? {
        let written = written?.record.map { $0[key] } ?? written
        return (changed(written) ?? background[key]).flatMap { ViewPaint($0) }
    }

    private func value(_ key: String, of view: ResolvedView) -> ResolvedValue? {
        isMade ? view.values[key] : changed(view.source?.value(of: key)) ?? view.values[key]
    }

    /// What a value is in this mode; nil where that is what the views were made with, as it is of all that comes from data.
    private func changed(_ written: ConfigValue?) -> ResolvedValue? {
        guard !isMade, let written, written.dependsOnMode else { return nil }
        return theme.resolve(written, in: situation)
    }
}

extension Theme {
    /// What stands behind widgets that say no background; nil where that cannot be told.
    fileprivate func widgetBackground(in situation: Situation) -> SRGBColor? {
        guard let component = catalog.index(of: HomeWidget.name),
            let leaf = catalog.components[component].properties.leafIndex("backgroundColor")
        else { return nil }
        let value = Cascade(catalog: catalog, layers: layers).value(component: component, leaf: leaf, in: situation)
        guard case .color(let color)? = value.flatMap({ resolve($0, in: situation) }) else { return nil }
        return color
    }
}
