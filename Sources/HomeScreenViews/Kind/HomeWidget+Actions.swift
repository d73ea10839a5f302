import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
public import SceneRendering
import SourceDiagnostics

/// What people do with a widget.
extension HomeWidget {
    /// Opens the app, starts an intent, turns a stack, or sets what the sheet asks for.
    public func perform(_ action: ComponentAction, in context: RenderContext) throws {
        guard let phone = context.seat.phone, let stack = context.stack else { return }
        let member = stack.shown
        guard let widget = context.widget(member.name) else { return }
        switch action.name {
        case "tap":
            let url = action.argument.isEmpty ? nil : action.argument
            let route = url.flatMap { context.app(widget.app)?.route(of: $0, context.locale) }
            try phone.perform(.tap(app: widget.app, url: url, route: route, person: context.viewer))
        case "press":
            guard let request = IntentRequest(action.argument) else { return }
            let app = context.app(widget.app)
            let actions = try app?.actions(of: request, in: context.scope(of: member, widget, in: stack))
            guard let actions else { return }
            let routed = actions.map { action in
                guard case .open(let url, _) = action else { return action }
                return .open(url, route: app?.route(of: url, context.locale))
            }
            try phone.perform(.press(instance: stack.key(of: member), intent: request.intent, actions: routed))
        case "turn":
            guard let index = Int(action.argument), stack.members.indices.contains(index) else { return }
            try phone.perform(.turn(stack: stack.key(of: stack.members[0]), to: index))
        case "expand":
            try phone.perform(
                .expand(instance: stack.key(of: stack.members[0]), stack.item.family == .todayCompact))
        default:
            guard let request = EditSheet.Request(action),
                let edited = stack.members.first(where: { $0.id == request.part }),
                let sheet = context.sheet(of: edited, in: stack)
            else { return }
            let key = stack.key(of: edited)
            if action.name == "forget" {
                try phone.perform(.forgetChoices(instance: key))
            } else if let (parameter, value) = sheet.value(after: action, request) {
                try phone.perform(.choose(instance: key, parameter: parameter, value: value))
            }
        }
    }
}

extension RenderContext {
    /// The sheet of a widget; nil for one without a file.
    func sheet(of member: StackMember, in stack: WidgetStack) -> EditSheet? {
        guard let widget = widget(member.name) else { return nil }
        let chosen = seat.state.choices[stack.key(of: member).inAnyLanguage] ?? [:]
        let written = member.configuration?.liveProperties(now: seat.now) ?? [:]
        let parameters = widget.parameters(in: stack.item.family, seat.views)
        return EditSheet(
            widget: widget, family: stack.item.family, parameters: parameters,
            configuration: Configuration(written.merging(chosen) { $1 }), hasChoices: !chosen.isEmpty,
            scope: parameters.isEmpty
                ? BindingScope(roots: [:], format: format) : scope(of: member, widget, in: stack), context: self,
            part: member.id)
    }

    /// What the bindings of a widget find on the telephone at this moment.
    func scope(of member: StackMember, _ widget: WidgetDocument, in stack: WidgetStack) -> BindingScope {
        let device = HomeDevice.nearest(to: device)
        return scope(
            of: widget.placed(member, on: sceneID, as: stack.item.family, app: app(widget.app), device))
    }
}

extension KindDocument {
    /// What an app calls the place to which an address leads; nil where it has none for it.
    fileprivate func route(of url: String, _ locale: String) -> String? {
        guard let section = record?["routes"], let link = Link(url) else { return nil }
        let routes = Routes(section) { text(of: $0, locale: locale) ?? $0.stringValue ?? "" }
        return routes.route(of: link).map { $0.route.title.isEmpty ? $0.route.pattern : $0.route.title }
    }

    /// What an app's widgets may start.
    var intents: [Intent] {
        // What is wrong with them was told when the file was checked.
        var told: [Diagnostic] = []
        return record?["intents"].map { Intent.all($0, BindingTypes(BindingTypes.builtIn), &told) } ?? []
    }

    /// What an intent does now; nil for one that the app does not have.
    fileprivate func actions(of request: IntentRequest, in scope: BindingScope) throws -> [IntentAction]? {
        guard let intent = intents.first(where: { $0.name == request.intent }) else { return nil }
        do throws(BindingFailure) {
            return try intent.actions(with: request.arguments, in: scope)
        } catch {
            throw PhoneRefusal.missingValue
        }
    }
}

extension PhoneState {
    /// Whether a button takes presses: not where it would set a device that cannot be reached.
    func takes(_ request: IntentRequest, of intents: [Intent], in scope: BindingScope) -> Bool {
        guard let intent = intents.first(where: { $0.name == request.intent }),
            let actions = try? intent.actions(with: request.arguments, in: scope)
        else { return true }
        return actions.allSatisfy { action in
            guard case .setProperty(let property, _) = action, things.things[property.thing] != nil else { return true }
            return things.isEnabled(property.thing)
        }
    }
}
