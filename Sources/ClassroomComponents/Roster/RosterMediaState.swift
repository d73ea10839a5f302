/// What the roster says about a student's camera or microphone, in the order in which it is checked.
///
/// The raw value is the key below `camera` and `microphone`.
enum RosterMediaState: String, CaseIterable, Sendable {
    case offStage, deviceOff, streamOff, streamOn

    /// The state.
    ///
    /// - Parameters:
    ///   - onStage: Whether the student is a co-host.
    ///   - isOpen: Whether the source of their stream runs.
    ///   - isAllowed: Whether their stream may publish it.
    init(onStage: Bool, isOpen: Bool, isAllowed: Bool) {
        self = !onStage ? .offStage : !isOpen ? .deviceOff : isAllowed ? .streamOn : .streamOff
    }

    /// The key of the word for it.
    var stringKey: String {
        switch self {
        case .offStage: "diorama_state_off_stage"
        case .deviceOff: "diorama_state_device_off"
        case .streamOff: "diorama_state_forbidden"
        case .streamOn: "diorama_state_on"
        }
    }

    /// Whether a teacher's click can do something, if the theme lets it: there has to be an open device to allow.
    func takesClick(isOpen: Bool) -> Bool {
        switch self {
        case .offStage: isOpen
        case .deviceOff: false
        case .streamOff, .streamOn: true
        }
    }
}
