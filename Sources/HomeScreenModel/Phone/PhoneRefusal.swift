import LiveValues

/// Why a telephone did not do what it was asked.
package enum PhoneRefusal: String, Refusal {
    /// The time was moved so far that no calendar has it.
    case farTime

    /// The case's name.
    package var reasonCode: String { rawValue }

    /// A clause for people.
    package var description: String {
        switch self {
        case .farTime: "the time can be moved by ten years at most"
        }
    }
}
