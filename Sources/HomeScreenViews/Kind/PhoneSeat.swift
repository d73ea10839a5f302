import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// What components see of a telephone, and who holds it.
struct PhoneSeat: Sendable {
    /// Nil in a scene of another kind.
    let phone: PhoneStore?
    /// The person's identifier.
    let viewer: String
    /// The views that widgets can be made of.
    let views: HomeViewRegistry

    /// Does work when whoever draws holds no lock: the phone's listeners draw, too.
    let later: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// The state at this moment.
    var state: PhoneState { phone?.state ?? PhoneState() }

    /// What the telephone says that now is.
    var now: Timestamp { phone?.now ?? Timestamp(milliseconds: 0) }

    /// Lets the telephone know what a widget lacks as it is drawn.
    func note(_ failures: [BindingFailure], drawing instance: InstanceKey) {
        guard let phone else { return }
        later { phone.note(failures, drawing: instance) }
    }
}

extension RenderContext {
    /// The telephone that a component is drawn for.
    var seat: PhoneSeat { environment as? PhoneSeat ?? PhoneSeat(phone: nil, viewer: "", views: .builtIn) { $0() } }

    /// Whose telephone it is.
    var viewer: String { seat.viewer }

    /// How dates and numbers are written, in the time zone of the fixture.
    var format: LocalFormat { .known(locale, in: seat.state.timeZone) }

    /// The time as a status bar shows it.
    var clockText: String { format.text(seat.now, pattern: "H:mm") }

    /// The day as a lock screen shows it.
    var dayText: String { format.longDay(seat.now) }

    /// Where everything on the screen stands.
    var arrangement: ScreenArrangement {
        shared.value {
            ScreenArrangement(neighbours, type: sceneType, on: HomeDevice.nearest(to: device)) { widget($0)?.document }
        }
    }

    /// The same with what somebody has expanded in a Today view, or made compact.
    var shownArrangement: ScreenArrangement {
        let file = arrangement
        guard file.surface == .todayView else { return file }
        let all = seat.state.expansions
        guard !all.isEmpty else { return file }
        let modes = Dictionary(
            neighbours.compactMap { placed in
                let key = InstanceKey(screen: sceneID, id: placed.id, person: viewer, locale: locale)
                return all[key.inAnyLanguage].map { (placed.id, $0) }
            }, uniquingKeysWith: { first, _ in first })
        guard !modes.isEmpty else { return file }
        return ScreenArrangement(
            neighbours, type: sceneType, on: HomeDevice.nearest(to: device), modes: modes
        ) { widget($0)?.document }
    }

    /// The file of a widget that the screen places.
    func widget(_ id: String) -> WidgetDocument? { WidgetDocument(files[WidgetFormat.file.path(of: id)]) }

    /// The file of an app whose widget the screen places.
    func app(_ id: String) -> KindDocument? { files[AppFormat.file.path(of: id)] }

    /// The apps whose widgets the screen's files place, in their order, and those of which only added widgets stand there.
    var apps: (placed: [KindDocument], added: [KindDocument]) {
        func apps(of widgets: [PlacedFile], besides known: [KindDocument] = []) -> [KindDocument] {
            widgets.reduce(into: []) { apps, placed in
                guard let app = app(String(placed.name.prefix { $0 != "/" })),
                    !(known + apps).contains(where: { $0 === app })
                else { return }
                apps.append(app)
            }
        }
        let placed = apps(of: neighbours.filter { !$0.isAdded })
        return (placed, apps(of: neighbours.filter(\.isAdded), besides: placed))
    }

    /// A colour that a file says, in the scene's mode.
    func color(_ value: ConfigValue?) -> SRGBColor? {
        if case .color(let color)? = value.flatMap({ resolve($0) }) { color } else { nil }
    }
}
