/// Starts the class now.
public struct StartClass: UserCommand {
    /// Asks for the start.
    public init() {}

    static let permission = ContextCommand.startClass

    static let isAboutWholeClass = true

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        guard decision.state.classInfo.state == .before else {
            throw caller.refusal(.wrongState, "the class has already started")
        }
        decision.setClassState(.during)
    }
}

extension ContextCommand {
    /// Starting the class: it directs the lesson, so an assistant may not.
    public static let startClass = ContextCommand("startClass", .teacherAlone)
}

extension RoomContext {
    /// Starts the class now.
    ///
    /// - Throws: ``ContextError/Code/wrongState`` when it has already started.
    public func startClass() throws(ContextError) {
        try gateway.give(.startClass(StartClass()))
    }
}
