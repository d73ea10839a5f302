import ConfigSchema

/// The widgets that a classroom's files may name.
package final class WidgetCatalog: Sendable {
    /// The declarations; empty when any name goes.
    package let widgets: [WidgetDeclaration]

    private let names: NameFamilies

    /// Takes declarations; of two with one identifier, the first counts.
    package init(_ widgets: [WidgetDeclaration]) {
        self.widgets = widgets
        names = NameFamilies(widgets.map { ($0.id, $0.instances.prefix(of: $0.id)) })
    }

    /// The declaration of a widget, or of the one that an identifier is an instance of.
    package func widget(_ id: String) -> WidgetDeclaration? {
        (names.index(of: id) ?? names.family(of: id)).map { widgets[$0] }
    }

    /// The widget that an identifier would be an instance of if it had any: `poll` for `poll-2`.
    package func singleWidget(_ id: String) -> WidgetDeclaration? {
        guard widget(id) == nil else { return nil }
        return widgets.first { $0.instances == .none && id.hasPrefix($0.id + "-") }
    }
}
