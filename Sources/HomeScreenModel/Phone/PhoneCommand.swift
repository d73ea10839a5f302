package import LiveValues

/// What somebody can ask of a telephone and of what it is connected to, and what arrives from elsewhere.
///
/// Everything that changes a ``PhoneState`` is one of these: taps on widgets, the controls of the preview, answers.
package enum PhoneCommand: Codable, Hashable, Sendable {
    /// Requests come to something else from now on.
    case setNetwork(network: PhoneState.Network)
    /// Somebody signs in to an app, or out of it.
    case setSignedIn(app: String, isSignedIn: Bool, person: String)
    /// Somebody opens an app, or goes back to the home screen.
    case bringToFront(app: String?, person: String)
    /// An app writes into the store that its widgets read, and asks for other timelines of those that read the key.
    case write(group: String, key: String, value: LiveValue, person: String)
    /// An app writes into the store, and forgets to ask for other timelines.
    case writeOnly(group: String, key: String, value: LiveValue, person: String)
    /// The time is moved, by milliseconds.
    case moveTime(by: Int64)
    /// The time is so many minutes away from what it would be.
    case shiftTime(minutes: Int)
    /// The time is what it would be.
    case resetTime
    /// Somebody taps a widget, or a link in it; with what the app calls the place where it goes then.
    case tap(app: String, url: String?, route: String?, person: String)
    /// Somebody presses a button or a switch of a widget; with all that it does.
    case press(instance: InstanceKey, intent: String, actions: [IntentAction])
    /// Somebody edits a widget on its screen.
    case choose(instance: InstanceKey, parameter: String, value: LiveValue)
    /// Somebody wants a widget as its screen's file has it.
    case forgetChoices(instance: InstanceKey)
    /// Somebody turns a stack to one of its widgets, from 0.
    case turn(stack: InstanceKey, to: Int)
    /// Somebody wants to see more of a widget of a Today view, or less.
    case expand(instance: InstanceKey, Bool)
    /// Somebody at home uses a device.
    case useThing(thing: String, property: String, value: LiveValue)
    /// A device is connected, or lost.
    case setThingStatus(thing: String, status: ThingStatus)
    /// A device confirms what is set from now on, or does not.
    case setThingConfirmation(thing: String, confirms: Bool)
    /// An app asks for other timelines.
    case reload(ReloadScope)
    /// Somebody wants another timeline of a widget now; no app can ask for it like that.
    case reloadByHand(InstanceKey)
    /// An answer comes, or a value that was asked for.
    case deliver(SourceAddress, Delivery)
    /// An origin cannot be asked from now on; the reason as a clause.
    case lose(SourceAddress, String)
    /// An origin can be asked again.
    case regain(SourceAddress)
    /// The picture at an address comes, or does not.
    case deliverPicture(url: String, PictureDelivery)
    /// What is beyond the process stands otherwise.
    case connect(Connections)
    /// Something is told on a topic.
    case told(topic: String, LiveValue)
}

/// Which widgets an app asks other timelines for.
package enum ReloadScope: Codable, Hashable, Sendable {
    case instance(InstanceKey)
    /// All instances of a widget that one person has, by the widget's id.
    case kind(widget: String, person: String)
    /// All widgets that one person has.
    case all(person: String)

    /// Whether an instance of a widget is meant.
    func contains(_ key: InstanceKey, of widget: String) -> Bool {
        switch self {
        case .instance(let one): key == one
        case .kind(let kind, let person): widget == kind && key.person == person
        case .all(let person): key.person == person
        }
    }
}
