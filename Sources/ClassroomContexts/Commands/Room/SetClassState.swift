public import LiveValues

/// Sets the class state.
///
/// A class that begins without a start time begins now.
public struct SetClassState: ServerCommand {
    /// Where the class stands.
    public var classState: ClassState
    /// When it starts or started; nil leaves it to the state.
    public var startTime: Timestamp?

    /// Sets the state; without a start, a class that begins does so now.
    public init(classState: ClassState, startTime: Timestamp? = nil) {
        self.classState = classState
        self.startTime = startTime
    }

    static let name = "setClassState"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setClassState(classState, startTime: startTime)
    }
}

extension RoomStore {
    /// Sets the class state.
    ///
    /// A class that begins without a start time begins now.
    public func setClassState(_ classState: ClassState, startTime: Timestamp? = nil) {
        simulate(.setClassState(SetClassState(classState: classState, startTime: startTime)))
    }
}
