import LiveValues

/// What changes in a room without anybody being told: the bookkeeping that later decisions depend on.
enum KeptChange: Codable, Hashable, Sendable {
    // MARK: Room

    /// The room's clock was set; what is waiting goes on waiting as long as it would have.
    case clockSet(forwardBy: Duration)
    /// The whole schedule, of which the event tells the state.
    case scheduled(classInfo: ClassInfo)

    // MARK: User

    /// The room knows a user who is not in it, and as whom they would come in.
    case expected(user: UserInfo, rewards: Int, properties: LiveProperties)
    /// The room does not know a user any more, and lets them in again.
    case forgotten(userUuid: String)
    /// A user may not come back.
    case banned(userUuid: String)
    /// A user who was removed for good may come back.
    case pardoned(userUuid: String)
    /// The streams with which a user who is away would come back.
    case streamsKept(streams: [StreamRecord], userUuid: String)
    /// How many rewards a user has who was given some in a group, where it was told.
    case rewardsBrought(count: Int, userUuid: String)
    /// The last number in an identifier that was made up.
    case studentNumbered(last: Int)
    /// The carousel's turn has come.
    case carouselTurned(next: Timestamp, last: String?)

    // MARK: Stream and media

    /// What clients are not told of a stream that has just joined.
    case streamOpened(streamUuid: String, volume: Int, belongsToStage: Bool)
    /// How a stream is sent to the delivery network; nil when it is not.
    case streamDelivered(streamUuid: String, publication: CdnPublication?)
    /// What a user's client was asked to render, play, mix and encode.
    case mediaUsed(use: MediaUse, userUuid: String)
    /// The states of a user's devices; nil when they follow from the room's and the user's streams.
    case devicesSet(states: [String: DeviceState]?, userUuid: String)
    /// The devices of everybody's machine; those that changed do for everybody what they say.
    case devicesReplaced(devices: [DeviceRecord], changed: [String])
    /// Nobody knows a packet report any more.
    case packetStatsForgotten

    // MARK: Board

    /// Who may write on the board now, and who may not any more.
    case boardGranted(add: [String], delete: [String])
    /// The board has a page more, in front of another one or behind all of them.
    case boardPageInserted(at: Int, of: Int)

    // MARK: Widget

    /// Whose leaving ends a widget's activity.
    case widgetOwned(widget: String, userUuid: String?)
    /// The room has a place for a widget that nobody has activated.
    case widgetKnown(widget: String)
    /// A widget is registered, or not any more.
    case widgetInstalled(widget: String, isInstalled: Bool)
    /// What a widget's registration hands to it.
    case widgetInformed(widget: String, extraInfo: LiveProperties)
    /// What scenes say to a widget that starts.
    case widgetGreeted(widget: String, messages: [WidgetMessage])
    /// The room does not know a widget any more.
    case widgetForgotten(widget: String)
    /// What a widget's server keeps to itself has changed: by key, not by path.
    case serverPropertiesSet(widget: String, changed: LiveProperties, removed: [String])
    /// What a widget's server keeps to itself about a user; nil for nothing.
    case serverUserPropertiesSet(widget: String, userUuid: String, properties: LiveProperties?)
    /// A widget's server forgets what it kept about users.
    case serverUserPropertiesForgotten(widget: String)
}
