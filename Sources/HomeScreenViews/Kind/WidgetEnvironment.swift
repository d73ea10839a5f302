import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

extension WidgetDocument {
    /// What the widget's bindings find on a telephone at this moment.
    ///
    /// - Parameters:
    ///   - family: The form in which it stands.
    ///   - app: The app's file; nil for a widget without one.
    ///   - placed: The entry of the screen's file, with what was chosen for it.
    ///   - context: Whose telephone it is.
    /// - Returns: The values of all roots, and how the person reads them.
    func scope(
        _ family: WidgetFamily, app: KindDocument?, placed: PlacedFile, in context: RenderContext
    ) -> BindingScope {
        let state = context.seat.state
        let now = context.seat.now
        var roots: LiveProperties = [
            "app": .object([
                "id": .string(self.app), "title": .string(app?.title(context.locale) ?? self.app),
                "signedIn": .bool(state.signedIn.contains(self.app)),
            ]),
            "person": .object([
                "id": .string(context.viewer), "name": .string(state.names[context.viewer] ?? context.viewer),
            ]),
            "device": .object([
                "name": .string(HomeDevice.nearest(to: context.device).name), "family": .string(family.rawValue),
                "locale": .string(context.locale), "isOnline": .bool(state.network != .offline),
            ]),
        ]
        var states: LiveProperties = [:]
        let plain = BindingScope(roots: roots, format: context.format)
        for source in sources {
            let reading = source.reading(on: state, of: self.app, in: plain, now: now)
            roots[source.name] = reading.value
            states[source.name] = .object(["state": .string(reading.state.rawValue), "age": 0])
        }
        var choices = placed.entry["configuration"]?.liveProperties(now: now) ?? [:]
        choices.merge(state.choices[placed.id] ?? [:]) { $1 }
        roots["config"] = Configuration(choices).value(of: parameters, in: family, sources: roots)
        let scope = BindingScope(roots: roots, states: states, format: context.format)
        let entry = timeline.entry(at: now, since: context.seat.openedAt, in: scope)
        let entered = scope.setting("entry", to: entry.value)
        return entry.item.map { entered.setting("item", to: $0) } ?? entered
    }
}
