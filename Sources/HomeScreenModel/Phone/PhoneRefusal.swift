import LiveValues

/// Why a telephone did not do what it was asked.
package enum PhoneRefusal: Refusal, Hashable {
    /// The time was moved so far that no calendar has it.
    case farTime
    /// A device does not answer.
    case unreachableThing
    /// Nobody hears what devices are told, for a reason that is a clause.
    case unheard(String)
    /// A button sets what no device has.
    case unknownThing
    /// A button needs a value that its widget does not have now.
    case missingValue
    /// A value was to be stored under an empty key.
    case missingKey

    /// The case's name.
    package var reasonCode: String {
        switch self {
        case .farTime: "farTime"
        case .unreachableThing: "unreachableThing"
        case .unheard: "unheard"
        case .unknownThing: "unknownThing"
        case .missingValue: "missingValue"
        case .missingKey: "missingKey"
        }
    }

    /// A clause for people.
    package var description: String {
        switch self {
        case .farTime: "the time can be moved by ten years at most"
        case .unreachableThing: "the device cannot be reached"
        case .unheard(let reason): "no device would hear it: \(reason)"
        case .unknownThing: "there is no such device, or it has no such property"
        case .missingValue: "the button needs a value that is missing"
        case .missingKey: "a value is stored under a key: name one"
        }
    }
}
