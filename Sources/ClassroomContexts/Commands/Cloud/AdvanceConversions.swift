import LiveValues

/// Takes the conversions of files a step further when their time has come.
///
/// Upstream asks the converting server every three seconds; here the room is that server.
public struct AdvanceConversions: ServerCommand {
    /// Carries nothing: the room's clock says what is due.
    public init() {}

    static let name = "advanceConversions"

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.advanceConversions()
        for subRoom in Array(decision.state.groups.order) { decision.inSubRoom(subRoom) { $0.advanceConversions() } }
    }
}

extension Decision {
    fileprivate mutating func advanceConversions() {
        guard let due = state.cloud.nextStep, due <= time else { return }
        for (owner, file) in state.cloud.converting { tell(.onCloudFileAdded(file.aStepFurther), to: .user(owner)) }
    }
}

extension CloudFile {
    /// The file after the next step of its conversion.
    fileprivate var aStepFurther: CloudFile {
        guard case .running(let percent) = conversion else { return self }
        var file = self
        let next = min(max(0, percent), 100) + CloudFiles.percentPerStep
        file.conversion = next < 100 ? .running(percent: next) : nil
        return file
    }
}
