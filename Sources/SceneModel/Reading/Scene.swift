import ConfigSchema
package import ContextModel
package import ThemeModel

/// A scene with everything that it inherits.
package final class Scene: Sendable {
    /// The scene's own file and those that it extends, strongest first.
    package let chain: [SceneDocument]
    /// The theme that the files name; a view may ask for another one.
    package let themeID: String?
    /// The components, bottom to top, every device's and every role's.
    package let placements: [Placement]
    /// The fixture; nil for a scene without one.
    package let fixture: Fixture?

    package init(chain: [SceneDocument], fixture: Fixture?) {
        self.chain = chain
        self.fixture = fixture
        themeID = chain.lazy.compactMap { $0.text("theme")?.text }.first
        placements = chain.reversed().reduce(into: []) { placements, document in
            let removed = Set((document.record?["remove"]?.items ?? []).compactMap(\.stringValue))
            placements.removeAll { removed.contains($0.id) }
            for placement in document.placements {
                if let index = placements.firstIndex(where: { $0.id == placement.id }) {
                    placements[index] = placement
                } else {
                    placements.append(placement)
                }
            }
        }
    }

    /// The id.
    package var id: String { chain.first?.id ?? "" }

    /// The layers of the chain, and below them what the fixture says of its widgets' looks.
    package var layers: [ConfigLayer] {
        let layers = chain.map(\.layer)
        return fixture?.layer.map { layers + [$0] } ?? layers
    }

    /// The name for people.
    package func title(locale: String) -> String {
        value("title").flatMap { LocalizedText($0).text(locale: locale) } ?? id
    }

    /// The kind of class, `small` when no file says so.
    package var type: String { value("type")?.stringValue ?? "small" }

    /// The locale.
    package var locale: String { value("locale")?.stringValue ?? StringTable.locales[0] }

    /// The user through whose eyes the scene is seen: the one that a file names, else the first teacher, else anybody.
    package var viewer: String {
        if let viewer = value("viewer")?.stringValue { return viewer }
        let users = (fixture?.record["users"]?.items ?? []).compactMap(\.record)
        let teacher = users.first { $0["role"]?.stringValue == "teacher" } ?? users.first
        return teacher?["uuid"]?.stringValue ?? ""
    }

    /// The screen.
    package var device: Device {
        guard let value = value("device") else { return .pad }
        if let record = value.record {
            guard let width = record["width"]?.literalNumber, let height = record["height"]?.literalNumber else {
                return .pad
            }
            let deviceClass = DeviceClass(rawValue: record["class"]?.stringValue ?? "") ?? .pad
            return Device(
                name: "\(Self.short(width))x\(Self.short(height)):\(deviceClass.rawValue)", width: width,
                height: height,
                deviceClass: deviceClass)
        }
        return value.stringValue == "phone" ? .phone : .pad
    }

    /// What the files say of the room's widgets together.
    package var widgets: WidgetEntries { widgets(without: nil) }

    /// What the files but one say of the room's widgets together.
    func widgets(without left: SceneDocument?) -> WidgetEntries {
        let documents = chain.filter { $0 !== left }.map(\.record)
        return WidgetEntries((documents + [fixture?.record]).compactMap { $0?["widgets"] })
    }

    /// The room that the scene opens.
    ///
    /// `openedAt` is what "now" is for distances such as `-12m` when the fixture has no clock; the built-in widgets are
    /// there without being named.
    package func seed(openedAt: Timestamp, catalog: ConfigCatalog) -> RoomSeed {
        let roomType = RoomType(sceneType: type)
        let widgets = self.widgets
        var seed: RoomSeed
        if let fixture {
            seed = fixture.seed(openedAt: openedAt, roomType: roomType, widgets: widgets)
        } else {
            seed = RoomSeed(room: RoomInfo(roomType: roomType))
            seed.widgets = widgets.seeds(now: openedAt, in: catalog)
        }
        for widget in catalog.widgets
        where widget.isBuiltIn && seed.widgets[widget.id] == nil
            && !widgets.isUnregistered(widget.id, in: catalog)
        {
            seed.widgets[widget.id] = WidgetSeed()
        }
        return seed
    }

    /// The cascade of a theme with this scene on top.
    package func cascade(over theme: Theme) -> Cascade {
        Cascade(catalog: theme.catalog, layers: layers + theme.layers)
    }

    private func value(_ key: String) -> ConfigValue? { chain.lazy.compactMap { $0.record?[key] }.first }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
