import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneRendering

/// Which values a widget is drawn with.
enum WidgetContent: String, CaseIterable {
    /// What its sources have.
    case live
    /// Its samples, as in the gallery and while somebody places it.
    case snapshot
    /// Its samples as shapes, before anything is known; what people have chosen is not.
    case placeholder

    /// The names in addresses and options.
    static let names = [
        EnumerationCase(live.rawValue, "What its sources have at the time."),
        EnumerationCase(snapshot.rawValue, "Its samples, as the system's gallery shows it."),
        EnumerationCase(placeholder.rawValue, "Shapes in place of its samples, before anything is known."),
    ]
}

extension WidgetDocument {
    /// What its bindings find where its samples are drawn.
    ///
    /// - Parameters:
    ///   - content: Which values are drawn.
    ///   - live: What they would find at the moment.
    ///   - family: The form in which it stands.
    ///   - context: Whose telephone it is.
    /// - Returns: What is live where that is drawn, else the samples.
    func scope(
        drawing content: WidgetContent, insteadOf live: BindingScope, _ family: WidgetFamily, in context: RenderContext
    ) -> BindingScope {
        guard content != .live else { return live }
        let now = context.seat.now
        var scope = live
        for source in sources {
            scope = scope.setting(source.name, to: source.sampleValue(now: now, in: context.locale))
        }
        if content == .placeholder {
            // It is drawn before the system knows what was chosen.
            let config = Configuration([:]).value(of: parameters, in: family, sources: scope.roots)
            scope = scope.setting("config", to: config)
        }
        guard let entry = timeline.entries(now: now, in: scope).first else { return scope }
        let entered = scope.setting("entry", to: entry.value)
        return entry.item.map { entered.setting("item", to: $0) } ?? entered
    }
}
