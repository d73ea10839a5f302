public import LiveValues

/// Writes what a widget's server elsewhere has answered into the room.
public struct ChangeWidget: ServerCommand {
    /// The identifier of the widget that it is about.
    public var widgetId: String
    /// What follows from the answer, in order.
    public var changes: [WidgetChange]

    /// Takes the changes of one answer together, so that nobody sees half of it.
    public init(widgetId: String, changes: [WidgetChange]) {
        self.widgetId = widgetId
        self.changes = changes
    }

    static let name = "changeWidget"

    func decide(in decision: inout Decision) throws(ContextError) {
        let server = UserInfo(userUuid: "", userName: "", userRole: .observer)
        try decision.change(widgetId, for: server) { (ledger: inout WidgetLedger) throws(ContextError) in
            for change in changes { change.apply(to: &ledger) }
        }
    }
}

/// One thing that a widget's server changes in a room.
public enum WidgetChange: Codable, Hashable, Sendable {
    /// Merges values into the widget's room properties, by key path.
    case updateRoomProperties(LiveProperties)
    case deleteRoomProperties(keyPaths: [String])
    /// Merges values into a user's properties in the widget, by key path.
    case updateUserProperties(LiveProperties, userUuid: String)
    /// Replaces what the server keeps to itself.
    case setServerProperties(LiveProperties)
    /// Replaces what the server keeps to itself about a user.
    case setServerUserProperties(LiveProperties, userUuid: String)
    /// Forgets what the server keeps to itself about users.
    case forgetServerUserProperties
    /// Makes the widget active for everybody, until the owner leaves.
    case activate(owner: String?, frame: WidgetSyncFrame?)
    /// Makes the widget inactive for everybody; its properties stay.
    case deactivate

    private enum UpdateRoomPropertiesCodingKeys: String, CodingKey { case _0 = "properties" }
    private enum UpdateUserPropertiesCodingKeys: String, CodingKey {
        case _0 = "properties"
        case userUuid
    }
    private enum SetServerPropertiesCodingKeys: String, CodingKey { case _0 = "properties" }
    private enum SetServerUserPropertiesCodingKeys: String, CodingKey {
        case _0 = "properties"
        case userUuid
    }

    fileprivate func apply(to ledger: inout WidgetLedger) {
        switch self {
        case .updateRoomProperties(let changes): ledger.updateRoomProperties(changes)
        case .deleteRoomProperties(let keyPaths): ledger.deleteRoomProperties(keyPaths)
        case .updateUserProperties(let changes, let uuid): ledger.updateUserProperties(changes, of: uuid)
        case .setServerProperties(let properties): ledger.serverProperties = properties
        case .setServerUserProperties(let properties, let uuid): ledger.setServerProperties(properties, of: uuid)
        case .forgetServerUserProperties: ledger.forgetServerUserProperties()
        case .activate(let owner, let frame): ledger.activate(owner: owner, frame: frame)
        case .deactivate: ledger.deactivate()
        }
    }
}
