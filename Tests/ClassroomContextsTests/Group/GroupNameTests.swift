import ClassroomContexts
import LiveValues
import Testing

/// What groups are called, and who is told that they cannot be.
@Suite struct GroupNameTests {
    private let room = Classroom()

    @Test(arguments: ["", " \n", LiveText(byLocale: ["en": "Optics", "zh-Hans": ""])])
    func refusesAGroupThatSomebodyWouldSeeWithoutAName(name: LiveText) {
        let group = room.teacher.group
        let configs = [SubRoomCreateConfig(subRoomName: "Waves"), SubRoomCreateConfig(subRoomName: name)]
        let error = #expect(throws: ContextError.self) { try group.addSubRoomList(configs) }
        #expect(error?.code == .invalidArgument)
        #expect(group.getSubRoomList().isEmpty, "none of them is made")
    }

    @Test func saysThatTheRoomCannotWhereNoUserAsked() throws {
        let error = #expect(throws: ContextError.self) {
            try room.store.perform(.setGroups(SetGroups(count: 21)), by: .server)
        }
        #expect(error?.description == "the room cannot setGroups: a class has 20 groups at most")
    }
}
