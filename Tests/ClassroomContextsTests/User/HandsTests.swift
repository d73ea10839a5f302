import ClassroomContexts
import LiveValues
import Testing

@Suite struct HandsTests {
    @Test func comesDownByItselfWhenItsTimeIsOver() throws {
        let room = Classroom()
        try room.pool("student-1").user.handsWave(duration: .seconds(3), payload: ["userName": "陈小明"])
        room.clock.advance(by: .seconds(1))
        try room.pool("student-2").user.handsWave(duration: .seconds(1))
        let recorder = EventRecorder(room.store)
        #expect(room.store.nextDeadline == room.clock.now + .seconds(1))
        room.clock.advance(by: .milliseconds(999))
        room.store.advance()
        #expect(recorder.events.isEmpty)
        room.clock.advance(by: .milliseconds(1))
        room.store.advance()
        #expect(recorder.events == [.onUserHandsDown(userUuid: "student-2", payload: nil)])
        #expect(room.teacher.user.getHandsWaveList().map(\.userUuid) == ["student-1"])
        room.clock.advance(by: .seconds(60))
        room.store.advance()
        #expect(recorder.events.last == .onUserHandsDown(userUuid: "student-1", payload: ["userName": "陈小明"]))
        #expect(room.store.nextDeadline == nil)
    }

    @Test func staysUpWhenRenewed() throws {
        let room = Classroom()
        let student = room.pool("student-1")
        try student.user.handsWave(duration: .seconds(3))
        room.clock.advance(by: .seconds(2))
        try student.user.handsWave(duration: .seconds(3))
        room.clock.advance(by: .seconds(2))
        room.store.advance()
        #expect(student.user.isHandsWaving("student-1"))
        #expect(room.store.nextDeadline == room.clock.now + .seconds(1))
    }

    @Test func comesDownOnceWhenItsOwnerTakesItDown() throws {
        let room = Classroom()
        let student = room.pool("student-1")
        try student.user.handsWave()
        let recorder = EventRecorder(room.store)
        try student.user.handsDown()
        try student.user.handsDown()
        room.clock.advance(by: .seconds(5))
        room.store.advance()
        #expect(recorder.names == ["onUserHandsDown"])
    }

    @Test func cannotGoUpWhileItIsForbidden() {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        room.store.setHandsWaveEnabled(false)
        let error = #expect(throws: ContextError.self) { try room.pool("student-1").user.handsWave() }
        #expect(error?.code == .wrongState)
        #expect(!room.teacher.user.getHandsWaveEnable())
        #expect(recorder.events == [.onUserHandsWaveEnable(false)])
    }

    @Test(arguments: [Duration.zero, .seconds(-1)])
    func refusesADurationThatIsOverBeforeItBegins(duration: Duration) {
        let error = #expect(throws: ContextError.self) {
            try Classroom().pool("student-1").user.handsWave(duration: duration)
        }
        #expect(error?.code == .invalidArgument)
    }

    @Test func startsUpWhenTheSeedSaysSo() {
        let room = Classroom { $0.handsUp = [HandsWave(userUuid: "student-2"), HandsWave(userUuid: "nobody")] }
        #expect(room.teacher.user.getHandsWaveList() == [HandsWave(userUuid: "student-2")])
        #expect(room.store.nextDeadline == room.clock.now + .seconds(3))
    }
}
