package import ClassroomContexts
public import ConfigSchema
public import LiveValues
public import SceneModel

extension ClassroomKind {
    /// The users of the fixture, in the order of arrival; nil when some could not be read.
    public func viewers(in fixture: RecordValue) -> [String]? { FixtureUsers.identifiers(in: fixture) }

    /// The roles of the fixture's users; nil when some could not be read.
    public func audiences(in fixture: RecordValue) -> [String]? {
        guard let users = FixtureUsers.identifiers(in: fixture) else { return nil }
        var roles = fixture.records("users").compactMap { $0["role"]?.stringValue }
        if users.count > roles.count { roles.append(UserRole.student.name) }
        return roles.isEmpty ? nil : roles
    }

    /// The first teacher, else the first user.
    public func defaultViewer(in fixture: RecordValue) -> String? {
        let users = fixture.records("users")
        guard let viewer = users.first(where: { $0["role"]?.stringValue == "teacher" }) ?? users.first else {
            return GeneratedStudents.identifiers(in: fixture, besides: []).first
        }
        return viewer["uuid"]?.stringValue
    }

    /// The room's type: a lecture and a small class with one fixture are two rooms, and so are two service types.
    public func storeVariant(of scene: Scene) -> String {
        [RoomType(sceneType: scene.type).name, scene.serviceType?.name].compactMap(\.self).joined(separator: " ")
    }

    /// A `RoomStore` with the fixture's seed, whose clock the fixture may hold.
    public func open(_ scene: Scene, at time: Timestamp, clock: (any LiveClock)?) -> any LiveStore {
        RoomStore(seed: seed(for: scene, openedAt: time), clock: clock, widgetService: widgetService)
    }

    /// Applies the fixture's changes to a room.
    public func update(_ store: any LiveStore, to scene: Scene, openedAt time: Timestamp) {
        store.classroom.apply(seed(for: scene, openedAt: time))
    }

    /// The user's role; an observer for somebody who is not in the room.
    public func audience(of viewer: String, in store: any LiveStore) -> String {
        let role = ContextPool(store.classroom, localUser: viewer).user.getUserInfo(viewer)?.userRole
        return (role ?? .observer).name
    }

    /// Whether somebody is in the room, or was.
    public func knows(_ viewer: String, in store: any LiveStore) -> Bool {
        let room = ContextPool(store.classroom, localUser: viewer).room
        return room.isJoined() || room.getDeparture() != nil
    }

    /// The room that a scene opens.
    ///
    /// `openedAt` is what "now" is for distances such as `-12m` when the fixture has no clock; the built-in widgets are
    /// there without being named.
    package func seed(for scene: Scene, openedAt: Timestamp) -> RoomSeed {
        let roomType = RoomType(sceneType: scene.type)
        let widgets = scene.widgets
        var seed: RoomSeed
        if let fixture = scene.fixture {
            seed = ClassroomFixture(fixture, widgetCatalog)
                .seed(openedAt: openedAt, roomType: roomType, serviceType: scene.serviceType, widgets: widgets)
        } else {
            seed = RoomSeed(room: RoomInfo(roomType: roomType, serviceType: scene.serviceType))
            seed.widgets = widgets.seeds(now: openedAt, in: widgetCatalog, scene.vocabulary)
        }
        for widget in widgetCatalog.widgets
        where widget.isBuiltIn && seed.widgets[widget.id] == nil
            && !widgets.isUnregistered(widget.id, in: widgetCatalog)
        {
            seed.widgets[widget.id] = WidgetSeed()
        }
        return seed
    }
}

extension Scene {
    /// What the files say of the room's widgets together.
    package var widgets: WidgetEntries { widgets(without: nil) }

    /// What the files but one say of the room's widgets together.
    func widgets(without left: SceneDocument?) -> WidgetEntries {
        let documents = chain.filter { $0 !== left }.map(\.record)
        return WidgetEntries((documents + [fixture?.record]).compactMap { $0?["widgets"] })
    }
}
