import LiveValues

/// Lets a student come in.
///
/// In a one-to-one or small class their camera and microphone are on from the start; in a lecture they publish nothing.
public struct AdmitStudent: ServerCommand {
    /// The longest name that a student can come in with, in Unicode scalars.
    package static let maxNameLength = 200

    /// The name that is shown; a blank one becomes `Student <n>`.
    public var name: String
    /// The identifier; nil takes the next free `student-<n>`.
    public var userUuid: String?

    /// Admits somebody new; one who is in the room already is left as they are.
    public init(name: String, userUuid: String? = nil) {
        self.name = name
        self.userUuid = userUuid
    }

    static let name = "admitStudent"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        guard name.unicodeScalars.count <= Self.maxNameLength else {
            throw refusal(.invalidArgument, "a name has \(Self.maxNameLength) characters at most")
        }
        let uuid = userUuid ?? freeStudentUuid(in: &decision)
        guard decision.state.users[uuid] == nil else { return }
        decision.keep(.forgotten(userUuid: uuid))
        let user = UserInfo(userUuid: uuid, userName: LiveText(shownName(in: decision)), userRole: .student)
        decision.keep(.expected(user: user, rewards: 0, properties: [:]))
        if decision.state.room.roomType != .lecture {
            let stream = StreamRecord(uuid: decision.state.freeStreamUuid(for: uuid), owner: uuid)
            decision.keep(.streamsKept(streams: [stream], userUuid: uuid))
        }
        decision.arrive(uuid)
    }

    private func shownName(in decision: Decision) -> String {
        guard name.allSatisfy(\.isWhitespace) else { return name }
        return "Student \((decision.state.arrivalsByRole[.student]?.count ?? 0) + 1)"
    }

    private func freeStudentUuid(in decision: inout Decision) -> String {
        let state = decision.state
        var number = max(state.lastStudentNumber, state.arrivalsByRole[.student]?.count ?? 0)
        // Wraps around: a stored history may say anything.
        repeat { number &+= 1 } while state.users["student-\(number)"] != nil || state.away["student-\(number)"] != nil
        decision.keep(.studentNumbered(last: number))
        return "student-\(number)"
    }
}

extension RoomStore {
    /// Lets a student come in.
    ///
    /// In a one-to-one or small class their camera and microphone are on from the start; in a lecture they publish
    /// nothing.
    ///
    /// - Parameters:
    ///   - name: The name that is shown; a blank one becomes `Student <n>`.
    ///   - uuid: The identifier; nil takes the next free `student-<n>`.
    /// - Returns: The student's identifier.
    @discardableResult
    public func studentJoins(name: String, uuid: String? = nil) -> String {
        let facts = simulate(.admitStudent(AdmitStudent(name: name, userUuid: uuid)))
        for case .onRemoteUserJoined(let user)? in facts.map(\.event) { return user.userUuid }
        return uuid ?? ""
    }
}
